import { digestOf } from '../digest.ts';
import type { EditionId } from '../editions/edition-id.ts';
import { EDITIONS } from '../editions/index.ts';

/** Raised with every change to what the engine makes of the same tables and cards; docs/VERSIONS.md. */
export const RULES_VERSION = 2;

const digests = new Map<EditionId, string>();

/** The digest of an edition's tables. */
export function editionDigest(edition: EditionId): string {
  const made = digests.get(edition) ?? digestOf(EDITIONS[edition]);
  digests.set(edition, made);
  return made;
}
