import { type Card, cardOf, HQ, RD } from '@lastclick/engine/reading';
import { traitsOf } from '../knowledge/traits.ts';
import { meet, newWay, type Way, wayPast } from '../knowledge/way-in.ts';
import { rateInstallAgenda } from './corp-scoring.ts';
import { danger, its, lossOfCard, lossOfStolen, reachOf, type Situation } from './corp-situation.ts';

/** How much each server wants ice that keeps everybody out. */
const RD_NEEDS = 3.6;
const HQ_NEEDS = 4.2;
const HQ_NEEDS_PER_POINT = 0.5;
const ARCHIVES_NEEDS = 0.3;
const REMOTE_NEEDS = 5.6;
const REMOTE_NEEDS_PER_AGENDA = 0.7;
const NEW_REMOTE_NEEDS = 2.6;
const SIDE_REMOTE_NEEDS = 0.4;
/** Each piece of ice already there makes the next one less urgent. */
const DEPTH = 0.5;
/** How much of a need is met by closing the server for now, and by good ice for later. */
const CLOSED = 0.8;
const LATER = 0.8;
const INSTALL_PRICE = 0.8;
/** Ice the Corp cannot pay for soon is worth less. */
const TOO_DEAR = 0.5;
const LACKING = 0.12;
/** What a new server is worth for something that will be trashed sooner or later. */
const ASSET_SHARE = 0.32;
const SAFE_SHARE = 0.2;
const MORE_ASSETS = 0.25;
const TRAP = 1.3;
const TOLL_IN_REMOTE = 3;
const TOLL_ON_CENTRAL = 1.2;
const GUARD = 1.6;
const STRIKER = 1.2;
const WASTE = -3;
const NEW_REMOTE = 1000;

/** Servers as installing sees them; filled once for a decision with installs. */
const openness: number[] = [];
const iceCount: number[] = [];
const ways: Way[] = [];
const together = newWay();
/** What the ice looked at last adds to a way: the same before every server. */
const toll = newWay();
let tollOf: Card | null = null;
const occupant: number[] = [];
let mainRemote = -1;
let assets = 0;

/** Looks at every server once: how open it is, what lies in it, which remote agendas are scored in. */
export function surveyServers(s: Situation): void {
  const { state } = s.game;
  mainRemote = -1;
  assets = 0;
  tollOf = null;
  let most = 0;
  const reach = reachOf(s);
  for (const server of state.servers) {
    const { id } = server;
    iceCount[id] = server.ice.length;
    let worth = 0;
    let agenda = false;
    for (const cardId of server.root) {
      const card = cardOf(state, cardId);
      const { type } = its(s, card);
      if (type === 'upgrade') continue;
      if (type === 'agenda') agenda = true;
      if (type === 'asset') assets++;
      worth += Math.max(1, Math.abs(lossOfCard(s, card)));
    }
    occupant[id] = worth;
    let way = ways[id];
    if (way === undefined) {
      way = newWay();
      ways[id] = way;
    }
    wayPast(s.game, server, server.ice.length, true, reach, 0, way, s.credits - 1);
    openness[id] = server.ice.length === 0 && server.root.length === 0 ? 1 : danger(s, way);
    if (id > 2 && (server.ice.length > most || (agenda && server.ice.length >= most && most > 0))) {
      most = server.ice.length;
      mainRemote = id;
    }
  }
}

/** How much a server wants to be closed. */
function needOf(s: Situation, server: number): number {
  if (server === HQ) return HQ_NEEDS + HQ_NEEDS_PER_POINT * s.agendaPoints;
  if (server === RD) return RD_NEEDS;
  if (server === RD + 1) return ARCHIVES_NEEDS;
  if (server === NEW_REMOTE)
    return mainRemote < 0 && (iceCount[HQ] ?? 0) + (iceCount[RD] ?? 0) > 1
      ? NEW_REMOTE_NEEDS
      : SIDE_REMOTE_NEEDS;
  if (server === mainRemote) return REMOTE_NEEDS + REMOTE_NEEDS_PER_AGENDA * Math.min(3, s.agendas);
  return SIDE_REMOTE_NEEDS;
}

/** Ice closes a server a little more now, and some more when the Runner's rig or purse changes. */
function rateIce(s: Situation, card: Card, server: number): number {
  const { quality, cost, forfeits } = its(s, card);
  const isNew = server === NEW_REMOTE;
  const count = isNew ? 0 : (iceCount[server] ?? 0);
  if (tollOf !== card) {
    toll.credits = 0;
    toll.chance = 1;
    toll.damage = 0;
    toll.clicks = 0;
    meet(s.game, toll, card, traitsOf(s.game), reachOf(s));
    tollOf = card;
  }
  const way = isNew ? undefined : ways[server];
  together.credits = (way?.credits ?? 0) + toll.credits;
  together.chance = (way?.chance ?? 1) * toll.chance;
  together.damage = (way?.damage ?? 0) + toll.damage;
  together.clicks = (way?.clicks ?? 0) + toll.clicks;
  const closes = (isNew ? 1 : (openness[server] ?? 1)) - danger(s, together);
  const lacking = cost - (s.credits - count);
  const payable = forfeits ? TOO_DEAR : lacking > 0 ? Math.max(TOO_DEAR, 1 - lacking * LACKING) : 1;
  const later = (LATER * quality) / (1 + DEPTH * count);
  return needOf(s, server) * (closes * CLOSED + later) * payable - count * INSTALL_PRICE * s.creditWorth;
}

function rateAsset(s: Situation, card: Card, server: number): number {
  const { income, traits, rezDraws, recurring, strikesPerAdvancement, recovers, cost } = its(s, card);
  const open = server === NEW_REMOTE ? 1 : (openness[server] ?? 1);
  let rate = 0;
  if (traits.trapPerAdvancement > 0 || traits.trap > 0) rate = TRAP + (1 - open) * 0.5;
  else if (strikesPerAdvancement > 0) rate = STRIKER + (1 - open);
  else if (income > 0) rate = income * (ASSET_SHARE + (1 - open) * SAFE_SHARE) * s.creditWorth;
  else if (recovers) rate = 1.2 + rezDraws * 0.3;
  else if (recurring > 0) rate = recurring - cost * 0.3;
  if (cost > s.credits) rate *= TOO_DEAR;
  // The remote for scoring is left to agendas.
  if (server === mainRemote && s.agendas > 0) rate -= 1;
  return rate - assets * MORE_ASSETS;
}

/** A second copy does nothing in the same server, or anywhere if there can be only one. */
function alreadyInstalled(s: Situation, card: Card, server: number): boolean {
  const { state } = s.game;
  const unique = its(s, card).traits.def.data.unique === true;
  for (const place of state.servers) {
    if (!unique && place.id !== server) continue;
    for (const id of place.root) if (cardOf(state, id).def === card.def) return true;
  }
  return false;
}

function rateUpgrade(s: Situation, card: Card, server: number): number {
  const { traits, guardsAgenda, recurring } = its(s, card);
  if (server === NEW_REMOTE) return WASTE;
  if (alreadyInstalled(s, card, server)) return WASTE;
  const main = server === mainRemote;
  if (traits.approachToll > 0)
    return main ? TOLL_IN_REMOTE : server <= RD && (iceCount[server] ?? 0) > 0 ? TOLL_ON_CENTRAL : WASTE;
  if (guardsAgenda || recurring > 0) return main ? GUARD : WASTE;
  return main ? 0.5 : -1;
}

/** An agenda that leaves the hand is not found there. */
const leavesHand = (s: Situation, card: Card): number =>
  ((openness[HQ] ?? 1) * lossOfStolen(s, its(s, card).points)) / Math.max(1, s.handSize);

const SHOWN = 0.5;

/** What lies faceup the Runner need not guess at: a little less than the same facedown. */
export const costOfShowing = ({ key }: { readonly key: string }): number =>
  key.endsWith(' faceup') ? SHOWN : 0;

/** Rates installing a card in a server; `surveyServers` comes first. */
export function rateInstall(s: Situation, card: Card, server: number): number {
  const { type } = its(s, card);
  if (type === 'ice') return rateIce(s, card, server);
  if (type === 'upgrade') return rateUpgrade(s, card, server);
  const inTheWay = server === NEW_REMOTE ? 0 : (occupant[server] ?? 0);
  const rate =
    type === 'agenda'
      ? rateInstallAgenda(s, card, server === NEW_REMOTE ? 1 : (openness[server] ?? 1)) + leavesHand(s, card)
      : rateAsset(s, card, server);
  return rate - inTheWay;
}
