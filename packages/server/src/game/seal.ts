import { createHash, randomBytes } from 'node:crypto';

/** A new seed, and what it is sealed with so that nobody can guess it from its seal. */
export function newSeed(): { seed: string; salt: string; seal: string } {
  const seed = randomBytes(16).toString('hex');
  const salt = randomBytes(16).toString('hex');
  return { seed, salt, seal: sealOf(seed, salt) };
}

/** The digest that is told before a game; who has seed and salt after it can make it again. */
export const sealOf = (seed: string, salt: string): string =>
  createHash('sha256').update(`${seed} ${salt}`).digest('hex');

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A name that says nothing, for a game: short enough to be read out, long enough not to be met by chance. */
export function newGameId(): string {
  const bytes = randomBytes(12);
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** A secret that nobody guesses. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** What is kept of a secret: who reads the store cannot sit down with it. */
export const secretDigest = (secret: string): string => createHash('sha256').update(secret).digest('hex');
