import { type Card, cardOf, HQ, RD } from '@lastclick/engine/reading';
import { rateInstallAgenda } from './corp-scoring.ts';
import { its, lossOfCard, risk, type Situation } from './corp-situation.ts';

/** How much each server wants ice that keeps everybody out. */
const RD_NEEDS = 4.5;
const HQ_NEEDS = 3.2;
const HQ_NEEDS_PER_POINT = 0.4;
const ARCHIVES_NEEDS = 0.3;
const REMOTE_NEEDS = 3.6;
const REMOTE_NEEDS_WITH_AGENDA = 5;
const NEW_REMOTE_NEEDS = 2.6;
const SIDE_REMOTE_NEEDS = 0.4;
/** Each piece of ice already there makes the next one less urgent. */
const DEPTH = 0.35;
const INSTALL_PRICE = 0.8;
/** Ice the Corp cannot pay for soon is worth less. */
const TOO_DEAR = 0.5;
const LACKING = 0.12;
/** What a new server is worth for something that will be trashed sooner or later. */
const ASSET_SHARE = 0.42;
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
const occupant: number[] = [];
let mainRemote = -1;
let assets = 0;

/** Looks at every server once: how open it is, what lies in it, which remote agendas are scored in. */
export function surveyServers(s: Situation): void {
  const { state } = s.game;
  mainRemote = -1;
  assets = 0;
  let most = 0;
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
    openness[id] = server.ice.length === 0 && server.root.length === 0 ? 1 : risk(s, id, s.credits - 1);
    if (id > 2 && (server.ice.length > most || (agenda && server.ice.length >= most && most > 0))) {
      most = server.ice.length;
      mainRemote = id;
    }
  }
}

function rateIce(s: Situation, card: Card, server: number): number {
  const { quality, cost, forfeits } = its(s, card);
  const isNew = server === NEW_REMOTE;
  const count = isNew ? 0 : (iceCount[server] ?? 0);
  let need: number;
  if (server === HQ) need = HQ_NEEDS + HQ_NEEDS_PER_POINT * s.agendaPoints;
  else if (server === RD) need = RD_NEEDS;
  else if (server === RD + 1) need = ARCHIVES_NEEDS;
  else if (isNew)
    need =
      mainRemote < 0 && (iceCount[HQ] ?? 0) + (iceCount[RD] ?? 0) > 1 ? NEW_REMOTE_NEEDS : SIDE_REMOTE_NEEDS;
  else if (server === mainRemote) need = s.agendas > 0 ? REMOTE_NEEDS_WITH_AGENDA : REMOTE_NEEDS;
  else need = SIDE_REMOTE_NEEDS;
  const open = isNew ? 1 : (openness[server] ?? 1);
  const lacking = cost - (s.credits - count);
  const payable = forfeits ? TOO_DEAR : lacking > 0 ? Math.max(TOO_DEAR, 1 - lacking * LACKING) : 1;
  return (need * open * quality * payable) / (1 + DEPTH * count) - count * INSTALL_PRICE;
}

function rateAsset(s: Situation, card: Card, server: number): number {
  const { income, traits, rezDraws, recurring, strikesPerAdvancement, recovers, cost } = its(s, card);
  const open = server === NEW_REMOTE ? 1 : (openness[server] ?? 1);
  let rate = 0;
  if (traits.trapPerAdvancement > 0 || traits.trap > 0) rate = TRAP + (1 - open) * 0.5;
  else if (strikesPerAdvancement > 0) rate = STRIKER + (1 - open);
  else if (income > 0) rate = income * ASSET_SHARE * s.creditWorth + (1 - open) * 0.5;
  else if (recovers) rate = 1.2 + rezDraws * 0.3;
  else if (recurring > 0) rate = recurring - cost * 0.3;
  if (cost > s.credits) rate *= TOO_DEAR;
  // The remote for scoring is left to agendas.
  if (server === mainRemote && s.agendas > 0) rate -= 1;
  return rate - assets * MORE_ASSETS;
}

function rateUpgrade(s: Situation, card: Card, server: number): number {
  const { traits, guardsAgenda, recurring } = its(s, card);
  if (server === NEW_REMOTE) return WASTE;
  const { servers } = s.game.state;
  for (const place of servers)
    if (place.id === server)
      for (const id of place.root) if (cardOf(s.game.state, id).def === card.def) return WASTE;
  const main = server === mainRemote;
  if (traits.approachToll > 0)
    return main ? TOLL_IN_REMOTE : server <= RD && (iceCount[server] ?? 0) > 0 ? TOLL_ON_CENTRAL : WASTE;
  if (guardsAgenda || recurring > 0) return main ? GUARD : WASTE;
  return main ? 0.5 : -1;
}

/** Rates installing a card in a server; `surveyServers` comes first. */
export function rateInstall(s: Situation, card: Card, server: number): number {
  const { type } = its(s, card);
  if (type === 'ice') return rateIce(s, card, server);
  if (type === 'upgrade') return rateUpgrade(s, card, server);
  const inTheWay = server === NEW_REMOTE ? 0 : (occupant[server] ?? 0);
  const rate =
    type === 'agenda'
      ? rateInstallAgenda(s, card, server === NEW_REMOTE ? 1 : (openness[server] ?? 1))
      : rateAsset(s, card, server);
  return rate - inTheWay;
}
