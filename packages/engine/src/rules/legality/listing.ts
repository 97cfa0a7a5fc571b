import type { CompiledPaid } from '../../compile/program.ts';
import { elsewhereAsInHand } from '../../query/as-in-hand.ts';
import { destinationsOf } from '../../query/install.ts';
import { mayInstallFaceup } from '../../query/permitted.ts';
import { encounteredIce, iceAtPosition } from '../../query/run.ts';
import { cardsToUse, cardsToUseInWindows, worksHere } from '../../query/usable.ts';
import type { Side } from '../../side.ts';
import type { ActionName } from '../../state/action-name.ts';
import { type KeyWriter, type Option, type OptionKind, option } from '../../state/decision.ts';
import { cardOf, cite, defOf, type Game, idOf, refOf } from '../../state/game.ts';
import { handOf } from '../../state/move.ts';
import { FACEUP, KEY } from '../../state/option-key.ts';
import { type Card, type CardId, NO_SERVER, NOTHING } from '../../state/state.ts';
import { type Applicable, applicable } from './applicable.ts';
import type { Intent, Requirement } from './requirement.ts';
import { actionIdentity, type Legality } from './shared-requirements.ts';
import { isAction, isUser } from './use-table.ts';

/** A move being put to the requirements; one serves all candidates of a listing. */
type Draft = { -readonly [Part in keyof Intent]: Intent[Part] };

const draftOf = (kind: OptionKind, clickDiscount: number): Draft => ({
  kind,
  card: null,
  server: NO_SERVER,
  onto: null,
  number: 0,
  clickDiscount,
});

function allows(game: Game, side: Side, move: Intent, requirements: readonly Requirement[]): boolean {
  for (let index = 0; index < requirements.length; index++) {
    if (!(requirements[index] as Requirement).holds(game, side, move)) return false;
  }
  return true;
}

const isLegal = (game: Game, side: Side, move: Intent, legality: Legality): boolean =>
  allows(game, side, move, legality.whole) &&
  allows(game, side, move, legality.object) &&
  allows(game, side, move, legality.able);

/** Every action a player can take now (5.2), each an option. */
export function actionOptions(game: Game, side: Side, clickDiscount: number, different: boolean): Option[] {
  const options = basicActionOptions(game, side, clickDiscount, different);
  if (cardsToUse(game).length === 0) return options;
  const taken = different ? game.state.turn.actions : NONE_TAKEN;
  for (const use of useOptions(game, side, 'action', clickDiscount)) {
    if (taken.length === 0 || !taken.includes(identityOfUse(game, use))) options.push(use);
  }
  return options;
}

const NONE_TAKEN: readonly string[] = [];

const identityOfUse = (game: Game, { card, number }: Option): string =>
  actionIdentity(game, 'use', cardOf(game.state, idOf(card)), number);

/** The basic actions a player can take now (5.2.7, 5.2.8). */
export function basicActionOptions(
  game: Game,
  side: Side,
  clickDiscount: number,
  different: boolean,
): Option[] {
  const listing = new ActionListing(game, side, clickDiscount, different);
  listing.simple('gainCredit', 'gain credit');
  listing.simple('drawCard', 'draw card');
  listing.fromHand();
  if (side === 'corp') {
    listing.advance();
    listing.trashResource();
    listing.simple('purge', 'purge');
  } else {
    listing.run();
    listing.simple('removeTag', 'remove tag');
  }
  return listing.options;
}

/** Collects the basic actions of one player. */
class ActionListing {
  readonly options: Option[] = [];
  private readonly game: Game;
  private readonly side: Side;
  private readonly rules: Readonly<Record<ActionName, string>>;
  private readonly taken: readonly string[];
  private readonly move: Draft;
  private readonly legality: Applicable['moves'];

  constructor(game: Game, side: Side, clickDiscount: number, different: boolean) {
    this.game = game;
    this.side = side;
    this.rules = game.rules.actionRules[side];
    this.taken = different ? game.state.turn.actions : NONE_TAKEN;
    this.move = draftOf('gainCredit', clickDiscount);
    this.legality = applicable(game.rules).moves;
  }

  simple(kind: 'gainCredit' | 'drawCard' | 'purge' | 'removeTag', key: string): void {
    if (this.begins(kind)) this.options.push(option(kind, key, this.rules[kind]));
  }

  /** Cards in hand, and those that can be used as if they were: each is either played or installed. */
  fromHand(): void {
    const { game, side } = this;
    const mayInstall = this.begins('install');
    const mayPlay = this.begins('play');
    for (const id of game.state.zones[handOf(side)]) {
      const card = cardOf(game.state, id);
      if (defOf(game, card).play < 0) {
        if (mayInstall) this.install(card);
      } else if (mayPlay) this.play(card);
    }
    if (!game.rules.usesAsInHand) return;
    if (mayPlay)
      for (const card of elsewhereAsInHand(game, side, 'play')) {
        if (defOf(game, card).play >= 0) this.play(card);
      }
    if (mayInstall) for (const card of elsewhereAsInHand(game, side, 'install')) this.install(card);
  }

  private play(card: Card): void {
    const { game, move } = this;
    move.kind = 'play';
    move.card = card;
    if (allows(game, this.side, move, this.legality.play.able))
      this.options.push(option('play', KEY.play, this.rules.play, refOf(card)));
  }

  private install(card: Card): void {
    const { game, move, options } = this;
    const rule = this.rules.install;
    const ref = refOf(card);
    move.kind = 'install';
    move.card = card;
    // Only the destination differs between these options; what else is needed is asked once.
    // A Corp card has no install cost of its own and needs no memory; consoles are the Runner's.
    const asksEach =
      this.side === 'corp' &&
      (game.rules.additionalCosts.install || game.rules.forbids.install || game.rules.restricts.install);
    if (this.side === 'runner' && !allows(game, 'runner', move, this.legality.install.able)) return;
    for (const { server, onto } of destinationsOf(game, card)) {
      move.server = server;
      if (asksEach && !allows(game, 'corp', move, this.legality.install.able)) continue;
      options.push(option('install', KEY.install, rule, ref, server, onto));
      if (mayInstallFaceup(game, card, server))
        options.push(option('install', KEY.install, rule, ref, server, onto, FACEUP));
    }
    move.server = NO_SERVER;
  }

  run(): void {
    if (!this.begins('run')) return;
    for (const { id } of this.game.state.servers) {
      this.move.server = id;
      if (allows(this.game, 'runner', this.move, this.legality.run.able))
        this.options.push(option('run', KEY.run, this.rules.run, NOTHING, id));
    }
  }

  advance(): void {
    if (!this.begins('advance')) return;
    for (const { ice, root } of this.game.state.servers) {
      for (const id of ice) this.withCard('advance', KEY.advance, id);
      for (const id of root) this.withCard('advance', KEY.advance, id);
    }
  }

  trashResource(): void {
    if (!this.begins('trashResource')) return;
    for (const id of this.game.state.zones.rig) this.withCard('trashResource', KEY.trashResource, id);
  }

  private withCard(kind: 'advance' | 'trashResource', key: KeyWriter, id: CardId): void {
    const card = cardOf(this.game.state, id);
    this.move.card = card;
    if (allows(this.game, this.side, this.move, this.legality[kind].object))
      this.options.push(option(kind, key, this.rules[kind], refOf(card)));
  }

  /** Whether the action can be taken at all; its object is asked about afterwards. */
  private begins(kind: ActionName): boolean {
    this.move.kind = kind;
    this.move.card = null;
    this.move.server = NO_SERVER;
    if (this.taken.length > 0 && this.taken.includes(kind)) return false;
    return allows(this.game, this.side, this.move, this.legality[kind].whole);
  }
}

/** Shows cards in the roots of servers until one is enough; true if one was. */
function someInRoots(game: Game, isEnough: (card: Card) => boolean): boolean {
  for (const { root } of game.state.servers)
    for (const id of root) if (isEnough(cardOf(game.state, id))) return true;
  return false;
}

type CardTest = (card: Card) => boolean;

/** Which assets and upgrades the Corp can rez in a window that allows it (9.2.7c). */
function canRez(game: Game): CardTest {
  const move = draftOf('rez', 0);
  const legality = applicable(game.rules).moves.rez;
  return (card) => {
    move.card = card;
    return !card.faceup && isLegal(game, 'corp', move, legality);
  };
}

/** Which agendas the Corp can score in a window that allows it (9.2.7d). */
function canScore(game: Game): CardTest {
  const move = draftOf('score', 0);
  const legality = applicable(game.rules).moves.score;
  return (card) => {
    move.card = card;
    if (card.advancement === 0 && defOf(game, card).data.advancement !== 0) return false;
    return isLegal(game, 'corp', move, legality);
  };
}

export const mayRez = (game: Game): boolean => someInRoots(game, canRez(game));
export const mayScore = (game: Game): boolean => someInRoots(game, canScore(game));

function rootOptions(game: Game, kind: 'rez' | 'score', test: CardTest, rule: string): Option[] {
  const options: Option[] = [];
  someInRoots(game, (card) => {
    if (test(card)) options.push(option(kind, KEY[kind], rule, refOf(card)));
    return false;
  });
  return options;
}

export const rezOptions = (game: Game): Option[] =>
  rootOptions(game, 'rez', canRez(game), cite(game, 'rezWindow'));
export const scoreOptions = (game: Game): Option[] =>
  rootOptions(game, 'score', canScore(game), cite(game, 'scoreWindow'));

/** The approached ice, if the Corp can rez it (9.2.7e). */
export function rezIceOptions(game: Game): Option[] {
  const ice = iceAtPosition(game);
  if (ice === null || ice.faceup) return [];
  const move = draftOf('rez', 0);
  move.card = ice;
  if (!isLegal(game, 'corp', move, applicable(game.rules).moves.rez)) return [];
  return [option('rez', KEY.rez, cite(game, 'iceRezWindow'), refOf(ice))];
}

/** Paid abilities a player can use: those that are actions, or those for paid ability windows. */
export function useOptions(game: Game, side: Side, as: 'action' | 'paid', clickDiscount = 0): Option[] {
  const options: Option[] = [];
  const rule = cite(game, as === 'action' ? 'cardAction' : 'usePaidAbility');
  const { able } = applicable(game.rules).uses[as];
  const move = draftOf('use', clickDiscount);
  for (const card of cardsToUse(game)) {
    const abilities = defOf(game, card).paid;
    for (let number = 0; number < abilities.length; number++) {
      const ability = abilities[number] as CompiledPaid;
      if (isAction(game, ability) !== (as === 'action') || !isFor(ability, card, side, false)) continue;
      move.card = card;
      move.number = number;
      if (allows(game, side, move, able)) options.push(useOption(card, ability, number, rule));
    }
  }
  return options;
}

const isFor = (ability: CompiledPaid, card: Card, side: Side, access: boolean): boolean =>
  ability.forAccess === access && isUser(card, ability, side) && worksHere(ability, card);

/** Whether a player has a paid ability to use that does something now; strength without an encounter does not (3.9.5d). */
export function hasUsefulAbility(game: Game, side: Side): boolean {
  const cards = cardsToUseInWindows(game);
  if (cards.length === 0) return false;
  const encountering = encounteredIce(game.state) !== null;
  const { able } = applicable(game.rules).uses.paid;
  const move = draftOf('use', 0);
  for (const card of cards) {
    const abilities = defOf(game, card).paid;
    for (let number = 0; number < abilities.length; number++) {
      const ability = abilities[number] as CompiledPaid;
      if ((ability.onlyStrength && !encountering) || isAction(game, ability)) continue;
      if (!isFor(ability, card, side, false)) continue;
      move.card = card;
      move.number = number;
      if (allows(game, side, move, able)) return true;
    }
  }
  return false;
}

const useOption = (card: Card, ability: CompiledPaid, number: number, rule: string): Option =>
  option('use', ability.key, rule, refOf(card), NO_SERVER, NOTHING, number);

/** Abilities the Runner can use on the card being accessed (7.7.2, 26.03 9.2.10b). */
export function accessAbilityOptions(game: Game): Option[] {
  const options: Option[] = [];
  const { able } = applicable(game.rules).uses.access;
  const move = draftOf('use', 0);
  for (const card of cardsToUse(game)) {
    defOf(game, card).paid.forEach((ability, number) => {
      if (!isFor(ability, card, 'runner', true)) return;
      move.card = card;
      move.number = number;
      if (allows(game, 'runner', move, able))
        options.push(useOption(card, ability, number, cite(game, 'midAccess')));
    });
  }
  return options;
}
