import type { EffectWords } from '../../state/effect-word.ts';
import type { Ruleset } from '../../state/ruleset.ts';
import { ACCESS_MORE } from './access-more.ts';
import { AGENDAS } from './agendas.ts';
import { BREACH } from './breach.ts';
import { BREAK } from './break.ts';
import { BYPASS } from './bypass.ts';
import { COUNTER_EFFECTS } from './counters.ts';
import { DAMAGE } from './damage.ts';
import { DRAW } from './draw.ts';
import { ENCOUNTER } from './encounter.ts';
import { END_ACTION_PHASE } from './end-action-phase.ts';
import { END_RUN } from './end-run.ts';
import { FIRE } from './fire.ts';
import { FLIP } from './flip.ts';
import { IDENTIFY_MARK } from './identify-mark.ts';
import { IMMINENT } from './imminent.ts';
import { INSTALL } from './install.ts';
import { LATER } from './later.ts';
import { LINGER } from './linger.ts';
import { MAY_JACK_OUT } from './may-jack-out.ts';
import { MOVE } from './move.ts';
import { MOVE_RUNNER } from './move-runner.ts';
import { PLAY } from './play.ts';
import { POSSESSION_EFFECTS } from './possessions.ts';
import { PURGE } from './purge.ts';
import { REMEMBER } from './remember.ts';
import { REZ } from './rez.ts';
import { RUN } from './run.ts';
import { SABOTAGE } from './sabotage.ts';
import { SHOW } from './show.ts';
import { SHUFFLE_DECK } from './shuffle-deck.ts';
import { SWAP } from './swap.ts';
import { TAKE_ACTION } from './take-action.ts';
import { TAKE_CREDITS } from './take-credits.ts';
import { TARGET } from './target.ts';
import { TRASH } from './trash.ts';
import { TURN } from './turn.ts';
import { ENDINGS } from './win.ts';

/** Everything the rules say about every effect. */
const WORDS: EffectWords = {
  ...POSSESSION_EFFECTS,
  ...TAKE_CREDITS,
  ...DRAW,
  ...DAMAGE,
  ...COUNTER_EFFECTS,
  ...TARGET,
  ...TRASH,
  ...REZ,
  ...INSTALL,
  ...PLAY,
  ...MOVE,
  ...SHUFFLE_DECK,
  ...SHOW,
  ...SWAP,
  ...PURGE,
  ...FLIP,
  ...REMEMBER,
  ...TURN,
  ...IDENTIFY_MARK,
  ...SABOTAGE,
  ...TAKE_ACTION,
  ...END_ACTION_PHASE,
  ...RUN,
  ...END_RUN,
  ...MAY_JACK_OUT,
  ...ENDINGS,
  ...AGENDAS,
  ...MOVE_RUNNER,
  ...BREACH,
  ...BREAK,
  ...BYPASS,
  ...FIRE,
  ...ENCOUNTER,
  ...ACCESS_MORE,
  ...LINGER,
  ...LATER,
  ...IMMINENT,
};

export const EFFECTS = new Map(Object.entries(WORDS)) as ReadonlyMap<string, unknown> as Ruleset['effects'];
