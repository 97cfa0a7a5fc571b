/** How many letters of a word a small card has room for. */
const ROOM = 11;

/** A title whose words all fit on a small card: no word is ever broken in two, a long one is shortened. */
export const shortTitle = (title: string): string =>
  title
    .split(' ')
    .map((word) => (word.length <= ROOM ? word : `${word.slice(0, ROOM - 2)}.`))
    .join(' ');
