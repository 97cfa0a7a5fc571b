import { SIDES } from '@lastclick/engine';
import { type Card, cardOf, type Game, type Occurrence, type State } from '@lastclick/engine/reading';

/** Two sums side by side, 64 bits together; whole numbers and texts can be added. */
class Sum {
  private one = 0x811c9dc5 | 0;
  private other = 0x6c62272e | 0;

  add(number: number): this {
    this.one = Math.imul(this.one ^ number, 0x01000193);
    this.one ^= this.one >>> 15;
    this.other = Math.imul(this.other ^ number, 0x5bd1e995);
    this.other ^= this.other >>> 13;
    return this;
  }

  text(text: string): this {
    for (let index = 0; index < text.length; index++) this.add(text.charCodeAt(index));
    return this.add(text.length);
  }

  /** A number of up to 53 bits. */
  long(number: number): this {
    return this.add(number | 0).add(Math.floor(number / 0x100000000));
  }

  /** Numbers whose order does not matter. */
  bag(numbers: number[]): this {
    numbers.sort((a, b) => a - b);
    for (const number of numbers) this.long(number);
    return this.add(numbers.length);
  }

  /** 53 bits in one number. */
  get number(): number {
    return (this.one >>> 0) * 0x200000 + ((this.other >>> 0) & 0x1fffff);
  }

  get digits(): string {
    return (this.one >>> 0).toString(16).padStart(8, '0') + (this.other >>> 0).toString(16).padStart(8, '0');
  }
}

const placeOf = (state: State, card: Card): number => {
  if (card.zone !== 'ice' && card.zone !== 'root') return -1;
  const server = state.servers.find(({ id }) => id === card.server);
  return (card.zone === 'ice' ? server?.ice : server?.root)?.indexOf(card.id) ?? -1;
};

/** What a card is and what lies on it, not which copy of it. */
function cardNumber(state: State, card: Card): number {
  const sum = new Sum()
    .add(card.def)
    .text(card.zone)
    .add(card.faceup ? 1 : 0)
    .add(card.credits)
    .add(card.advancement)
    .add(card.virus)
    .add(card.power)
    .add(card.agenda)
    .add(card.loaded)
    .add(card.installedTurn === state.turn.number ? 1 : 0)
    .add(card.seen === card.object ? 1 : 0)
    .add(card.seenByOwner === card.object ? 1 : 0)
    .add(card.server);
  if (card.host >= 0) {
    const host = cardOf(state, card.host);
    sum.add(host.def).text(host.zone).add(host.server).add(placeOf(state, host));
  }
  return sum.number;
}

/** Something that happened, without its place among what happened: abilities ask whether and how often, not when. */
function pastNumber(state: State, past: Occurrence): number {
  return new Sum()
    .text(past.deed)
    .add(past.side === 'corp' ? 0 : 1)
    .add(past.def)
    .add(past.amount)
    .text(past.detail)
    .add(past.server)
    .text(past.from)
    .add(past.viaDef)
    .add(past.run !== 0 && past.run === state.run?.number ? 1 : 0)
    .add(past.run !== 0 && past.run === state.lastRun?.number ? 1 : 0).number;
}

const UNORDERED = [
  'hq',
  'archives',
  'corpScore',
  'grip',
  'heap',
  'runnerScore',
  'rig',
  'removed',
  'setAside',
  'playing',
] as const;

/**
 * The same for positions from which the game goes on alike: how they came about, which copy of a card is which and the
 * order of a hand are left out. Undecided cards are the same wherever one could take the place of the other.
 */
export function digestOf({ state }: Game): string {
  const sum = new Sum();
  const number = (id: number): number => cardNumber(state, cardOf(state, id));
  for (const zone of UNORDERED) sum.bag(state.zones[zone].map(number));
  for (const zone of ['rd', 'stack'] as const) for (const id of state.zones[zone]) sum.long(number(id));
  for (const { id, ice, root } of state.servers) {
    sum.add(id);
    for (const card of ice) sum.long(number(card));
    sum.bag(root.map(number));
  }
  for (const { zone, id } of state.cards) if (zone === 'identity' || zone === 'hosted') sum.long(number(id));
  for (const player of [state.corp, state.runner])
    sum
      .add(player.credits)
      .add(player.clicks)
      .add(player.tags)
      .add(player.coreDamage)
      .add(player.badPublicity);
  const { turn } = state;
  sum
    .add(turn.number)
    .add(turn.clicksSpent)
    .text(turn.actions.toSorted().join())
    .text(turn.used.toSorted().join());
  sum.bag(turn.history.map((past) => pastNumber(state, past)));
  sum.bag(turn.imminent.map((past) => pastNumber(state, past)));
  for (const side of SIDES) sum.bag(state.lastTurn[side].map((past) => pastNumber(state, past)));
  const outside = { run: state.run, met: state.met, occurred: state.occurred, lingering: state.lingering };
  sum.text(JSON.stringify(state.stack)).text(JSON.stringify(outside));
  return sum.digits;
}

/** One text for several positions together, in whatever order. */
export const digestOfAll = (games: readonly Game[]): string => {
  const digests = games.map(digestOf);
  if (digests.length === 1) return digests[0] as string;
  const sum = new Sum();
  for (const digest of [...new Set(digests)].sort()) sum.text(digest);
  return sum.digits;
};
