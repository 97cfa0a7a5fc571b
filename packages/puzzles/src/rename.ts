import type { Scenario, ScenarioCard } from '@lastclick/engine';

/** Identities come first. */
const FIRST = 2;

/**
 * The same position with other cards in the same places: `nameOf` says which, by the number a card gets as the position is
 * set up.
 */
export function renamed(scenario: Scenario, nameOf: (id: number) => string): Scenario {
  let next = FIRST;
  const card = (entry: ScenarioCard): ScenarioCard => {
    const name = nameOf(next);
    next += 1;
    if (typeof entry === 'string') return name;
    return entry.hosted === undefined
      ? { ...entry, card: name }
      : { ...entry, card: name, hosted: entry.hosted.map(card) };
  };
  const list = <T extends object, K extends keyof T>(of: T, field: K): object => {
    const entries = of[field] as readonly ScenarioCard[] | undefined;
    return entries === undefined ? {} : { [field]: entries.map(card) };
  };
  // In the order in which a position is read: hands, decks and score areas of both, then servers.
  const { corp, runner } = scenario;
  const first = { ...list(corp, 'hq'), ...list(corp, 'archives'), ...list(corp, 'scored') };
  const runners = {
    ...list(runner, 'grip'),
    ...list(runner, 'heap'),
    ...list(runner, 'rig'),
    ...list(runner, 'scored'),
  };
  const rd = list(corp, 'rd');
  const stack = list(runner, 'stack');
  const removed = scenario.removed?.map((entry) => {
    const name = nameOf(next);
    next += 1;
    return { ...entry, card: name };
  });
  const servers = corp.servers?.map((server) => ({
    ...server,
    ...list(server, 'ice'),
    ...list(server, 'root'),
  }));
  return {
    ...scenario,
    corp: { ...corp, ...first, ...rd, ...(servers === undefined ? {} : { servers }) },
    runner: { ...runner, ...runners, ...stack },
    ...(removed === undefined ? {} : { removed }),
  };
}
