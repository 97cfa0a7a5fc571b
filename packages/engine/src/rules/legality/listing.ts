import type { CompiledPaid } from '../../compile/program.ts';
import { elsewhereAsInHand } from '../../query/as-in-hand.ts';
import { type GainedUse, gainedUses } from '../../query/gained-uses.ts';
import { destinationsOf } from '../../query/install.ts';
import { mayInstallFaceup } from '../../query/permitted.ts';
import { encounteredIce, iceAtPosition } from '../../query/run.ts';
import { cardsOfUseInWindows, cardsToUse, worksHere } from '../../query/usable.ts';
import { ofSide, type Side } from '../../side.ts';
import type { ActionName } from '../../state/action-name.ts';
import { gainedKey, type Option, option } from '../../state/decision.ts';
import { cardOf, cite, defOf, type Game, idOf, refOf } from '../../state/game.ts';
import { FACEUP, KEY } from '../../state/option-key.ts';
import { type Card, NO_SERVER, NOTHING } from '../../state/state.ts';
import { handCards } from '../../state/zones.ts';
import { runOption } from '../standing-options.ts';
import {
  whyNoAdvance,
  whyNoCredit,
  whyNoDraw,
  whyNoInstall,
  whyNoPlay,
  whyNoPurge,
  whyNoRun,
  whyNoTagRemoval,
  whyNoTrash,
  whyNotAdvance,
  whyNotInstall,
  whyNotPlay,
  whyNotRun,
  whyNotTrashResource,
} from './action-checks.ts';
import { actionIdentity } from './shared-requirements.ts';
import { isAction, isUser, type Use, whyNotOutsideEncounter, whyNotUse } from './use-checks.ts';
import { whyNoScore, whyNotRez, whyNotScore } from './window-checks.ts';

/** Every action a player can take now (5.2), each an option. */
export function actionOptions(game: Game, side: Side, clickDiscount: number, different: boolean): Option[] {
  const options = basicActionOptions(game, side, clickDiscount, different);
  if (cardsToUse(game).length === 0 && !game.rules.grantsPaid) return options;
  const taken = different ? game.state.turn.actions : NONE_TAKEN;
  for (const use of useOptions(game, side, 'action', clickDiscount)) {
    if (taken.length === 0 || !taken.includes(identityOfUse(game, use))) options.push(use);
  }
  return options;
}

const NONE_TAKEN: readonly string[] = [];

const identityOfUse = (game: Game, { card, number, onto }: Option): string =>
  actionIdentity(game, 'use', cardOf(game.state, idOf(card)), number, onto);

/** The basic actions a player can take now (5.2.7, 5.2.8). */
export function basicActionOptions(
  game: Game,
  side: Side,
  clickDiscount: number,
  different: boolean,
): Option[] {
  const listing = new ActionListing(game, side, clickDiscount, different);
  listing.gainAndDraw();
  listing.fromHand();
  if (side === 'corp') listing.forCorp();
  else listing.forRunner();
  return listing.options;
}

/** Collects the basic actions of one player. */
class ActionListing {
  readonly options: Option[] = [];
  private readonly game: Game;
  private readonly side: Side;
  private readonly rules: Readonly<Record<ActionName, string>>;
  private readonly taken: readonly string[];
  private readonly clickDiscount: number;

  constructor(game: Game, side: Side, clickDiscount: number, different: boolean) {
    this.game = game;
    this.side = side;
    this.rules = ofSide(game.rules.actionRules, side);
    this.taken = different ? game.state.turn.actions : NONE_TAKEN;
    this.clickDiscount = clickDiscount;
  }

  gainAndDraw(): void {
    const { game, side, clickDiscount } = this;
    if (this.isNew('gainCredit') && whyNoCredit(game, side, clickDiscount) === null)
      this.options.push(ofSide(game.rules.standing.gainCredit, side));
    if (this.isNew('drawCard') && whyNoDraw(game, side, clickDiscount) === null)
      this.options.push(ofSide(game.rules.standing.drawCard, side));
  }

  /** Cards in hand, and those that can be used as if they were: each is either played or installed. */
  fromHand(): void {
    const { game, side, clickDiscount } = this;
    const mayInstall = this.isNew('install') && whyNoInstall(game, side, clickDiscount) === null;
    const mayPlay = this.isNew('play') && whyNoPlay(game, side, clickDiscount) === null;
    for (const id of handCards(game.state, side)) {
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
    if (whyNotPlay(this.game, this.side, card, this.clickDiscount) === null)
      this.options.push(option('play', KEY.play, this.rules.play, refOf(card)));
  }

  private install(card: Card): void {
    const { game, side, clickDiscount, options } = this;
    const rule = this.rules.install;
    const ref = refOf(card);
    // Where nothing is paid on top, what a card needs is the same wherever it goes; Runner cards go into no server.
    const alike = side === 'runner' || !game.rules.additionalCosts.install;
    if (alike && whyNotInstall(game, side, card, NO_SERVER, clickDiscount) !== null) return;
    for (const { server, onto } of destinationsOf(game, card)) {
      if (!alike && whyNotInstall(game, side, card, server, clickDiscount) !== null) continue;
      options.push(option('install', KEY.install, rule, ref, server, onto));
      if (mayInstallFaceup(game, card, server))
        options.push(option('install', KEY.install, rule, ref, server, onto, FACEUP));
    }
  }

  forCorp(): void {
    const { game, clickDiscount } = this;
    if (this.isNew('advance') && whyNoAdvance(game, 'corp', clickDiscount) === null)
      for (const { ice, root } of game.state.servers) {
        for (const id of ice) this.advance(cardOf(game.state, id));
        for (const id of root) this.advance(cardOf(game.state, id));
      }
    if (this.isNew('trashResource') && whyNoTrash(game, 'corp', null, clickDiscount) === null)
      for (const id of game.state.zones.rig) this.trashResource(cardOf(game.state, id));
    if (this.isNew('purge') && whyNoPurge(game, 'corp', clickDiscount) === null)
      this.options.push(game.rules.standing.purge);
  }

  private advance(card: Card): void {
    if (whyNotAdvance(this.game, 'corp', card, this.clickDiscount) === null)
      this.options.push(option('advance', KEY.advance, this.rules.advance, refOf(card)));
  }

  private trashResource(card: Card): void {
    if (whyNotTrashResource(this.game, 'corp', card, this.clickDiscount) === null)
      this.options.push(option('trashResource', KEY.trashResource, this.rules.trashResource, refOf(card)));
  }

  forRunner(): void {
    const { game, clickDiscount } = this;
    if (this.isNew('run') && whyNoRun(game, 'runner', clickDiscount) === null)
      for (const { id } of game.state.servers) {
        if (whyNotRun(game, 'runner', id, clickDiscount) === null)
          this.options.push(runOption(game.rules.standing, id, this.rules.run));
      }
    if (this.isNew('removeTag') && whyNoTagRemoval(game, 'runner', clickDiscount) === null)
      this.options.push(game.rules.standing.removeTag);
  }

  /** Whether the action is none of those that were taken, where it has to be another. */
  private isNew(kind: ActionName): boolean {
    return this.taken.length === 0 || !this.taken.includes(kind);
  }
}

/** Assets and upgrades that the Corp can rez in a window that allows it (9.2.7c). */
const canRez = (game: Game, card: Card): boolean => !card.faceup && whyNotRez(game, card) === null;

/** Agendas that the Corp can score in a window that allows it (9.2.7d). */
const canScore = (game: Game, card: Card): boolean =>
  defOf(game, card).type === 'agenda' && whyNotScore(game, card) === null;

/** Whether the Corp can rez or score anything in a root, as far as a window lets it. */
export function canDoInRoots(game: Game, rez: boolean, score: boolean): boolean {
  const { state } = game;
  const mayScore = score && whyNoScore(game) === null;
  for (const { root } of state.servers)
    for (const id of root) {
      const card = cardOf(state, id);
      if ((rez && canRez(game, card)) || (mayScore && canScore(game, card))) return true;
    }
  return false;
}

function rootOptions(
  game: Game,
  kind: 'rez' | 'score',
  rule: string,
  test: (game: Game, card: Card) => boolean,
): Option[] {
  const options: Option[] = [];
  for (const { root } of game.state.servers)
    for (const id of root) {
      const card = cardOf(game.state, id);
      if (test(game, card)) options.push(option(kind, KEY[kind], rule, refOf(card)));
    }
  return options;
}

export const rezOptions = (game: Game): Option[] =>
  rootOptions(game, 'rez', game.rules.edition.rules.rezWindow, canRez);
export const scoreOptions = (game: Game): Option[] =>
  whyNoScore(game) === null ? rootOptions(game, 'score', game.rules.edition.rules.scoreWindow, canScore) : [];

/** The approached ice, if the Corp can rez it (9.2.7e). */
export function rezIceOptions(game: Game): Option[] {
  const ice = iceAtPosition(game);
  if (ice === null || ice.faceup || whyNotRez(game, ice) !== null) return [];
  return [option('rez', KEY.rez, cite(game, 'iceRezWindow'), refOf(ice))];
}

/** Paid abilities a player can use: those that are actions, or those for paid ability windows. */
export function useOptions(game: Game, side: Side, as: 'action' | 'paid', clickDiscount = 0): Option[] {
  const options: Option[] = [];
  const { cardAction, usePaidAbility } = game.rules.edition.rules;
  const rule = as === 'action' ? cardAction : usePaidAbility;
  const ice = as === 'paid' ? encounteredIce(game.state) : null;
  for (const card of cardsToUse(game)) {
    const abilities = defOf(game, card).uses;
    for (let number = 0; number < abilities.length; number++) {
      const ability = abilities[number] as CompiledPaid;
      if (isAction(game, ability) !== (as === 'action') || !isFor(ability, card, side, false)) continue;
      if (as === 'paid' && whyNotOutsideEncounter(game, ability, ice) !== null) continue;
      if (whyNotUse(game, side, card, ability, as, clickDiscount) === null)
        options.push(useOption(card, ability, number, rule));
    }
  }
  if (game.rules.grantsPaid)
    for (const use of gainedUses(game)) {
      if (isAction(game, use.ability) !== (as === 'action') || !isFor(use.ability, use.card, side, false))
        continue;
      if (whyNotUseGained(game, side, use, as, clickDiscount) === null)
        addGained(options, gainedOption(use, rule));
    }
  return options;
}

/** What was given twice by one card, for a while, is one option. */
function addGained(options: Option[], gained: Option): void {
  const isSame = ({ card, number, onto }: Option): boolean =>
    card === gained.card && number === gained.number && onto === gained.onto;
  if (!options.some(isSame)) options.push(gained);
}

const gainedOption = ({ card, ability, number, giver }: GainedUse, rule: string): Option =>
  option('use', gainedKey(ability.key), rule, refOf(card), NO_SERVER, giver, number);

const whyNotUseGained = (game: Game, side: Side, use: GainedUse, as: Use, clickDiscount: number) =>
  whyNotUse(game, side, use.card, use.ability, as, clickDiscount, use.number, use.giver);

const isFor = (ability: CompiledPaid, card: Card, side: Side, access: boolean): boolean =>
  ability.forAccess === access && isUser(card, ability, side) && worksHere(ability, card);

/** Whether a player has a paid ability to use that does something now; strength without an encounter does not (3.9.5d). */
export function hasUsefulAbility(game: Game, side: Side): boolean {
  const ice = encounteredIce(game.state);
  const encountering = ice !== null;
  const cards = cardsOfUseInWindows(game, encountering);
  if (cards.length === 0 && !game.rules.grantsPaid) return false;
  for (const card of cards) {
    const abilities = defOf(game, card).uses;
    for (let number = 0; number < abilities.length; number++) {
      const ability = abilities[number] as CompiledPaid;
      if ((ability.onlyStrength && !encountering) || isAction(game, ability)) continue;
      if (!isFor(ability, card, side, false)) continue;
      if (whyNotOutsideEncounter(game, ability, ice) !== null) continue;
      if (whyNotUse(game, side, card, ability, 'paid', 0) === null) return true;
    }
  }
  return game.rules.grantsPaid && hasUsefulGained(game, side, encountering);
}

const hasUsefulGained = (game: Game, side: Side, encountering: boolean): boolean =>
  gainedUses(game).some(
    (use) =>
      !(use.ability.onlyStrength && !encountering) &&
      !isAction(game, use.ability) &&
      isFor(use.ability, use.card, side, false) &&
      whyNotUseGained(game, side, use, 'paid', 0) === null,
  );

const useOption = (card: Card, ability: CompiledPaid, number: number, rule: string): Option =>
  option('use', ability.key, rule, refOf(card), NO_SERVER, NOTHING, number);

/** Abilities the Runner can use on the card being accessed (7.7.2, 26.03 9.2.10b). */
export function accessAbilityOptions(game: Game): Option[] {
  const options: Option[] = [];
  for (const card of cardsToUse(game)) {
    defOf(game, card).uses.forEach((ability, number) => {
      if (!isFor(ability, card, 'runner', true)) return;
      if (whyNotUse(game, 'runner', card, ability, 'access', 0) === null)
        options.push(useOption(card, ability, number, cite(game, 'midAccess')));
    });
  }
  for (const use of gainedUses(game))
    if (
      isFor(use.ability, use.card, 'runner', true) &&
      whyNotUseGained(game, 'runner', use, 'access', 0) === null
    )
      addGained(options, gainedOption(use, cite(game, 'midAccess')));
  return options;
}
