import type { SymbolName } from '../symbols/symbol.tsx';

/** What a picture of a server points at. */
export type ServerPart = 'server' | 'ice' | 'root' | 'run' | 'pile';

/** A word of the game, in our own words. */
export interface Entry {
  readonly id: string;
  readonly term: string;
  /** Other forms that mean the same, as they stand in texts. */
  readonly forms?: readonly string[];
  readonly words: string;
  readonly picture: { readonly sign: SymbolName } | { readonly part: ServerPart };
  /** Other entries it leads to. */
  readonly see?: readonly string[];
}

const sign = (name: SymbolName): Entry['picture'] => ({ sign: name });
const part = (name: ServerPart): Entry['picture'] => ({ part: name });

export const ENTRIES: readonly Entry[] = [
  {
    id: 'access',
    term: 'access',
    forms: ['accesses', 'accessed', 'accessing'],
    words:
      'The Runner looks at a card of the server they broke into. An agenda is stolen; a card with a trash cost may be trashed; some cards bite.',
    picture: sign('eye'),
    see: ['breach', 'steal', 'trash-cost'],
  },
  {
    id: 'action',
    term: 'action',
    forms: ['actions'],
    words:
      'What a click buys in one’s own turn: taking a credit, drawing, installing, playing, running and more.',
    picture: sign('click'),
    see: ['click'],
  },
  {
    id: 'advance',
    term: 'advance',
    forms: ['advances', 'advanced', 'advancing'],
    words:
      'The Corp pays a click and a credit to put one advancement counter on an installed card that can be advanced.',
    picture: sign('advancement'),
    see: ['agenda', 'score'],
  },
  {
    id: 'agenda',
    term: 'agenda',
    forms: ['agendas'],
    words:
      'A secret plan, worth points. The Corp scores it when it carries enough advancement counters; the Runner steals it by accessing it. Whoever reaches 7 points wins.',
    picture: sign('point'),
    see: ['score', 'steal'],
  },
  {
    id: 'archives',
    term: 'Archives',
    words:
      'The Corp’s discard pile, and a server: what lies facedown there is still a secret, and whoever gets in turns all of it up.',
    picture: part('pile'),
    see: ['server'],
  },
  {
    id: 'asset',
    term: 'asset',
    forms: ['assets'],
    words: 'A card the Corp installs in a remote server. It does nothing until it is rezzed.',
    picture: part('root'),
    see: ['rez', 'remote'],
  },
  {
    id: 'bad-publicity',
    term: 'bad publicity',
    words: 'For each of these the Runner has one credit to spend during every run.',
    picture: sign('badPublicity'),
  },
  {
    id: 'barrier',
    term: 'barrier',
    forms: ['barriers'],
    words: 'One of the three great kinds of ice. Mostly it just ends the run. Fracters break it.',
    picture: part('ice'),
    see: ['ice', 'icebreaker'],
  },
  {
    id: 'breach',
    term: 'breach',
    forms: ['breaches', 'breached', 'breaching'],
    words:
      'After a successful run the Runner goes through the cards of the server one after the other, as many as they may.',
    picture: part('run'),
    see: ['access'],
  },
  {
    id: 'break',
    term: 'break',
    forms: ['breaks', 'broken', 'breaking'],
    words:
      'To take the effect from a line of a piece of ice for this encounter. An icebreaker has to be at least as strong as the ice.',
    picture: sign('subroutine'),
    see: ['subroutine', 'icebreaker', 'strength'],
  },
  {
    id: 'bypass',
    term: 'bypass',
    forms: ['bypasses', 'bypassed'],
    words: 'To get past a piece of ice without any of its lines happening.',
    picture: part('run'),
    see: ['encounter'],
  },
  {
    id: 'central',
    term: 'central server',
    forms: ['central servers'],
    words: 'HQ, R&D and Archives: the servers that are there from the beginning.',
    picture: part('server'),
    see: ['hq', 'rd', 'archives'],
  },
  {
    id: 'click',
    term: 'click',
    forms: ['clicks'],
    words: 'The time of a turn. The Corp has three, the Runner four; each action costs at least one.',
    picture: sign('click'),
    see: ['action'],
  },
  {
    id: 'code-gate',
    term: 'code gate',
    forms: ['code gates'],
    words: 'One of the three great kinds of ice. It costs the Runner time and money. Decoders break it.',
    picture: part('ice'),
    see: ['ice', 'icebreaker'],
  },
  {
    id: 'credit',
    term: 'credit',
    forms: ['credits'],
    words: 'Money. It pays for cards, for rezzing, for breaking in.',
    picture: sign('credit'),
  },
  {
    id: 'damage',
    term: 'damage',
    words:
      'For each point the Runner loses a card from hand at random. Whoever must lose more than they hold loses the game. Core damage also makes the hand smaller for good.',
    picture: sign('damage'),
    see: ['grip', 'flatline'],
  },
  {
    id: 'derez',
    term: 'derez',
    forms: ['derezzes', 'derezzed'],
    words: 'To turn a rezzed card facedown again: it has to be paid for once more.',
    picture: sign('rez'),
    see: ['rez'],
  },
  {
    id: 'encounter',
    term: 'encounter',
    forms: ['encounters', 'encountered', 'encountering'],
    words:
      'The Runner stands before rezzed ice. First lines can be broken, then what is unbroken happens from top to bottom.',
    picture: part('run'),
    see: ['subroutine', 'break'],
  },
  {
    id: 'event',
    term: 'event',
    forms: ['events'],
    words: 'A Runner’s card that does something once and goes to the heap.',
    picture: sign('discard'),
    see: ['heap'],
  },
  {
    id: 'facedown',
    term: 'facedown',
    words: 'Only whoever controls the card knows what it is.',
    picture: part('root'),
    see: ['rez'],
  },
  {
    id: 'flatline',
    term: 'flatline',
    forms: ['flatlined', 'flatlines'],
    words: 'The Runner had to lose more cards than they held: the Corp wins.',
    picture: sign('damage'),
    see: ['damage'],
  },
  {
    id: 'grip',
    term: 'grip',
    words: 'The Runner’s hand. It is also the Runner’s life: damage takes cards from it.',
    picture: sign('hand'),
    see: ['damage'],
  },
  {
    id: 'hardware',
    term: 'hardware',
    words: 'What a Runner’s computer is made of. It stays installed.',
    picture: sign('mu'),
    see: ['rig'],
  },
  { id: 'heap', term: 'heap', words: 'The Runner’s discard pile, always faceup.', picture: sign('discard') },
  {
    id: 'host',
    term: 'host',
    forms: ['hosts', 'hosted', 'hosting'],
    words: 'A card that others lie on, or counters. What it hosts goes with it.',
    picture: sign('deck'),
  },
  {
    id: 'hq',
    term: 'HQ',
    words: 'The Corp’s hand, and a server: a run there shows the Runner one card of it at random.',
    picture: part('pile'),
    see: ['server'],
  },
  {
    id: 'ice',
    term: 'ice',
    words:
      'What protects a server. It lies across before it, facedown until the Corp pays for it as the Runner comes.',
    picture: part('ice'),
    see: ['rez', 'subroutine', 'encounter'],
  },
  {
    id: 'icebreaker',
    term: 'icebreaker',
    forms: ['icebreakers'],
    words:
      'A program that breaks lines of ice of its kind: fracters barriers, decoders code gates, killers sentries.',
    picture: sign('strength'),
    see: ['break', 'strength'],
  },
  {
    id: 'identity',
    term: 'identity',
    forms: ['identities'],
    words: 'Who one is in this game, and an ability that always holds.',
    picture: sign('unique'),
  },
  {
    id: 'install',
    term: 'install',
    forms: ['installs', 'installed', 'installing'],
    words:
      'To put a card on the table to stay. The Corp’s lie facedown and are paid for later; the Runner’s are paid for at once.',
    picture: sign('install'),
    see: ['rez'],
  },
  {
    id: 'jack-out',
    term: 'jack out',
    forms: ['jacks out', 'jacking out'],
    words: 'To end one’s own run between two pieces of ice, before worse comes.',
    picture: sign('leave'),
    see: ['run'],
  },
  {
    id: 'link',
    term: 'link',
    words: 'What helps a Runner against traces: it counts before any credit is spent.',
    picture: sign('link'),
    see: ['trace'],
  },
  {
    id: 'memory',
    term: 'memory',
    words: 'Room for programs. Each takes some; a Runner has four units at first.',
    picture: sign('mu'),
    see: ['program'],
  },
  {
    id: 'operation',
    term: 'operation',
    forms: ['operations'],
    words: 'A Corp’s card that does something once and goes to Archives.',
    picture: sign('discard'),
  },
  {
    id: 'program',
    term: 'program',
    forms: ['programs'],
    words: 'Software the Runner installs. It takes up memory.',
    picture: sign('mu'),
    see: ['memory', 'icebreaker'],
  },
  {
    id: 'purge',
    term: 'purge',
    forms: ['purges', 'purged'],
    words: 'The Corp spends three clicks, and all virus counters are gone.',
    picture: sign('virus'),
  },
  {
    id: 'rd',
    term: 'R&D',
    words:
      'The Corp’s deck, and a server: a run there shows the Runner its top card. A Corp that must draw from an empty R&D loses.',
    picture: part('pile'),
    see: ['server'],
  },
  {
    id: 'remote',
    term: 'remote server',
    forms: ['remote servers', 'remotes'],
    words: 'A server the Corp makes by installing there. Agendas and assets live in them.',
    picture: part('server'),
    see: ['root'],
  },
  {
    id: 'resource',
    term: 'resource',
    forms: ['resources'],
    words: 'People and places that help the Runner. While the Runner is tagged, the Corp can trash them.',
    picture: sign('tag'),
    see: ['tag'],
  },
  {
    id: 'rez',
    term: 'rez',
    forms: ['rezzes', 'rezzed', 'rezzing', 'unrezzed'],
    words:
      'To pay for a facedown card of the Corp’s and turn it up. From then on it works, and it stays paid.',
    picture: sign('rez'),
    see: ['derez'],
  },
  { id: 'rig', term: 'rig', words: 'All that the Runner has installed.', picture: sign('install') },
  {
    id: 'root',
    term: 'root',
    words: 'The place inside a server for agendas, assets and upgrades. Ice lies before it, not in it.',
    picture: part('root'),
    see: ['server'],
  },
  {
    id: 'run',
    term: 'run',
    forms: ['runs', 'running'],
    words:
      'The Runner attacks one server, goes through its ice from the outside in, and if nothing stops them gets in.',
    picture: part('run'),
    see: ['encounter', 'breach'],
  },
  {
    id: 'sabotage',
    term: 'sabotage',
    words: 'The Corp must trash so many cards, from HQ or the top of R&D as it likes.',
    picture: sign('trash'),
  },
  {
    id: 'score',
    term: 'score',
    forms: ['scores', 'scored', 'scoring'],
    words:
      'The Corp turns up an agenda with all its advancement counters and takes its points. It costs no click.',
    picture: sign('point'),
    see: ['agenda', 'advance'],
  },
  {
    id: 'sentry',
    term: 'sentry',
    forms: ['sentries'],
    words: 'One of the three great kinds of ice, and the dangerous one. Killers break it.',
    picture: part('ice'),
    see: ['ice', 'icebreaker'],
  },
  {
    id: 'server',
    term: 'server',
    forms: ['servers'],
    words:
      'A place of the Corp’s that can be run on: HQ, R&D, Archives, or a remote. Cards in it, ice before it.',
    picture: part('server'),
    see: ['central', 'remote'],
  },
  { id: 'stack', term: 'stack', words: 'The Runner’s deck.', picture: sign('deck') },
  {
    id: 'steal',
    term: 'steal',
    forms: ['steals', 'stolen', 'stealing'],
    words: 'An agenda the Runner accesses is theirs, with its points.',
    picture: sign('point'),
    see: ['agenda', 'access'],
  },
  {
    id: 'strength',
    term: 'strength',
    words:
      'How strong ice and icebreakers are. A breaker has to reach the strength of the ice before it can break a line.',
    picture: sign('strength'),
    see: ['break'],
  },
  {
    id: 'subroutine',
    term: 'subroutine',
    forms: ['subroutines'],
    words: 'A line of a piece of ice with an arrow. What is not broken happens.',
    picture: sign('subroutine'),
    see: ['break'],
  },
  {
    id: 'tag',
    term: 'tag',
    forms: ['tags', 'tagged'],
    words:
      'The Corp knows where the Runner is. A click and 2 credits take one tag away; until then resources can be trashed, and some cards do worse.',
    picture: sign('tag'),
    see: ['resource'],
  },
  {
    id: 'trace',
    term: 'trace',
    forms: ['traces'],
    words: 'The Corp hunts: both spend credits in turn, and who has more wins. Link counts for the Runner.',
    picture: sign('link'),
    see: ['link'],
  },
  {
    id: 'trash',
    term: 'trash',
    forms: ['trashes', 'trashed', 'trashing'],
    words: 'To put a card into its owner’s discard pile.',
    picture: sign('trash'),
    see: ['trash-cost'],
  },
  {
    id: 'trash-cost',
    term: 'trash cost',
    forms: ['trash costs'],
    words:
      'What the Runner pays to trash a card while accessing it. Cards without one cannot be trashed that way.',
    picture: sign('trash'),
    see: ['access'],
  },
  {
    id: 'upgrade',
    term: 'upgrade',
    forms: ['upgrades'],
    words: 'A card for the root of any server, central ones too, beside whatever else is there.',
    picture: part('root'),
    see: ['root'],
  },
  {
    id: 'virus',
    term: 'virus counter',
    forms: ['virus counters'],
    words: 'What some programs gather. Purging takes all of them away.',
    picture: sign('virus'),
    see: ['purge'],
  },
  {
    id: 'window',
    term: 'window',
    forms: ['windows'],
    words: 'A moment in which both players may use abilities or rez cards, in turn, until both pass.',
    picture: sign('stop'),
    see: ['rez'],
  },
];

export const entryOf = (id: string): Entry | undefined => ENTRIES.find((entry) => entry.id === id);

const formsOf = ({ term, forms = [] }: Entry): readonly string[] => [term, ...forms];

const BY_FORM: ReadonlyMap<string, Entry> = new Map(
  ENTRIES.flatMap((entry) => formsOf(entry).map((form) => [form.toLowerCase(), entry] as const)),
);

/** Longer forms first, so that a trash cost is not read as trashing. */
const FORMS = new RegExp(
  `(?<!\\[)\\b(${[...BY_FORM.keys()].sort((one, other) => other.length - one.length).join('|')})\\b`,
  'gi',
);

/** A text in pieces: words of the game with their entry, and what is between. Each word is marked once. */
export function termsIn(text: string): readonly { readonly text: string; readonly entry: Entry | null }[] {
  const pieces: { text: string; entry: Entry | null }[] = [];
  const marked = new Set<Entry>();
  let from = 0;
  for (const found of text.matchAll(FORMS)) {
    const entry = BY_FORM.get(found[0].toLowerCase());
    if (entry === undefined || marked.has(entry)) continue;
    marked.add(entry);
    if (found.index > from) pieces.push({ text: text.slice(from, found.index), entry: null });
    pieces.push({ text: found[0], entry });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), entry: null });
  return pieces;
}
