import { amountOf } from '../../query/ask.ts';
import type { Context } from '../../state/context.ts';
import type { EffectOf } from '../../state/effect-word.ts';
import type { Effect } from '../../state/frame.ts';
import type { Game } from '../../state/game.ts';
import type { Ignored, Terms } from '../../state/terms.ts';

// What an effect makes of the costs of an act it directs.

type Act = Pick<EffectOf<'install' | 'rez' | 'play'>, 'free' | 'less'>;

export const ignoredBy = ({ free }: Act): Ignored => free ?? '';

/** As its data says, before it is imminent. */
export const termsIn = (game: Game, data: Act, context: Context): Terms => ({
  free: ignoredBy(data),
  less: data.less === undefined ? 0 : amountOf(game, data.less, context),
});

export const termsOf = ({ detail, amount }: Effect): Terms => ({ free: detail as Ignored, less: amount });
