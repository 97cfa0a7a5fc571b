import { readJson } from './kept.ts';

const FILE = 'version-1-abilities.json';

/** An ability by its place in version 1: `number` is what keys say, counted from 1 within its list. */
export interface Version1Ability {
  /** 'when', what it creates ('delayed') and 'terminal' are counted in one list. */
  readonly kind: 'static' | 'when' | 'delayed' | 'terminal' | 'interrupt' | 'paid' | 'play' | 'subroutine';
  readonly number: number;
  readonly text: string;
  /** What can be chosen in it (`mode 1`, `mode 2` …), for each choice in the order of the program. */
  readonly modes?: readonly (readonly string[])[];
}

let kept: Readonly<Record<string, readonly Version1Ability[]>> | null = null;

function keptAbilities(): Readonly<Record<string, readonly Version1Ability[]>> {
  kept ??= readJson(FILE) as Record<string, Version1Ability[]>;
  return kept;
}

/** The abilities of a card of version 1; none for a card that is younger. */
export const version1Abilities = (card: string): readonly Version1Ability[] => keptAbilities()[card] ?? [];

/** Whether version 1 had a card. */
export const isOfVersion1 = (card: string): boolean => card in keptAbilities();

/** How many abilities of a card could be used in version 1. */
export const usesOf = (card: string): number =>
  version1Abilities(card).filter(({ kind }) => kind === 'paid').length;
