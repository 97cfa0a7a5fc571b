import { cr14 } from './cr-1.4.ts';
import { cr2603 } from './cr-26.03.ts';
import type { Edition } from './edition.ts';
import type { EditionId } from './edition-id.ts';

export const EDITIONS: Readonly<Record<EditionId, Edition>> = { '1.4': cr14, '26.03': cr2603 };
