import type { CompiledPaid } from '../compile/program.ts';
import { subtypeName } from '../describe/subtypes.ts';
import { creditsFor, type Purpose } from '../query/price.ts';
import { encounteredIce } from '../query/run.ts';
import { advancementRequirement, strengthOf } from '../query/values.ts';
import type { Intent, Reason } from '../rules/legality/requirement.ts';
import { awaitsX, priceOfOption } from '../rules/option-price.ts';
import type { Side } from '../side.ts';
import { option } from '../state/decision.ts';
import { defOf, type Game, playerOf, refOf } from '../state/game.ts';
import { type Card, NOTHING } from '../state/state.ts';

// Refusals that are about numbers tell them: what it costs and what there is, how strong it is and what is needed.

const PURPOSES: Readonly<Partial<Record<Intent['kind'], Purpose>>> = {
  play: 'play',
  install: 'install',
  rez: 'rez',
  use: 'use',
  advance: 'advance',
  removeTag: 'removeTags',
  trashResource: 'other',
  run: 'run',
};

const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** What a move costs now, where that is one known price. */
function priceOfMove(game: Game, side: Side, { kind, card, server, onto, number, giver }: Intent) {
  if (PURPOSES[kind] === undefined && kind !== 'purge') return null;
  if (giver !== NOTHING) return null;
  const move = option(
    kind,
    kind,
    '',
    card === null ? NOTHING : refOf(card),
    server,
    onto === null ? NOTHING : refOf(onto),
    number,
  );
  if (awaitsX(game, move)) return null;
  const price = priceOfOption(game, side, move);
  return price === null || price.others.length > 0 ? null : price;
}

function shortOfCredits(game: Game, side: Side, intent: Intent): string | null {
  const price = priceOfMove(game, side, intent);
  const there = creditsFor(game, side, PURPOSES[intent.kind] ?? 'other', intent.card);
  if (price === null || price.credits <= there) return null;
  return `It costs ${counted(price.credits, 'credit')}, and you can spend ${there}.`;
}

function shortOfClicks(game: Game, side: Side, intent: Intent): string | null {
  const price = priceOfMove(game, side, intent);
  const there = playerOf(game.state, side).clicks;
  if (price === null || price.clicks <= there) return null;
  return `It takes ${counted(price.clicks, 'click')}, and you have ${there}.`;
}

function notAdvancedEnough(game: Game, card: Card): string {
  const missing = advancementRequirement(game, card) - card.advancement;
  return `It needs ${missing} more advancement ${missing === 1 ? 'counter' : 'counters'}.`;
}

const usedOf = (game: Game, card: Card, { number }: Intent): CompiledPaid | undefined =>
  defOf(game, card).uses[number];

function wrongIce(game: Game, card: Card, intent: Intent): string | null {
  const ice = encounteredIce(game.state);
  const wanted = usedOf(game, card, intent)?.interfaceWith ?? '';
  if (ice === null || wanted === '') return null;
  return `It works on ${subtypeName(wanted)} ice, which ${defOf(game, ice).data.title} is not.`;
}

function notStrongEnough(game: Game, card: Card): string | null {
  const ice = encounteredIce(game.state);
  if (ice === null) return null;
  const mine = strengthOf(game, card) ?? 0;
  return `Its strength is ${mine}, and ${defOf(game, ice).data.title} has ${strengthOf(game, ice) ?? 0}.`;
}

/** The sentence of a refusal that is about numbers or names, with those; null where it is another, or they are not known. */
export function amountsInWords(game: Game, side: Side, because: Reason, intent: Intent): string | null {
  const { card } = intent;
  switch (because) {
    case 'notEnoughCredits':
      return shortOfCredits(game, side, intent);
    case 'notEnoughClicks':
      return shortOfClicks(game, side, intent);
    case 'notAdvancedEnough':
      return card === null ? null : notAdvancedEnough(game, card);
    case 'wrongIce':
      return card === null ? null : wrongIce(game, card, intent);
    case 'notStrongEnough':
      return card === null ? null : notStrongEnough(game, card);
    default:
      return null;
  }
}
