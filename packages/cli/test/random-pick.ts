/** A number from 0 to `below` - 1 that depends only on the seed and on how many options were played. */
export function randomPick(seed: string, played: number, below: number): number {
  let hash = 0x811c9dc5 ^ played;
  for (let index = 0; index < seed.length; index++) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  return (hash >>> 0) % below;
}
