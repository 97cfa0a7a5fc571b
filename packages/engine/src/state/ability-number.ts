// What can be used of a card has one number: its paid abilities, then its paid interrupts. Of what other cards gave it
// the number says by which text it is given, too.

/** Interrupts are numbered after a card's paid abilities when they are used. */
export const INTERRUPT_OFFSET = 100;

const GIVEN = 1000;

/** The number of what a text gives, by the definition it stands in and its number there. */
export const numberOfGiven = (def: number, number: number): number => (def + 1) * GIVEN + number;

/** The definition that gives it, -1 for what is printed on the card itself. */
export const giverDefOf = (number: number): number => (number < GIVEN ? -1 : Math.floor(number / GIVEN) - 1);

/** Its number in the text it stands in. */
export const numberInText = (number: number): number => (number < 0 ? number : number % GIVEN);
