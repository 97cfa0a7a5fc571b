import type { EffectData } from '../language/effect.ts';
import type { COUNTED } from '../language/words/effects.ts';
import { BAD_PUBLICITY, CLICKS, CREDITS, counterName, countersOf, damageOf, TAGS } from './units.ts';
import type { Doing } from './voice.ts';

type Counted = (typeof COUNTED)[number];
type Data<N extends Counted> = Extract<EffectData, { effect: N }>;

export const POSSESSIONS = {
  credits: CREDITS,
  clicks: CLICKS,
  tags: TAGS,
  badPublicity: BAD_PUBLICITY,
} as const;

const cards = (how: string) => (): Doing => ({ one: 'card', many: 'cards', how });
const possession =
  (how: string) =>
  ({ what }: Data<'gain' | 'lose'>): Doing => ({
    one: what === 'tags' ? 'tag' : POSSESSIONS[what].bare,
    many: POSSESSIONS[what].bare,
    how: what === 'tags' ? (how === 'lost' ? 'removed' : 'taken') : how,
  });
const counters =
  (how: string) =>
  ({ counter }: Data<'placeCounters' | 'removeCounters' | 'shiftCounters'>): Doing => ({
    one: counterName(counter),
    many: countersOf(counter).bare,
    how,
  });

/** What effects come to when it is asked how much they did. */
const DOINGS: { readonly [N in Counted]: (data: Data<N>) => Doing } = {
  gain: possession('gained'),
  lose: possession('lost'),
  draw: cards('drawn'),
  damage: ({ type }) => ({ one: damageOf(type).bare, many: damageOf(type).bare, how: 'suffered' }),
  placeCounters: counters('placed'),
  removeCounters: counters('removed'),
  shiftCounters: counters('moved'),
  takeCredits: () => ({ one: CREDITS.bare, many: CREDITS.bare, how: 'taken' }),
  trash: cards('trashed'),
  forfeit: () => ({ one: 'agenda', many: 'agendas', how: 'forfeited' }),
  derez: cards('derezzed'),
  turn: cards('turned over'),
  move: cards('moved'),
};

const isCounted = (name: string): name is Counted => Object.hasOwn(DOINGS, name);

/** What an effect does, where an ability can ask about it. */
export function doingOf(data: EffectData): Doing | undefined {
  if (!isCounted(data.effect)) return undefined;
  const say = DOINGS[data.effect] as (data: EffectData) => Doing;
  return say(data);
}
