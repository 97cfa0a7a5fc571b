import type { EffectWords } from '../../state/effect-word.ts';
import type { Ruleset } from '../../state/ruleset.ts';
import { ACCESS_MORE } from './access-more.ts';
import { BAD_PUBLICITY } from './bad-publicity.ts';
import { BREAK } from './break.ts';
import { BYPASS } from './bypass.ts';
import { CLICKS } from './clicks.ts';
import { COUNTER_EFFECTS } from './counters.ts';
import { CREDITS } from './credits.ts';
import { DAMAGE } from './damage.ts';
import { DRAW } from './draw.ts';
import { ENCOUNTER } from './encounter.ts';
import { END_ACTION_PHASE } from './end-action-phase.ts';
import { END_RUN } from './end-run.ts';
import { IDENTIFY_MARK } from './identify-mark.ts';
import { IMMINENT } from './imminent.ts';
import { INSTALL } from './install.ts';
import { LATER } from './later.ts';
import { LINGER } from './linger.ts';
import { MAY_JACK_OUT } from './may-jack-out.ts';
import { MOVE } from './move.ts';
import { MOVE_RUNNER } from './move-runner.ts';
import { PURGE } from './purge.ts';
import { REZ } from './rez.ts';
import { RUN } from './run.ts';
import { SABOTAGE } from './sabotage.ts';
import { SHOW } from './show.ts';
import { SHUFFLE_DECK } from './shuffle-deck.ts';
import { STRENGTH } from './strength.ts';
import { SWAP } from './swap.ts';
import { TAGS } from './tags.ts';
import { TAKE_ACTION } from './take-action.ts';
import { TRASH } from './trash.ts';

/** Everything the rules say about every effect. */
const WORDS: EffectWords = {
  ...CREDITS,
  ...CLICKS,
  ...DRAW,
  ...TAGS,
  ...BAD_PUBLICITY,
  ...DAMAGE,
  ...COUNTER_EFFECTS,
  ...TRASH,
  ...REZ,
  ...INSTALL,
  ...MOVE,
  ...SHUFFLE_DECK,
  ...SHOW,
  ...SWAP,
  ...PURGE,
  ...IDENTIFY_MARK,
  ...SABOTAGE,
  ...TAKE_ACTION,
  ...END_ACTION_PHASE,
  ...RUN,
  ...END_RUN,
  ...MAY_JACK_OUT,
  ...MOVE_RUNNER,
  ...BREAK,
  ...BYPASS,
  ...ENCOUNTER,
  ...ACCESS_MORE,
  ...STRENGTH,
  ...LINGER,
  ...LATER,
  ...IMMINENT,
};

export const EFFECTS = new Map(Object.entries(WORDS)) as ReadonlyMap<string, unknown> as Ruleset['effects'];
