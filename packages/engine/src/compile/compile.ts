import { at } from '../invariant.ts';
import type { StaticData } from '../language/ability.ts';
import type { CardData } from '../language/card.ts';
import { isCounterForm } from '../language/counter-form.ts';
import { otherSides } from '../language/faces.ts';
import type { Step } from '../language/step.ts';
import { abilitiesOf, interruptsOf, staticsOf } from '../language/text.ts';
import { addConditional, addGiven, addInterruptOfCard, addProgram } from './add-abilities.ts';
import { askedDeeds, asksEncounter, deedsByMeans } from './asked-deeds.ts';
import { broughtBy } from './brought.ts';
import type { Builder } from './builder.ts';
import { checkCard } from './check.ts';
import { formsOf } from './forms.ts';
import { saysX } from './meaning.ts';
import { Counted, checkNames, interruptName, paidName, staticName, subroutineName } from './names.ts';
import { compilePaid, isForWindows } from './paid.ts';
import type { CardNames, CompiledCard } from './program.ts';
import { isA, type Part, speaksOf } from './walk.ts';

const hostsHere = (part: Part): boolean => isA(part, 'toHost') && part.data.hostedOn === 'this';

function gainsCreditsFirst(step: Step | undefined): boolean {
  return (
    step !== undefined &&
    'effect' in step &&
    step.effect === 'gain' &&
    step.what === 'credits' &&
    step.who === 'you' &&
    typeof step.amount === 'number' &&
    step.amount > 0
  );
}

type StaticOf<N extends StaticData['static']> = Extract<StaticData, { static: N }>;

const staticsNamed = <N extends StaticData['static']>(
  statics: readonly StaticData[],
  name: N,
): readonly StaticOf<N>[] => statics.filter((ability): ability is StaticOf<N> => ability.static === name);

/** Checks a card's data and flattens its abilities; throws a clear InputError where a word is unknown. */
export function compileCard(data: CardData): CompiledCard {
  checkCard(data);
  return compiled(data, NO_SIDES, data.id, formsOf(data));
}

const NO_SIDES: readonly string[] = [];
const NO_FORMS: ReadonlyMap<string, CardData> = new Map();

/** The same for every side of a card, the front first, and for everything it can be turned into. */
export function compileSides(data: CardData): CompiledCard[] {
  checkCard(data);
  if (data.faces === undefined) {
    const forms = formsOf(data);
    const turned = [...forms.values()].map((form) => compiled(form, NO_SIDES, data.id, NO_FORMS));
    return [compiled(data, NO_SIDES, data.id, forms), ...turned];
  }
  const sides = [data, ...otherSides(data)];
  const ids = sides.map(({ id }) => id);
  return sides.map((side) => compiled(side, ids, side.id, NO_FORMS));
}

let compiledSoFar = 0;

function compiled(
  data: CardData,
  sides: readonly string[],
  printedAs: string,
  forms: ReadonlyMap<string, CardData>,
): CompiledCard {
  const builder: Builder = {
    programs: [],
    labels: [],
    speaksOfHosted: [],
    counted: new Counted(),
    names: { when: [], lasting: [], givenPaid: [], furtherInterrupts: [] },
    own: { paid: abilitiesOf(data, 'paid').length, interrupts: interruptsOf(data).length },
    givenPaid: [],
    furtherInterrupts: [],
    runTexts: [],
    when: [],
    lasting: [],
    lastingUntil: [],
    given: new Map(),
  };
  const uses = abilitiesOf(data, 'paid');
  const interrupting = interruptsOf(data);
  const statics = staticsOf(data);
  const subs = abilitiesOf(data, 'sub');
  for (const ability of abilitiesOf(data, 'when')) addConditional(builder, 'when', ability);
  for (const ability of statics) addGiven(builder, ability);
  const named = <T>(list: readonly T[], nameOf: (ability: T) => string): string[] =>
    list.map((ability) => builder.counted.name(nameOf(ability)));
  const names: CardNames = {
    when: builder.names.when,
    lasting: builder.names.lasting,
    paid: named(uses, paidName),
    interrupts: named(interrupting, interruptName),
    statics: named(statics, staticName),
    subroutines: named(subs, subroutineName),
  };
  const ownUses = uses.map((ability, index) => {
    const name = at(names.paid, index);
    return compilePaid(ability, name, addProgram(builder, name, ability.steps));
  });
  const interrupts = interrupting.map((ability, index) =>
    addInterruptOfCard(builder, ability, at(names.interrupts, index)),
  );
  const play = data.play === undefined ? -1 : addProgram(builder, 'play', data.play);
  const subroutines = subs.map(({ steps }, index) =>
    addProgram(builder, at(names.subroutines, index), steps),
  );
  const printed: Omit<CompiledCard, 'brought' | 'serial'> = {
    data,
    sides,
    printed: printedAs,
    forms: Object.fromEntries([...forms].map(([form, { id }]) => [form, id])),
    hasForms: forms.size > 0,
    isCounter: isCounterForm(data),
    type: data.type,
    programs: builder.programs,
    labels: builder.labels,
    names: {
      ...names,
      paid: [...names.paid, ...builder.names.givenPaid],
      interrupts: [...names.interrupts, ...builder.names.furtherInterrupts],
    },
    speaksOfHosted: builder.speaksOfHosted,
    play,
    when: builder.when,
    waitsFor: new Set(builder.when.flatMap(({ deeds }) => deeds.map(({ deed }) => deed))),
    paid: [...ownUses, ...builder.givenPaid],
    uses: ownUses,
    interrupts: [...interrupts, ...builder.furtherInterrupts],
    statics,
    lasting: builder.lasting,
    lastingUntil: builder.lastingUntil,
    stays: staticsNamed(statics, 'stays')[0]?.until ?? [],
    runTexts: builder.runTexts,
    changesPrices: staticsNamed(statics, 'price').length > 0,
    changes: staticsNamed(statics, 'change').filter(({ activeIn }) => activeIn === undefined),
    changesStolen: staticsNamed(statics, 'change').filter(({ activeIn }) => activeIn === 'runnerScore'),
    grants: [...staticsNamed(statics, 'gain'), ...staticsNamed(statics, 'lose')],
    given: builder.given,
    subroutines,
    recurring: abilitiesOf(data, 'recurring').reduce((sum, { credits }) => sum + credits, 0),
    cost: data.cost ?? 0,
    costsX: data.cost === null,
    addsX: staticsNamed(statics, 'cost').some(({ pay }) => speaksOf(pay, 'cost', saysX)),
    memory: data.memory ?? 0,
    points: data.points ?? 0,
    isCorp: data.side === 'corp',
    rootCard: data.type === 'agenda' || data.type === 'asset' || data.type === 'upgrade',
    installOn: staticsNamed(statics, 'installOn')[0]?.host ?? null,
    restrictions: staticsNamed(statics, 'only'),
    onlyIn: staticsNamed(statics, 'only').find((ability) => ability.in !== undefined)?.in ?? null,
    hosts: staticsNamed(statics, 'hosts')[0]?.cards ?? null,
    hostsUpTo: staticsNamed(statics, 'hosts')[0]?.upTo ?? Number.POSITIVE_INFINITY,
    canBeAdvanced: staticsNamed(statics, 'allow').some(({ deed }) => deed.deed === 'advance'),
    removedWhenResolved: staticsNamed(statics, 'afterResolving').length > 0,
    isConsole: data.subtypes.includes('console'),
    unique: data.unique === true && data.type !== 'identity',
    strength: data.strength === undefined ? null : (data.strength ?? 0),
    requirement: data.advancement ?? 0,
    hostsByAbility: speaksOf(data, 'card', hostsHere),
    surelyChanges: data.play !== undefined && gainsCreditsFirst(data.play[0]),
    hasInactiveTriggers: builder.when.some(
      ({ data: { activeIn, stolen } }) => activeIn !== undefined || stolen === true,
    ),
    usableInWindows: ownUses.some(isForWindows),
    usableOutsideEncounters: ownUses.some((ability) => isForWindows(ability) && !ability.onlyInEncounters),
    speaksWhileActive:
      ownUses.length +
        statics.length +
        builder.when.length +
        interrupts.length +
        builder.furtherInterrupts.length >
      0,
    usableStolen: ownUses.some(({ stolen, activeIn }) => stolen || activeIn === 'runnerScore'),
    interruptsByItself: [...interrupts, ...builder.furtherInterrupts].some(({ of }) => of === 'card'),
    usableElsewhere: ownUses.some(({ activeIn }) => activeIn !== ''),
    askedDeeds: askedDeeds(data),
    asksEncounter: asksEncounter(data),
    deedsByMeans: deedsByMeans(data),
  };
  compiledSoFar += 1;
  const card: CompiledCard = { ...printed, brought: broughtBy(printed), serial: compiledSoFar };
  checkNames(card);
  return card;
}
