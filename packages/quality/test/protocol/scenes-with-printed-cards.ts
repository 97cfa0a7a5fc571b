import { rezzed, type Scene } from './scene.ts';

/** What the cards there are bring about. */
export const SCENES_WITH_PRINTED_CARDS: readonly Scene[] = [
  {
    at: 'corp.action',
    corp: {
      identity: 'BANGUN: When Disaster Strikes',
      credits: 9,
      hq: ['Offworld Office', 'Hostile Takeover', 'Lateral Growth'],
    },
    plays: [
      'install Hostile Takeover new-remote faceup',
      'play Lateral Growth',
      'yes',
      'choose new-remote faceup',
    ],
  },
  // The basic actions, windows and ways to pay.
  {
    at: '5.6.2a',
    corp: {
      hq: ['Hedge Fund', 'Tithe', 'IPO'],
      servers: [{ server: 'remote-1', root: [{ card: 'Hostile Takeover', advancement: 2 }] }],
    },
    runner: { tags: 1, rig: ['Daily Casts', { card: 'Fermenter', virus: 1 }] },
    plays: ['score Hostile', 'trash resource Daily Casts', 'purge', 'gain credit'],
  },
  {
    at: 'corp.action',
    corp: { credits: 20, clicks: 1, hq: ['IPO', 'IPO', 'IPO', 'IPO', 'IPO', 'IPO', 'IPO'] },
    plays: ['play IPO', 'discard IPO', 'gain credit'],
  },
  {
    at: '5.6.2a',
    priority: 'every',
    corp: {
      credits: 9,
      hq: ['Hedge Fund', 'IPO', 'Tithe', 'Sprint'],
      scored: ['Offworld Office'],
      servers: [
        { server: 'remote-1', root: ['Plutus'] },
        { server: 'remote-2', root: [{ card: 'Mumba Temple', rezzed: true }] },
        { server: 'remote-3', root: ['Marilyn Campaign'] },
      ],
    },
    plays: ['rez Plutus', 'pay way 1', 'rez Marilyn', 'pay 1 Mumba', 'pass', 'pass', 'gain credit'],
  },
  {
    at: '5.6.2a',
    priority: 'every',
    corp: {
      credits: 9,
      servers: [
        { server: 'remote-1', root: ['Marilyn Campaign'] },
        { server: 'remote-2', root: [{ card: 'Mumba Temple', rezzed: true }] },
      ],
    },
    plays: ['rez Marilyn', 'pay pool'],
  },
  { at: 'runner.action', runner: { tags: 1, credits: 9 }, plays: ['remove tag', 'gain credit'] },
  // Runs, encounters and accesses.
  {
    at: 'runner.action',
    corp: {
      hq: ['Offworld Office', 'PAD Campaign'],
      rd: ['Rashida Jaheem', 'Hedge Fund'],
      archives: [{ card: 'IPO', faceup: false }, 'Tithe'],
      servers: [
        { server: 'hq', root: ['Malapert Data Vault'] },
        { server: 'rd', root: ['Malapert Data Vault'] },
        { server: 'remote-1', root: [{ card: 'Urtica Cipher', advancement: 1 }, 'Anoetic Void'] },
      ],
    },
    runner: { credits: 20, clicks: 9, grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] },
    plays: [
      'run hq',
      'access hq',
      'run rd',
      'access rd',
      'trash Rashida',
      'run archives',
      'run remote-1',
      'access Urtica',
      'gain credit',
    ],
  },
  {
    at: 'runner.action',
    corp: { servers: [{ server: 'hq', ice: [rezzed('Brân 1.0'), 'Palisade'] }] },
    runner: { credits: 9, rig: [{ card: 'Leech', virus: 1 }, 'Corroder'] },
    plays: ['run hq', 'use Leech', 'use Corroder 2', 'gain credit'],
  },
  {
    at: 'runner.action',
    corp: { servers: [{ server: 'hq', ice: [rezzed('Brân 1.0'), 'Palisade'] }] },
    runner: { credits: 9, grip: ['Inside Job'] },
    plays: ['play Inside Job', 'run hq', 'jack out', 'gain credit'],
  },
  {
    at: 'runner.action',
    corp: { servers: [{ server: 'rd', ice: [rezzed('Funhouse')] }] },
    runner: { clicks: 9, rig: ['Decoy'], grip: ['Lie Low'] },
    plays: ['run rd', 'yes', 'interrupt Decoy', 'play Lie Low', 'mode 1', 'gain credit'],
  },
  {
    at: 'corp.action',
    corp: { clicks: 4, hq: ['SEA Source', 'IP Enforcement', 'Sprint'], credits: 20 },
    runner: { tags: 3, credits: 9, scored: ['Offworld Office'] },
    happened: { lastTurn: { runner: [{ deed: 'succeed', side: 'runner' }] } },
    plays: [
      'play SEA Source',
      'spend 1',
      'spend 2',
      'play IP Enforcement',
      'number 2',
      'play Sprint',
      'choose Hedge Fund',
    ],
  },
  // What single cards do.
  {
    at: 'runner.action',
    corp: { servers: [{ server: 'rd', ice: ['Tithe'] }] },
    runner: { credits: 9, grip: ['Infiltration'] },
    plays: ['play Infiltration', 'mode 2', 'gain credit'],
  },
  {
    at: 'runner.action',
    corp: { servers: [{ server: 'rd', ice: [rezzed('Tithe')] }] },
    runner: {
      credits: 9,
      grip: ['Mutual Favor', 'Chromatophores', 'Scrounge'],
      rig: ['Mayfly', 'Corroder', 'Carmen'],
      heap: ['Botulus', 'Leech'],
      stack: ['Unity', 'Diesel'],
    },
    plays: [
      'play Mutual Favor',
      'choose Unity',
      'install Chromatophores on Tithe',
      'trash Carmen',
      'done',
      'play Scrounge',
      'choose Leech',
      'trash Mayfly',
      'yes',
      'choose Botulus',
      'gain credit',
    ],
  },
  {
    at: 'runner.action',
    corp: { hq: ['IPO'], servers: [{ server: 'hq', ice: [rezzed('Tithe')] }] },
    runner: {
      identity: 'Dewi Subrotoputri: Pedagogical Dhalang',
      clicks: 9,
      rig: ['Mayfly', 'Unity', 'Carmen', 'Maglectric Rapid (748 Mod)', 'Bookmark'],
      grip: ['Diesel', 'Maintenance Access', 'Diesel', 'Diesel'],
    },
    plays: [
      'use Bookmark 1',
      'choose Diesel',
      'run archives',
      'yes',
      'play Maintenance',
      'run hq',
      'trigger Maglectric',
    ],
  },
  {
    at: '5.7.1d',
    runner: { identity: 'MUSLIHAT: Multifarious Marketeer', stack: ['Unity', 'Diesel'], rig: ['Azimat'] },
    plays: ['yes', 'gain credit'],
  },
  {
    at: '5.6.2a',
    corp: {
      credits: 9,
      servers: [
        { server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 4 }], ice: ['Tithe'] },
        { server: 'hq', ice: ['Enigma'] },
      ],
    },
    runner: { identity: 'Tāo Salonga: Telepresence Magician' },
    plays: ['score Offworld', 'trigger Tāo', 'gain credit'],
  },
  {
    at: 'corp.action',
    corp: {
      credits: 9,
      clicks: 1,
      identity: 'Nebula Talent Management: Making Stars',
      hq: ['Hedge Fund', 'Top-Down Solutions', 'Longevity Serum'],
      servers: [{ server: 'remote-1', root: [rezzed('Mercia B4LL4RD')] }],
    },
    plays: ['play Hedge Fund'],
  },
  {
    at: 'corp.action',
    corp: {
      credits: 9,
      clicks: 1,
      hq: ['Tithe'],
      scored: [{ card: 'Embedded Reporting', agenda: 1 }],
      rd: ['Hedge Fund', 'IPO'],
      archives: ['IPO'],
      servers: [{ server: 'remote-1', root: [rezzed('Mercia B4LL4RD'), rezzed('Spin Doctor')] }],
    },
    plays: ['gain credit', 'trigger Mercia', 'trigger Embedded', 'choose Hedge Fund', 'gain credit'],
  },
  {
    at: 'runner.action',
    corp: {
      archives: ['IPO'],
      servers: [{ server: 'remote-1', root: [rezzed('Daniela Jorge Inácio'), rezzed('Spin Doctor')] }],
    },
    runner: { credits: 9, grip: ['Diesel', 'Diesel', 'Diesel'] },
    plays: ['run remote-1', 'access Daniela', 'trash Daniela'],
  },
  {
    at: '5.6.2a',
    priority: 'every',
    corp: { archives: ['IPO'], servers: [{ server: 'remote-1', root: [rezzed('Spin Doctor')] }] },
    plays: ['use Spin Doctor', 'choose IPO', 'pass'],
  },
  {
    at: 'corp.action',
    corp: { hq: ['Bigger Picture'] },
    runner: { tags: 3 },
    plays: ['play Bigger Picture', 'mode 2', 'number 2'],
  },
  {
    edition: '26.03',
    at: 'runner.action',
    corp: {
      identity: 'Poétrï Luxury Brands: All the Rage',
      hq: ['Malapert Data Vault'],
      servers: [{ server: 'remote-1', root: ['Offworld Office', 'Anoetic Void', 'Manegarm Skunkworks'] }],
    },
    plays: ['run remote-1', 'access Offworld', 'trigger', 'choose remote-1', 'done', 'yes'],
  },
  // Actions, credits and cards that come to nothing.
  {
    at: 'corp.action',
    corp: {
      credits: 9,
      badPublicity: 1,
      servers: [
        { server: 'remote-1', root: ['PAD Campaign'] },
        {
          server: 'remote-2',
          root: ['Offworld Office', { card: 'Mahkota Langit Grid', rezzed: true, credits: 0 }],
        },
      ],
    },
    plays: [
      'advance Offworld',
      'gain credit',
      'gain credit',
      'run archives',
      'gain credit',
      'gain credit',
      'gain credit',
      'gain credit',
    ],
  },
  {
    at: 'runner.action',
    corp: { servers: [{ server: 'remote-1', root: ['Offworld Office'] }] },
    runner: { scored: ['Offworld Office', 'Offworld Office', 'Offworld Office'] },
    plays: ['run remote-1'],
  },
];
