/** Characters that change how what stands around them is read, or that cannot be seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** What somebody wrote, as it is shown to others: one line, without what could hide or turn around the rest. Never markup. */
export const spokenText = (text: string): string =>
  text.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
