import { record, type Scenario, type Side } from '@lastclick/engine';
import type { NewGame, SavedGame, Snapshot } from '@lastclick/session';
import { setupOf, TableSession } from '@lastclick/session';
import { RELAXED, settle } from '../../session/test/seeded-game.ts';
import { beginnerGame } from './seeded-game.ts';

const rezzed = (card: string, more: object = {}) => ({ card, rezzed: true, ...more });

/** Late in a game: everything the board can show lies on it. */
export const richScenario = (at: string): Scenario => ({
  edition: '26.03',
  seed: 'rich',
  at,
  turn: 14,
  corp: {
    identity: 'Haas-Bioroid: Precision Design',
    credits: 11,
    badPublicity: 1,
    hq: ['Hedge Fund', 'Ansel 1.0', 'Marilyn Campaign', 'Offworld Office', 'Manegarm Skunkworks'],
    rd: ['Palisade', 'Nico Campaign', 'Whitespace', 'Government Subsidy', 'Offworld Office', 'Tithe'],
    archives: [{ card: 'Hedge Fund', faceup: true }, 'Luminal Transubstantiation'],
    scored: ['Luminal Transubstantiation', 'Superconducting Hub'],
    servers: [
      { server: 'hq', ice: ['Palisade', rezzed('Enigma'), rezzed('Brân 1.0')] },
      { server: 'rd', ice: [rezzed('Ansel 1.0'), 'Tithe'], root: ['Anoetic Void'] },
      { server: 'archives', ice: ['Whitespace'] },
      {
        server: 'remote-1',
        ice: [rezzed('Karunā', { hosted: [{ card: 'Botulus', virus: 3 }] }), 'Palisade', 'Enigma'],
        root: [{ card: 'Offworld Office', advancement: 2 }, rezzed('Manegarm Skunkworks')],
      },
      { server: 'remote-2', root: [rezzed('Nico Campaign', { credits: 6 })] },
      { server: 'remote-3', ice: ['Wall of Static'], root: ['Urtica Cipher'] },
      { server: 'remote-4', ice: [rezzed('Palisade')], root: ['Superconducting Hub'] },
      { server: 'remote-5', ice: ['Tithe'], root: [rezzed('Regolith Mining License', { credits: 9 })] },
      { server: 'remote-6', root: ['Offworld Office'] },
    ],
  },
  runner: {
    identity: 'Tāo Salonga: Telepresence Magician',
    credits: 8,
    tags: 2,
    coreDamage: 1,
    grip: ['Sure Gamble', 'Inside Job', 'Telework Contract', 'Conduit'],
    stack: ['Sure Gamble', 'Creative Commission', 'Overclock', 'Jailbreak', 'Diesel'],
    heap: ['Diesel', 'Sure Gamble', 'Mayfly'],
    scored: ['Send a Message'],
    rig: [
      'Carmen',
      'Cleaver',
      'Unity',
      { card: 'Leech', virus: 2 },
      'Pantograph',
      'Docklands Pass',
      'Access to Globalsec',
      { card: 'Telework Contract', credits: 6 },
      'Smartware Distributor',
    ],
  },
});

const isEncounter = ({ view, ask }: Snapshot): boolean =>
  ask !== null && view.run?.phase === 'run.encounter' && view.run.subroutines.length > 0;

/** The Runner runs R&D, and both go on with the run until the human is asked in the encounter. */
function playToEncounter(game: SavedGame, seat: Side): SavedGame {
  const session = TableSession.open('1', game, { ...RELAXED, windows: 'strict' });
  for (;;) {
    const asked = settle(session).view.waiting?.seat;
    if (asked === undefined) throw new Error('the game ended before the encounter');
    session.look(asked);
    const snapshot = session.snapshot();
    if (asked === seat && isEncounter(snapshot)) break;
    const keys = snapshot.ask?.offers.map(({ key }) => key) ?? [];
    session.choose(['run rd', 'pass', 'continue'].find((key) => keys.includes(key)) ?? keys[0] ?? '');
  }
  return session.saved();
}

/** A board with everything on it, before an action of a side or while the Runner encounters ice. */
export function richGame(seat: Side, during: 'action' | 'encounter'): SavedGame {
  const game = beginnerGame(seat, 'rich');
  const person = { kind: 'human' } as const;
  const scenario = richScenario(during === 'action' ? `${seat}.action` : 'runner.action');
  const begun = (setup: NewGame): SavedGame => ({ ...game, setup, record: record(setupOf(setup), []) });
  const alone = { ...game.setup, edition: '26.03', scenario } as const;
  if (during === 'action') return begun(alone);
  // Whoever is not to look at it takes part until then, so that the run is the one that is wanted.
  const played = playToEncounter(begun({ ...alone, corp: person, runner: person }), seat);
  return { ...played, setup: alone };
}
