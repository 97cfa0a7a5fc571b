import type { Scenario, ScenarioCard, ScenarioServer } from '@lastclick/engine';
import type { CardData } from '@lastclick/engine/language';
import type { Random } from './random.ts';
import { isHostedOnly } from './refused-cards.ts';

const some = (random: Random): number => random.below(3);

/** Counters on a card that lies there. */
const loaded = (card: CardData, random: Random): ScenarioCard => ({
  card: card.id,
  credits: some(random),
  virus: some(random),
  power: some(random),
});

type Corp = { -readonly [K in keyof Scenario['corp']]: Scenario['corp'][K] };
type Runner = { -readonly [K in keyof Scenario['runner']]: Scenario['runner'][K] };

const with_ = <T>(list: readonly T[] | undefined, ...more: readonly T[]): T[] => [...(list ?? []), ...more];

/** Puts a card of the Corp where it works, and copies of it where some abilities work too. */
function placeOfCorp(
  corp: Corp,
  runner: Runner,
  card: CardData,
  random: Random,
  server: string,
): ScenarioServer | null {
  corp.hq = with_(corp.hq, card.id);
  corp.archives = with_(corp.archives, card.id);
  corp.rd = [card.id, ...with_(corp.rd)];
  const rezzed = random.below(3) > 0;
  switch (card.type) {
    case 'agenda':
      if (random.below(2) === 0) corp.scored = with_(corp.scored, { card: card.id, agenda: some(random) });
      else runner.scored = with_(runner.scored, card.id);
      return { server, root: [{ card: card.id, advancement: some(random) }] };
    case 'asset':
    case 'upgrade':
      return { server, root: [{ ...(loaded(card, random) as object), card: card.id, rezzed }] };
    case 'ice':
      return { server, ice: [{ card: card.id, rezzed, advancement: some(random) }] };
    default:
      return null;
  }
}

function placeOfRunner(runner: Runner, card: CardData, random: Random): void {
  runner.grip = with_(runner.grip, card.id);
  runner.heap = with_(runner.heap, card.id);
  runner.stack = [card.id, ...with_(runner.stack)];
  if (card.type !== 'event' && !isHostedOnly(card)) runner.rig = with_(runner.rig, loaded(card, random));
}

/** A position with these cards on the table, besides what lies there already. */
export function withCards(position: Scenario, cards: readonly CardData[], random: Random): Scenario {
  const corp: Corp = { ...position.corp };
  const runner: Runner = { ...position.runner };
  const servers: ScenarioServer[] = [...(corp.servers ?? [])];
  cards.forEach((card, index) => {
    if (card.type === 'identity') {
      const id = random.pick([card.id, ...(card.faces ?? []).map((_, face) => `${card.id}:${face + 2}`)]);
      if (card.side === 'corp') corp.identity = id;
      else runner.identity = id;
    } else if (card.side === 'corp') {
      const server = placeOfCorp(corp, runner, card, random, `remote-${3 + index}`);
      if (server !== null) servers.push(server);
    } else placeOfRunner(runner, card, random);
  });
  corp.servers = servers;
  return { ...position, corp, runner };
}
