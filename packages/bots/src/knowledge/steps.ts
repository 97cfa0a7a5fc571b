import type { Change, EffectData, StaticData, Step } from '@lastclick/engine/language';

/** Every step of an ability, however nested. */
export function* flat(steps: readonly Step[] | undefined): Generator<Record<string, unknown>> {
  for (const step of steps ?? []) {
    const fields = step as unknown as Record<string, unknown>;
    yield fields;
    for (const part of ['effects', 'steps', 'otherwise'])
      yield* flat(fields[part] as readonly Step[] | undefined);
    for (const mode of (fields.modes as readonly (readonly Step[])[] | undefined) ?? []) yield* flat(mode);
  }
}

type Moving =
  | 'toHand'
  | 'outOfGame'
  | 'toTop'
  | 'toBottom'
  | 'intoDeck'
  | 'ontoHost'
  | 'asCounter'
  | 'toServer'
  | 'toScore';

/** What an effect is about: a move by where it puts cards. */
export type Purpose = Exclude<EffectData['effect'], 'move'> | Moving;

const DECK = { top: 'toTop', bottom: 'toBottom', shuffled: 'intoDeck' } as const;

export function purposeOf(data: EffectData): Purpose {
  if (data.effect !== 'move') return data.effect;
  if ('hostedOn' in data.to) return data.to.asCounter === undefined ? 'ontoHost' : 'asCounter';
  if ('server' in data.to) return 'toServer';
  if ('score' in data.to) return 'toScore';
  if ('deck' in data.to) return DECK[data.to.deck];
  return data.to.zone === 'hand' ? 'toHand' : 'outOfGame';
}

/** Whether a step is an effect that is about this. */
export const isAbout = (step: Record<string, unknown>, purpose: Purpose): boolean =>
  'effect' in step && purposeOf(step as unknown as EffectData) === purpose;

type Possession = Extract<EffectData, { effect: 'gain' }>['what'];

/** Whether a step has somebody gain, or lose, something. */
export const isGain = (step: Record<string, unknown>, what: Possession): boolean =>
  step.effect === 'gain' && step.what === what;
export const isLoss = (step: Record<string, unknown>, what: Possession): boolean =>
  step.effect === 'lose' && step.what === what;

/** What a number that has to be worked out usually comes to. */
const USUAL_AMOUNT = 2;

export const numberOf = (amount: unknown): number =>
  typeof amount === 'number' ? amount : amount === undefined ? 0 : USUAL_AMOUNT;

/** What steps change about strengths for a while. */
export function* changesOfStrength(steps: readonly Step[] | undefined): Generator<Change> {
  for (const { effect, statics } of flat(steps)) {
    if (effect !== 'linger') continue;
    for (const ability of statics as readonly StaticData[])
      if (ability.static === 'change' && ability.what === 'strength') yield ability;
  }
}
