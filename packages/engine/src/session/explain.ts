import type { Citation } from '../editions/citations.ts';
import { InputError } from '../errors.ts';
import { waitingFor } from '../kernel/stepper.ts';
import { gainedUsesOf, paidAbility } from '../query/gained-uses.ts';
import { maySee } from '../query/visibility.ts';
import { whyNotAnswer, whyNotThisServer } from '../rules/answer-checks.ts';
import { FAILURES, type Failure, failure, type Intent, type Reason } from '../rules/legality/requirement.ts';
import { legalityOf, USE_LEGALITY, whyNone, whyNot } from '../rules/legality/tables.ts';
import { isAction, type Use } from '../rules/legality/use-checks.ts';
import type { Side } from '../side.ts';
import type { Decision, Option, OptionKind } from '../state/decision.ts';
import { cite, defOf, type Game, objectOf } from '../state/game.ts';
import { FACEUP } from '../state/option-key.ts';
import { serverNamed } from '../state/server-name.ts';
import { type Card, NO_SERVER, NOTHING, type ObjectRef, type ServerId } from '../state/state.ts';
import type { Witness } from '../state/witness.ts';
import { optionMeant, wordMeant } from './meant.ts';
import { REASON_WORDS, wordsOf } from './reason-words.ts';
import { requireSeat } from './view.ts';

/** Whether a move is allowed now; if not, the first requirement that fails, with its rule. */
export type Verdict =
  | { readonly allowed: true; readonly rule: string }
  | { readonly allowed: false; readonly rule: string; readonly because: Reason; readonly message: string };

interface Phrase {
  readonly words: RegExp;
  readonly kind: OptionKind;
}

/** How moves are written; the same words as option keys. */
const PHRASES: readonly Phrase[] = [
  { words: /^gain credit$/, kind: 'gainCredit' },
  { words: /^draw card$/, kind: 'drawCard' },
  {
    words: /^install (?<card>c\d+)(?: (?:on (?<onto>c\d+)|(?<server>[a-z0-9-]+)))?(?<face> faceup)?$/,
    kind: 'install',
  },
  { words: /^play(?: (?<card>c\d+))?$/, kind: 'play' },
  { words: /^advance(?: (?<card>c\d+))?$/, kind: 'advance' },
  { words: /^trash resource(?: (?<card>c\d+))?$/, kind: 'trashResource' },
  // The actions as such, whatever they are taken with.
  { words: /^install$/, kind: 'install' },
  { words: /^run$/, kind: 'run' },
  { words: /^purge$/, kind: 'purge' },
  { words: /^remove tag$/, kind: 'removeTag' },
  { words: /^use (?<card>c\d+) (?<ability>\S+)$/, kind: 'use' },
  { words: /^run (?<server>[a-z0-9-]+)$/, kind: 'run' },
  { words: /^rez (?<card>c\d+)$/, kind: 'rez' },
  { words: /^score (?<card>c\d+)$/, kind: 'score' },
  { words: /^pass$/, kind: 'pass' },
  { words: /^(?:trigger|interrupt) (?<card>c\d+) \S+(?: c\d+)?$/, kind: 'trigger' },
  { words: /^discard (?<card>c\d+)$/, kind: 'discard' },
  {
    words:
      /^(?:keep|mulligan|yes|no|done|mode \S+|number \d+|choose .+|replace c\d+ \S+|trash c\d+|pay .+|spend \d+|bid \d+|guess (?:\d+|odd|even)|break \S+|subroutine \S+|access .+|jack out|continue)$/,
    kind: 'choose',
  },
];

interface ParsedIntent {
  readonly kind: OptionKind;
  readonly card: string | undefined;
  readonly server: string | undefined;
  readonly onto: string | undefined;
  readonly ability: string | undefined;
  readonly faceup: boolean;
}

function parse(text: string): ParsedIntent {
  for (const { words, kind } of PHRASES) {
    const match = words.exec(text);
    if (match === null) continue;
    const { card, server, onto, ability, face } = match.groups ?? {};
    return { kind, card, server, onto, ability, faceup: face !== undefined };
  }
  throw new InputError(
    'badIntent',
    'move',
    `"${text}" is not a move; moves are written like "gain credit", "install c17 remote-1", "rez c9", "use c5 paid-draw"`,
  );
}

/** A card the seat may speak of: one it can identify. Hidden cards of the other side stay nameless. */
function cardNamed(game: Game, seat: Side, name: string | undefined): Card | null {
  if (name === undefined) return null;
  const object = Number(name.slice(1));
  const card = game.state.cards.find((one) => one.object === object);
  return card !== undefined && maySee(game.state, seat, card) ? card : null;
}

/** Only what has a name may be written short: other moves are questions of their own without their last word. */
const optionWritten = (decision: Decision, text: string): Option | null =>
  /^(?:use|trigger|interrupt|replace|mode|break|subroutine|pay way) /.test(text)
    ? optionMeant(decision, text)
    : (decision.options.find(({ key }) => key === text) ?? null);

interface Named {
  readonly number: number;
  readonly giver: ObjectRef;
}

/** The number of a paid ability of a card, and what gave it; -1 when the card has none that could be meant. */
function abilityNamed(game: Game, card: Card | null, name: string | undefined): Named {
  if (name === undefined || card === null) return { number: -1, giver: NOTHING };
  const own = defOf(game, card).uses;
  const gained = gainedUsesOf(game, card);
  const words = [
    ...own.map(({ key }) => key.word),
    ...gained.map(({ ability: { key }, giver }) => `${key.word}@c${objectOf(giver)}`),
  ];
  const place = wordMeant(words, name);
  return gained[place - own.length] ?? { number: place, giver: NOTHING };
}

function serverOfIntent(parsed: ParsedIntent): ServerId {
  return parsed.server === undefined ? NO_SERVER : (serverNamed(parsed.server) ?? -2);
}

/** Every rule that a refusal may cite, besides that of the question it is no answer to. */
export const REFUSAL_RULES: ReadonlySet<Citation> = new Set<Citation>(FAILURES.map(({ rule }) => rule));

const NO_SUCH_CARD = failure('noSuchCard', 'announceTargets');
const NOTHING_TO_TAKE_IT_WITH = failure('nothingToTakeItWith', 'needsObject');

const refusal = (
  game: Game,
  { because, rule }: Failure,
  message: string = REASON_WORDS[because],
): Verdict => ({
  allowed: false,
  rule: cite(game, rule),
  because,
  message,
});

/** Something else is asked, by the rule of that question. */
const notAmongChoices = (decision: Decision | null): Verdict => ({
  allowed: false,
  rule: decision?.rule ?? '',
  because: 'notAmongChoices',
  message: REASON_WORDS.notAmongChoices,
});

/** The game as it is, and which card said last that something cannot be done. */
function watching(game: Game): { readonly watched: Game; readonly forbidder: () => string | null } {
  let title: string | null = null;
  const witness: Witness = (def, part) => {
    game.witness?.(def, part);
    if ('static' in part && part.static === 'cannot') title = def.data.title;
  };
  return { watched: { ...game, witness }, forbidder: () => title };
}

/** What stands against a move by the definition of its kind, if it has one. */
function failureOf(game: Game, seat: Side, intent: Intent, decision: Decision | null): Failure | null {
  if (intent.kind === 'use')
    return whyNot(game, seat, intent, USE_LEGALITY[useOf(game, seat, intent, decision)]);
  const legality = legalityOf(intent.kind);
  return legality === null ? null : whyNot(game, seat, intent, legality);
}

function useOf(game: Game, seat: Side, { card, number }: Intent, decision: Decision | null): Use {
  const ability = card === null ? undefined : paidAbility(game, card, number);
  const isAccessing = decision?.kind === 'trashAccessed' && decision.seat === seat;
  if (isAccessing && ability?.data.access === true) return 'access';
  return ability !== undefined && isAction(game, ability) ? 'action' : 'paid';
}

/** Says whether a seat may make a move, written as an option key; never reveals what the seat cannot know. */
export function explain(game: Game, seat: Side, text: string): Verdict {
  if (requireSeat(seat) === 'spectator') {
    throw new InputError('badSeat', 'seat', 'a spectator makes no moves; corp or runner is needed');
  }
  if (typeof text !== 'string')
    throw new InputError('badIntent', 'move', 'a move is a text like "gain credit"');
  const written = text.trim();
  const parsed = parse(written);
  const decision = waitingFor(game);
  const listed = decision?.seat === seat ? optionWritten(decision, written) : null;
  if (listed !== null) return { allowed: true, rule: listed.rule };
  if (ACTIONS_WITH_OBJECT.test(written)) return explainAction(game, seat, parsed.kind, decision);
  const card = cardNamed(game, seat, parsed.card);
  const ability = abilityNamed(game, card, parsed.ability);
  const intent: Intent = {
    kind: parsed.kind,
    card,
    server: serverOfIntent(parsed),
    onto: cardNamed(game, seat, parsed.onto),
    number: parsed.faceup ? FACEUP : ability.number,
    giver: ability.giver,
    clickDiscount: 0,
  };
  if (parsed.onto !== undefined && intent.onto === null) return refusal(game, NO_SUCH_CARD);
  const { watched, forbidder } = watching(game);
  const failed =
    (decision === null || decision.seat !== seat ? null : whyNotThisServer(watched, decision, intent)) ??
    failureOf(watched, seat, intent, decision) ??
    whyNotAnswer(watched, seat, { kind: parsed.kind, card, text: written }, decision);
  return failed === null
    ? notAmongChoices(decision)
    : refusal(game, failed, wordsOf(game, seat, failed, intent, forbidder()));
}

const ACTIONS_WITH_OBJECT = /^(?:install|play|advance|trash resource|run)$/;

/** An action as such: allowed with any object there is for it; with none it cannot be taken (ruling 4). */
function explainAction(game: Game, seat: Side, kind: OptionKind, decision: Decision | null): Verdict {
  const some = decision?.seat === seat ? decision.options.find((option) => option.kind === kind) : undefined;
  if (some !== undefined) return { allowed: true, rule: some.rule };
  const intent: Intent = {
    kind,
    card: null,
    server: NO_SERVER,
    onto: null,
    number: 0,
    giver: NOTHING,
    clickDiscount: 0,
  };
  const legality = legalityOf(kind);
  const failed = legality === null ? null : whyNone(game, seat, intent, legality);
  return refusal(game, failed ?? NOTHING_TO_TAKE_IT_WITH);
}
