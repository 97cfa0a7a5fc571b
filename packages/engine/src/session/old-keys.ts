import { oneWord, presentName } from '../compile/names.ts';
import type { AbilityKey, CompiledCard } from '../compile/program.ts';
import { at } from '../invariant.ts';
import { waitingFor } from '../kernel/stepper.ts';
import { encounterFrame } from '../query/run.ts';
import type { Option } from '../state/decision.ts';
import { cardOf, defOf, findCard, type Game, idOf, top } from '../state/game.ts';
import { NOTHING } from '../state/state.ts';
import type { WrittenNames } from './ruleset.ts';

// Keys name abilities and modes. What was written down earlier may say a name that has changed since, or, in version 1,
// the place of an ability among those of its kind: `use c12 2`, `mode 1`.

export type RecordVersion = 1 | 2;

const OF_ABILITY = /^(?<start>(?<verb>use|trigger|interrupt|replace) c\d+ )(?<word>\S+)(?<rest>.*)$/;
const OF_SUBROUTINE = /^(?<verb>break|subroutine) (?<word>[^@\s]+)(?<rest>(?:@c(?<giver>\d+)\S*)?)$/;
const OF_MODE = /^mode (?<word>\S+)$/;
/** Subroutines and ways to pay were counted until version 2 had names for them too. */
const COUNTED = /^(?:break|subroutine|pay way) (?<place>\d+)$/;
const COUNTED_KINDS: Readonly<Partial<Record<Option['kind'], string>>> = {
  break: 'break',
  subroutine: 'subroutine',
  way: 'pay way',
};

const countedKey = ({ kind, number }: Option): string | null => {
  const verb = COUNTED_KINDS[kind];
  return verb === undefined ? null : `${verb} ${number + 1}`;
};

/** What version 1 counted together, by how the names begin. */
const COUNTED_TOGETHER: Readonly<Record<AbilityKey['verb'], RegExp>> = {
  use: /^paid\b/,
  trigger: /^(?:when|later|terminal)\b/,
  interrupt: /^would\b/,
  replace: /^would\b/,
};

const isMode = (name: string): boolean => name.includes('/');
const pathOf = (mode: string): string => mode.slice(0, mode.lastIndexOf('/'));
const lastOf = (mode: string): string => mode.slice(mode.lastIndexOf('/') + 1);

const abilitiesCounted = (card: CompiledCard, verb: AbilityKey['verb'], version1: WrittenNames): string[] =>
  (version1[card.data.id] ?? [])
    .filter((name) => !isMode(name) && COUNTED_TOGETHER[verb].test(name))
    .map((name) => oneWord(presentName(card, name)));

/** The modes version 1 counted at the choice that has this label now. */
const modesCounted = (card: CompiledCard, label: string, version1: WrittenNames): string[] =>
  (version1[card.data.id] ?? [])
    .filter((name) => isMode(name) && presentName(card, pathOf(name)) === label)
    .map((name) => oneWord(lastOf(presentName(card, name))));

/** The card whose ability asks which mode is chosen, and what the choice is called. */
function choiceOf(game: Game): { readonly card: CompiledCard; readonly label: string } {
  const frame = top(game.state);
  if (frame.kind !== 'ability') throw new Error('only abilities have modes');
  const card = at(game.rules.defs, frame.def);
  return { card, label: at(at(card.labels, frame.program), frame.pc) };
}

const cardOfOption = (game: Game, { card }: Option): CompiledCard =>
  defOf(game, cardOf(game.state, idOf(card)));

/** An option's key as version 1 wrote it; as it is for a card that is younger. */
export function keyOfVersion1(game: Game, option: Option, version1: WrittenNames): string {
  const counted = countedKey(option);
  if (counted !== null) return counted;
  const { start, verb, word = '', rest } = OF_ABILITY.exec(option.key)?.groups ?? {};
  if (start !== undefined) {
    const counted = abilitiesCounted(cardOfOption(game, option), verb as AbilityKey['verb'], version1);
    const place = counted.indexOf(word);
    return place < 0 ? option.key : `${start}${place + 1}${rest}`;
  }
  const mode = OF_MODE.exec(option.key)?.groups?.word;
  if (mode === undefined) return option.key;
  const { card, label } = choiceOf(game);
  const place = modesCounted(card, label, version1).indexOf(mode);
  return place < 0 ? option.key : `mode ${place + 1}`;
}

/** A mode of the choice that was called so. */
function renamedMode(card: CompiledCard, label: string, word: string): string {
  const renamed = Object.entries(card.data.formerly ?? {}).find(
    ([old, now]) => isMode(old) && isMode(now) && pathOf(now) === label && oneWord(lastOf(old)) === word,
  );
  return renamed === undefined ? lastOf(presentName(card, `${label}/${nameOf(word)}`)) : lastOf(renamed[1]);
}

/** The card whose text says a subroutine of the ice that is asked about: the ice, or what gave it. */
function sayingSubroutine(game: Game, giver: string | undefined): CompiledCard | null {
  const { state } = game;
  const frame = top(state);
  const ref = frame.kind === 'fire' ? frame.card : (encounterFrame(state)?.card ?? NOTHING);
  const card =
    giver === undefined
      ? findCard(state, ref)
      : (state.cards.find(({ object }) => object === Number(giver)) ?? null);
  return card === null ? null : defOf(game, card);
}

const nameOf = (word: string): string => word.replaceAll('-', ' ');

/**
 * The key that means now what a key of a record meant; as it is where nothing was renamed. For version 2 the words that
 * its options have now are looked for first.
 */
export function presentKey(game: Game, version: RecordVersion, key: string, version1: WrittenNames): string {
  if (COUNTED.test(key))
    return waitingFor(game)?.options.find((option) => countedKey(option) === key)?.key ?? key;
  const { verb, word: called = '', rest: given = '', giver } = OF_SUBROUTINE.exec(key)?.groups ?? {};
  if (verb !== undefined && waitingFor(game)?.options.every((option) => option.key !== key) === true) {
    const card = sayingSubroutine(game, giver);
    return card === null ? key : `${verb} ${oneWord(presentName(card, nameOf(called)))}${given}`;
  }
  const ability = OF_ABILITY.exec(key)?.groups;
  const mode = OF_MODE.exec(key)?.groups?.word;
  const options = ability === undefined && mode === undefined ? [] : (waitingFor(game)?.options ?? []);
  if (version === 1)
    return options.find((option) => keyOfVersion1(game, option, version1) === key)?.key ?? key;
  if (options.length === 0 || options.some((option) => option.key === key)) return key;
  if (mode !== undefined) {
    if (top(game.state).kind !== 'ability') return key;
    const { card, label } = choiceOf(game);
    return `mode ${oneWord(renamedMode(card, label, mode))}`;
  }
  const { start = '', word = '', rest } = ability ?? {};
  const option = options.find((one) => one.key.startsWith(start));
  if (option === undefined) return key;
  return `${start}${oneWord(presentName(cardOfOption(game, option), nameOf(word)))}${rest}`;
}

/**
 * In version 1 fewer questions with a single answer were asked: where what was written down is no answer to such a question,
 * the key of that answer, to be played first. Null where what was written down comes next.
 */
export function unaskedThen(
  game: Game,
  version: RecordVersion,
  key: string,
  version1: WrittenNames,
): string | null {
  const waiting = version === 1 ? waitingFor(game) : null;
  const [only, ...others] = waiting?.options ?? [];
  if (only === undefined || others.length > 0) return null;
  return only.key === presentKey(game, version, key, version1) ? null : only.key;
}
