import type { Citation } from '../../editions/citations.ts';
import { type Option, type OptionKind, option } from '../../kernel/decision.ts';
import { cardOf, cite, defOf, type Game, objectOf, refOf } from '../../kernel/game.ts';
import { KEY } from '../../kernel/option-key.ts';
import { activeWithPaid } from '../../query/active.ts';
import type { Side } from '../../side.ts';
import { handOf } from '../../state/move.ts';
import { type Card, NO_SERVER, NOTHING, type ServerId } from '../../state/state.ts';
import { basicActionRule } from '../basic-actions.ts';
import { destinationsOf } from '../install-legality.ts';
import { iceAtPosition } from '../run/tests.ts';
import { firstFailure, type Intent, type Requirement } from './requirement.ts';
import { LEGALITY, type Legality } from './tables.ts';
import { isActionCost, USE_LEGALITY, userOf } from './use-table.ts';

const intent = (
  kind: OptionKind,
  clickDiscount: number,
  card: Card | null = null,
  server: ServerId = NO_SERVER,
  onto: Card | null = null,
  number = 0,
): Intent => ({ kind, card, server, onto, number, clickDiscount });

const allows = (game: Game, side: Side, move: Intent, requirements: readonly Requirement[]): boolean =>
  firstFailure(game, side, move, requirements) === null;

const isLegal = (game: Game, side: Side, move: Intent, legality: Legality): boolean =>
  allows(game, side, move, legality.whole) &&
  allows(game, side, move, legality.object) &&
  allows(game, side, move, legality.able);

/** Every action a player can take now (5.2), each an option. */
export function actionOptions(game: Game, side: Side, clickDiscount: number, different: boolean): Option[] {
  const options = basicActionOptions(game, side, clickDiscount, different);
  if (!game.rules.anyPaid) return options;
  const taken = different ? game.state.turn.actions : [];
  for (const use of useOptions(game, side, 'action', clickDiscount)) {
    if (!taken.includes(`c${objectOf(use.card)}#${use.number + 1}`)) options.push(use);
  }
  return options;
}

/** The basic actions a player can take now (5.2.7, 5.2.8). */
export function basicActionOptions(
  game: Game,
  side: Side,
  clickDiscount: number,
  different: boolean,
): Option[] {
  const options: Option[] = [];
  const taken = different ? game.state.turn.actions : [];
  const whole = (kind: keyof typeof LEGALITY): boolean =>
    !taken.includes(kind) && allows(game, side, intent(kind, clickDiscount), LEGALITY[kind].whole);
  const simple = (kind: 'gainCredit' | 'drawCard' | 'purge' | 'removeTag', key: string): void => {
    if (whole(kind)) options.push(option(kind, key, basicActionRule(game, side, kind)));
  };
  simple('gainCredit', 'gain credit');
  simple('drawCard', 'draw card');
  listHandActions(game, side, clickDiscount, whole('install'), whole('play'), options);
  if (side === 'corp') {
    if (whole('advance')) listAdvance(game, clickDiscount, options);
    if (whole('trashResource')) listTrashResource(game, clickDiscount, options);
    simple('purge', 'purge');
  } else {
    if (whole('run')) listRuns(game, clickDiscount, options);
    simple('removeTag', 'remove tag');
  }
  return options;
}

function listHandActions(
  game: Game,
  side: Side,
  clickDiscount: number,
  mayInstall: boolean,
  mayPlay: boolean,
  options: Option[],
): void {
  const installRule = basicActionRule(game, side, 'install');
  const playRule = basicActionRule(game, side, 'play');
  for (const id of game.state.zones[handOf(side)]) {
    const card = cardOf(game.state, id);
    const def = defOf(game, card);
    if (def.play >= 0) {
      if (!mayPlay || !allows(game, side, intent('play', clickDiscount, card), LEGALITY.play.able)) continue;
      options.push(option('play', KEY.play, playRule, refOf(card)));
      continue;
    }
    if (!mayInstall) continue;
    listInstall(game, side, clickDiscount, card, installRule, options);
  }
}

function listInstall(
  game: Game,
  side: Side,
  clickDiscount: number,
  card: Card,
  rule: string,
  options: Option[],
): void {
  // Only the destination differs between these options; what else is needed is asked once.
  // A Corp card has no install cost of its own and needs no memory; consoles are the Runner's.
  if (side === 'runner' && !allows(game, side, intent('install', clickDiscount, card), LEGALITY.install.able))
    return;
  const ref = refOf(card);
  for (const { server, onto } of destinationsOf(game, card)) {
    options.push(option('install', KEY.install, rule, ref, server, onto));
  }
}

function listRuns(game: Game, clickDiscount: number, options: Option[]): void {
  const rule = basicActionRule(game, 'runner', 'run');
  for (const server of game.state.servers) {
    const move = intent('run', clickDiscount, null, server.id);
    if (allows(game, 'runner', move, LEGALITY.run.able))
      options.push(option('run', KEY.run, rule, NOTHING, server.id));
  }
}

function listAdvance(game: Game, clickDiscount: number, options: Option[]): void {
  const rule = basicActionRule(game, 'corp', 'advance');
  for (const server of game.state.servers) {
    for (const list of [server.ice, server.root]) {
      for (const id of list) {
        const card = cardOf(game.state, id);
        if (allows(game, 'corp', intent('advance', clickDiscount, card), LEGALITY.advance.object)) {
          options.push(option('advance', KEY.advance, rule, refOf(card)));
        }
      }
    }
  }
}

function listTrashResource(game: Game, clickDiscount: number, options: Option[]): void {
  const rule = basicActionRule(game, 'corp', 'trashResource');
  for (const id of game.state.zones.rig) {
    const card = cardOf(game.state, id);
    if (allows(game, 'corp', intent('trashResource', clickDiscount, card), LEGALITY.trashResource.object)) {
      options.push(option('trashResource', KEY.trashResource, rule, refOf(card)));
    }
  }
}

/** Assets and upgrades the Corp can rez in a window that allows it (9.2.7c). */
export function rezOptions(game: Game): Option[] {
  const options: Option[] = [];
  for (const server of game.state.servers) {
    for (const id of server.root) {
      const card = cardOf(game.state, id);
      if (card.faceup || !isLegal(game, 'corp', intent('rez', 0, card), LEGALITY.rez)) continue;
      options.push(option('rez', KEY.rez, cite(game, 'rezWindow'), refOf(card)));
    }
  }
  return options;
}

/** Agendas the Corp can score in a window that allows it (9.2.7d). */
export function scoreOptions(game: Game): Option[] {
  const options: Option[] = [];
  for (const server of game.state.servers) {
    for (const id of server.root) {
      const card = cardOf(game.state, id);
      if (card.advancement === 0 && defOf(game, card).data.advancement !== 0) continue;
      if (!isLegal(game, 'corp', intent('score', 0, card), LEGALITY.score)) continue;
      options.push(option('score', KEY.score, cite(game, 'scoreWindow'), refOf(card)));
    }
  }
  return options;
}

/** The approached ice, if the Corp can rez it (9.2.7e). */
export function rezIceOptions(game: Game): Option[] {
  const ice = iceAtPosition(game);
  if (ice === null || ice.faceup || !isLegal(game, 'corp', intent('rez', 0, ice), LEGALITY.rez)) return [];
  return [option('rez', KEY.rez, cite(game, 'iceRezWindow'), refOf(ice))];
}

/** Paid abilities a player can use: those that are actions, or those for paid ability windows. */
export function useOptions(game: Game, side: Side, as: 'action' | 'paid', clickDiscount = 0): Option[] {
  const options: Option[] = [];
  for (const card of activeWithPaid(game)) {
    const abilities = defOf(game, card).paid;
    for (let number = 0; number < abilities.length; number++) {
      const data = abilities[number]?.data;
      if (data === undefined || data.access === true || userOf(card, data) !== side) continue;
      if (isActionCost(game, data.cost) !== (as === 'action')) continue;
      const move = intent('use', clickDiscount, card, NO_SERVER, null, number);
      if (!allows(game, side, move, USE_LEGALITY[as].object)) continue;
      options.push(useOption(game, card, number, as === 'action' ? 'cardAction' : 'usePaidAbility'));
    }
  }
  return options;
}

const useOption = (game: Game, card: Card, number: number, rule: Citation): Option =>
  option('use', KEY.use, cite(game, rule), refOf(card), NO_SERVER, NOTHING, number);

/** Abilities the Runner can use on the card being accessed (7.7.2, 26.03 9.2.10b). */
export function accessAbilityOptions(game: Game): Option[] {
  const options: Option[] = [];
  if (!game.rules.anyPaid) return options;
  for (const card of activeWithPaid(game)) {
    defOf(game, card).paid.forEach(({ data }, number) => {
      if (data.access !== true || userOf(card, data) !== 'runner') return;
      const move = intent('use', 0, card, NO_SERVER, null, number);
      if (allows(game, 'runner', move, USE_LEGALITY.access.object)) {
        options.push(useOption(game, card, number, 'midAccess'));
      }
    });
  }
  return options;
}
