export const EDITION_IDS = ['1.4', '26.03'] as const;

export type EditionId = (typeof EDITION_IDS)[number];
