import type { Possession, Recipient } from '../../language/effect.ts';
import { HAVERS } from '../../language/value.ts';
import type { DeedName } from '../../language/words/deeds.ts';
import { prospect } from '../../query/deeds.ts';
import { isForbidden } from '../../query/forbidden.ts';
import { isAlwaysPrevented } from '../../query/prevented.ts';
import { opponentOf, type Side } from '../../side.ts';
import type { EffectWords, Interruptible } from '../../state/effect-word.ts';
import { ALL, COST, type Effect } from '../../state/frame.ts';
import type { Game } from '../../state/game.ts';
import { NO_SERVER } from '../../state/state.ts';
import { giveBadPublicity, removeBadPublicity } from '../bad-publicity.ts';
import { gainClicks, gainCredits, loseCredits } from '../credits.ts';
import { loseClicks } from '../pay.ts';
import { giveTags, removeTags } from '../tags.ts';
import { never, PLAIN, report } from './common.ts';

/** What gaining or losing something is as a deed; null: nothing waits for it. */
type Deeds = Readonly<Record<Possession, DeedName | null>>;

const GAINING: Deeds = {
  credits: 'gainCredits',
  clicks: null,
  tags: 'takeTags',
  badPublicity: 'takeBadPublicity',
};
const LOSING: Deeds = { credits: null, clicks: null, tags: 'removeTags', badPublicity: null };

const whatOf = ({ detail }: Effect): Possession => detail as Possession;

/** Tags are the Runner's, but either player may remove them. */
const doerOf = (deed: DeedName, { by, who }: Effect): Side => (deed === 'removeTags' ? by : who);

const imminentAs = (deeds: Deeds): Interruptible => ({
  deed: (effect) => deeds[whatOf(effect)],
  would(game, effect) {
    const deed = deeds[whatOf(effect)];
    const server = game.state.run?.server ?? NO_SERVER;
    return deed === null ? [] : [prospect(game, deed, doerOf(deed, effect), null, server)];
  },
  charge: null,
  together: false,
});

const isKeptFrom = (game: Game, deeds: Deeds, what: Possession, side: Side): boolean => {
  const deed = deeds[what];
  return deed !== null && isForbidden(game, deed, side);
};

/** Neither what is forbidden nor what would be prevented is a way to pay (1.15.1b). */
const cannotBeCost = (game: Game, deeds: Deeds, what: Possession, side: Side): boolean => {
  const deed = deeds[what];
  return deed !== null && (isForbidden(game, deed, side) || isAlwaysPrevented(game, deed, side));
};

/** How they are gained and lost; what was lost is returned. */
const GAIN: { readonly [W in Possession]: (game: Game, side: Side, amount: number) => void } = {
  credits: (game, side, amount) => gainCredits(game, side, amount, 'gainCredits'),
  clicks: (game, side, amount) => gainClicks(game, side, amount, 'gainClicks'),
  tags: (game, _side, amount) => giveTags(game, amount),
  badPublicity: (game, _side, amount) => giveBadPublicity(game, amount),
};
const LOSE: { readonly [W in Possession]: (game: Game, effect: Effect, amount: number) => number } = {
  credits: (game, { who }, amount) => loseCredits(game, who, amount, 'loseCredits'),
  clicks: (game, { who, marks }, amount) =>
    loseClicks(game, who, amount, marks & COST ? 'spendClicks' : 'loseClicks'),
  tags: (game, { by }, amount) => removeTags(game, by, amount),
  badPublicity: (game, _effect, amount) => removeBadPublicity(game, amount),
};

const owned = (game: Game, what: Possession, side: Side): number =>
  game.rules.numbers.player[what](game, side);

/** Who has what is gained or lost, of "you" and the opponent of who pays with it. */
const ownerIn = ({ what, who }: { what: Possession; who?: Recipient | undefined }, payer: Side): Side =>
  HAVERS[what] ?? (who === 'opponent' ? opponentOf(payer) : payer);

export const POSSESSION_EFFECTS: EffectWords<'gain' | 'lose'> = {
  gain: {
    concrete: { ...PLAIN, who: ({ what }) => HAVERS[what], detail: ({ what }) => what },
    imminent: imminentAs(GAINING),
    choosing: null,
    // Tags are only taken where there are some to take (9.8.6a).
    expected: (_game, { detail, amount }) => detail !== 'tags' || amount > 0,
    couldChange: (game, { what }, _context, side, amount) =>
      amount > 0 && !isKeptFrom(game, GAINING, what, HAVERS[what] ?? side),
    payable: {
      owned: (game, { what, who }, payer) =>
        cannotBeCost(game, GAINING, what, ownerIn({ what, who }, payer)) ? 0 : Number.POSITIVE_INFINITY,
      fits: never,
      lacking: () => 'tags',
    },
    resolve(game, effect) {
      const { who, amount } = effect;
      const what = whatOf(effect);
      if (isKeptFrom(game, GAINING, what, who)) return;
      GAIN[what](game, who, amount);
      report(game, effect, Math.max(0, amount));
    },
  },

  lose: {
    concrete: {
      ...PLAIN,
      who: ({ what }) => HAVERS[what],
      detail: ({ what }) => what,
      marks: ({ amount }) => (amount === 'all' ? ALL : 0),
      most: (game, { what }, side) => owned(game, what, side),
    },
    imminent: imminentAs(LOSING),
    choosing: null,
    expected: () => true,
    couldChange: (game, { what }, _context, side, amount) =>
      amount > 0 && owned(game, what, HAVERS[what] ?? side) > 0,
    payable: {
      owned: (game, { what, who }, payer) => {
        const owner = ownerIn({ what, who }, payer);
        const doer = what === 'tags' ? payer : owner;
        return cannotBeCost(game, LOSING, what, doer) ? 0 : owned(game, what, owner);
      },
      fits: never,
      lacking: ({ what }) => (what === 'clicks' ? 'clicks' : what === 'credits' ? 'credits' : 'tags'),
    },
    resolve(game, effect) {
      const { who, by, amount, marks } = effect;
      const what = whatOf(effect);
      if (isKeptFrom(game, LOSING, what, what === 'tags' ? by : who)) return;
      const wanted = marks & ALL ? owned(game, what, who) : amount;
      report(game, effect, LOSE[what](game, effect, wanted));
    },
  },
};
