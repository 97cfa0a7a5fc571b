import { CARDS } from '@lastclick/cards';
import type { CardView, Side, View } from '@lastclick/engine';
import { type CardData, type StaticData, staticsOf } from '@lastclick/engine/language';

// A second opinion on every number a view shows, written from the rules and the cards' data alone. It shares no code
// with the engine; what it cannot interpret it refuses, so that new words in the card language are noticed here.

type Change = Extract<StaticData, { static: 'change' }>;
type PriceChange = Extract<StaticData, { static: 'price' }>;
type Amount = NonNullable<Change['by']>;
type Condition = NonNullable<Change['while']>;
type Changed = Change['what'];
type Filter = Exclude<Extract<StaticData, { static: 'hosts' }>['cards'], string>;

const isSelf = ({ of }: Change): boolean => of === 'this';

function described({ of }: Change): Filter {
  if (typeof of === 'string' || 'cards' in of)
    throw new Error(`the reference does not know ${JSON.stringify(of)}`);
  return of;
}

const DATA = new Map<string, CardData>(CARDS.map((card) => [card.id, card]));

/** What happened before the position and no view tells. */
export interface Past {
  /** Types of the cards the Runner installed this turn. */
  readonly installedTypes: readonly string[];
  /** Changes of strength that last until the encounter ends, by object. */
  readonly strengthChanges: ReadonlyMap<number, number>;
}

interface Placed {
  readonly view: CardView;
  readonly data: CardData;
  /** The server it lies in or protects. */
  readonly server: string;
  readonly isIce: boolean;
  /** Installed cards, in whatever place. */
  readonly installed: boolean;
  /** Its abilities work (9.1.8). */
  readonly active: boolean;
  /** The object it is hosted on. */
  readonly host: number;
}

function placed(view: CardView, server: string, isIce: boolean, active: boolean, host = -1): Placed[] {
  const data = view.card === undefined ? undefined : DATA.get(view.card);
  const installed = view.installedThisTurn !== undefined;
  const here = data === undefined ? [] : [{ view, data, server, isIce, installed, active, host }];
  const hosted = view.hosted.flatMap((one) =>
    placed(one, '', false, one.faceup && one.installedThisTurn !== undefined, view.object),
  );
  return [...here, ...hosted];
}

const inPlace = (cards: readonly CardView[], active: (card: CardView) => boolean): Placed[] =>
  cards.flatMap((card) => placed(card, '', false, active(card)));

const withoutZone = ({ in: _, ...filter }: Filter): Filter => filter;
const rest = ({ not: _, ...filter }: Filter): Filter => filter;

export class Reference {
  private readonly view: View;
  private readonly past: Past;
  readonly cards: readonly Placed[];

  constructor(view: View, past: Past) {
    this.view = view;
    this.past = past;
    const { corp, runner } = view;
    const always = () => true;
    const never = () => false;
    this.cards = [
      ...inPlace([corp.identity, runner.identity], always),
      ...corp.servers.flatMap(({ server, ice, root }) => [
        ...ice.flatMap((card) => placed(card, server, true, card.faceup)),
        // An agenda that lies faceup in a server is not active there (3.2.4).
        ...root.flatMap((card) => placed(card, server, false, card.rezzed === true)),
      ]),
      ...inPlace(runner.rig, (card) => card.faceup),
      ...inPlace(corp.scored, always),
      // A stolen agenda does nothing for anybody (1.17).
      ...inPlace(runner.scored, never),
      // A card on its way into play does nothing yet; one that is played does.
      ...inPlace(view.playing, ({ type }) => type === 'operation' || type === 'event'),
      ...[corp.hq.cards ?? [], runner.grip.cards ?? [], corp.archives, runner.heap, view.removed].flatMap(
        (pile) => inPlace(pile, never),
      ),
    ];
  }

  memoryUsed(): number {
    return this.cards
      .filter(({ installed, active, data }) => installed && active && data.type === 'program')
      .reduce((sum, { data }) => sum + (data.memory ?? 0), 0);
  }

  memoryLimit(): number {
    return 4 + this.ofPlayer('memory', 'runner');
  }

  link(): number {
    const { card } = this.view.runner.identity;
    return (DATA.get(card ?? '')?.link ?? 0) + this.ofPlayer('link', 'runner');
  }

  maximumHandSize(side: Side): number {
    const less = side === 'runner' ? this.view.runner.coreDamage : 0;
    return 5 - less + this.ofPlayer('handSize', side);
  }

  agendaPoints(side: Side): number {
    return this.view[side].scored.reduce((sum, { card }) => sum + (DATA.get(card ?? '')?.points ?? 0), 0);
  }

  /** Printed strength, abilities of active cards, and what lasts for the encounter. */
  strength(card: Placed): number | undefined {
    const printed = card.data.strength;
    if (printed === undefined || printed === null) return undefined;
    const lasting = this.past.strengthChanges.get(card.view.object) ?? 0;
    return printed + this.ofCard('strength', card) + lasting;
  }

  /** What it costs to play, install or rez a card; never less than nothing (1.15). */
  cost(card: Placed): number | undefined {
    const printed = card.data.cost;
    if (printed === undefined || printed === null) return undefined;
    switch (card.data.type) {
      case 'operation':
      case 'event':
        return Math.max(0, printed + this.priceChange('play', card));
      case 'asset':
      case 'upgrade':
      case 'ice':
        return Math.max(0, printed + this.priceChange('rez', card));
      default:
        return Math.max(0, printed + this.priceChange('install', card));
    }
  }

  advancementRequirement(card: Placed): number | undefined {
    const printed = card.data.advancement;
    return printed === undefined ? undefined : printed + this.ofCard('requirement', card);
  }

  /** Installed agendas, and cards that say so, can be advanced (1.16). */
  canBeAdvanced({ data, installed, active }: Placed): boolean {
    return (
      installed &&
      (data.type === 'agenda' ||
        (staticsOf(data).some((one) => one.static === 'allow' && one.deed.deed === 'advance') &&
          (active || data.side === 'corp')))
    );
  }

  private changes(value: Changed): { source: Placed; change: Change }[] {
    const isMeant = (one: StaticData): one is Change => one.static === 'change' && one.what === value;
    return this.cards.flatMap((source) =>
      staticsOf(source.data)
        .filter(isMeant)
        .map((change) => ({ source, change })),
    );
  }

  /** By how much a number changes; no card sets one. */
  private by(change: Change, source: Placed): number {
    if (change.by === undefined) throw new Error(`${source.data.id} sets a number`);
    return this.amount(change.by, source);
  }

  private ofPlayer(value: Changed, side: Side): number {
    let sum = 0;
    for (const { source, change } of this.changes(value)) {
      if (!source.active) continue;
      const own = source.data.side === side;
      if (change.of !== 'you' && change.of !== 'opponent') continue;
      if ((change.of === 'you') === own && this.holds(change.while, source)) sum += this.by(change, source);
    }
    return sum;
  }

  private ofCard(value: Changed, card: Placed): number {
    let sum = 0;
    for (const { source, change } of this.changes(value)) {
      if (!source.active && !(value === 'requirement' && isSelf(change))) continue;
      if (change.of === 'you' || change.of === 'opponent') continue;
      const meant = this.means(change, source, card);
      if (meant && this.holds(change.while, source)) sum += this.by(change, source);
    }
    return sum;
  }

  /** By how much the price of playing, installing or rezzing a card changes; what can be paid instead changes nothing. */
  private priceChange(deed: 'play' | 'rez' | 'install', card: Placed): number {
    let sum = 0;
    for (const source of this.cards) {
      for (const one of [...staticsOf(source.data), ...this.ofRun(source)]) {
        if (one.static !== 'price' || one.deed.deed !== deed || one.pay !== undefined) continue;
        if (!this.isPriced(one, source, card) || !this.holds(one.while, source)) continue;
        sum += this.amount(one.more ?? 0, source) - this.amount(one.less ?? 0, source);
      }
    }
    return sum;
  }

  /** What a run comes with: an event in the play area is the one whose run is on. */
  private ofRun({ view, data }: Placed): StaticData[] {
    if (this.view.run === null || !this.view.playing.some(({ object }) => object === view.object)) return [];
    return (data.play ?? [])
      .flatMap((step) => ('effect' in step ? [step] : step.step === 'together' ? step.effects : []))
      .flatMap((effect) => (effect.effect === 'run' ? (effect.with ?? []) : []))
      .filter((ability) => 'static' in ability);
  }

  private isPriced({ deed }: PriceChange, source: Placed, card: Placed): boolean {
    const { card: which, first, by, ...rest } = deed as Extract<typeof deed, { deed: 'install' }>;
    if (Object.keys(rest).length > 1 || by !== undefined) throw new Error(JSON.stringify(deed));
    // What a card says of its own cost it says wherever it is paid from, before it is active (9.1.8).
    if (which === 'this') return source === card;
    if (!source.active) return false;
    if (deed.deed !== 'rez' && card.data.side !== source.data.side) return false;
    if (first !== undefined && this.happened({ if: 'happened', deed, per: 'turn' }, source)) return false;
    return which === undefined || this.matches(which, card);
  }

  private means(change: Change, source: Placed, card: Placed): boolean {
    if (isSelf(change)) return source === card;
    return change.of === 'host' ? source.host === card.view.object : this.matches(described(change), card);
  }

  private amount(value: Amount, source: Placed): number {
    if (typeof value === 'number') return value;
    switch (value.value) {
      case 'plus':
        return value.of.reduce<number>((sum, part) => sum + this.amount(part, source), 0);
      case 'multiply':
        return this.amount(value.of, source) * this.amount(value.by, source);
      case 'count': {
        const { cards } = value;
        if (typeof cards !== 'object' || cards.cards !== 'all') throw new Error(JSON.stringify(cards));
        return this.count(cards.from, source);
      }
      case 'card':
        if (value.of !== 'this') throw new Error(`counters on ${JSON.stringify(value.of)}`);
        switch (value.what) {
          case 'advancement':
          case 'virus':
          case 'power':
          case 'agenda':
          case 'credits':
            return source.view.counters[value.what] ?? 0;
          default:
            throw new Error(`the reference does not know the ${value.what} of a card`);
        }
      default:
        throw new Error(`the reference does not know the value ${value.value}`);
    }
  }

  private count(filter: Filter, source: Placed): number {
    const { server, not, ...plain } = filter;
    if (plain.in === 'heap' && server === undefined && not === undefined)
      return inPlace(this.view.runner.heap, () => false).filter((card) =>
        this.matches(withoutZone(plain), card),
      ).length;
    if (server !== 'this')
      return this.cards.filter((card) => this.isOther(not, card, source) && this.matches(rest(filter), card))
        .length;
    const { in: zone, type, ...others } = plain;
    const isOther = JSON.stringify(not) === JSON.stringify({ is: 'this' });
    if ((zone ?? 'installed') !== 'installed' || type !== 'ice' || !isOther || Object.keys(others).length > 0)
      throw new Error(`the reference does not know ${JSON.stringify(filter)}`);
    // Its place tells that a card is ice, even those who cannot see it.
    const ice = this.view.corp.servers.find(({ server }) => server === source.server)?.ice ?? [];
    return ice.filter(({ object }) => object !== source.view.object).length;
  }

  /** "Other" is the one negation of a filter it knows. */
  private isOther(not: Filter | undefined, card: Placed, source: Placed): boolean {
    if (not === undefined) return true;
    if (JSON.stringify(not) !== JSON.stringify({ is: 'this' })) throw new Error(JSON.stringify(not));
    return card.view.object !== source.view.object;
  }

  private holds(condition: Condition | undefined, source: Placed): boolean {
    if (condition === undefined) return true;
    switch (condition.if) {
      case 'not':
        return !this.holds(condition.of, source);
      case 'is': {
        const { in: zone, server, ...rest } = condition.filter;
        if (condition.card !== 'this' || zone !== 'ice' || Object.keys(rest).length > 0)
          throw new Error(`the reference does not know ${JSON.stringify(condition)}`);
        return source.isIce && source.server.startsWith('remote') === (server === 'remote');
      }
      case 'compare':
        if (!('atLeast' in condition.is)) throw new Error(JSON.stringify(condition.is));
        return this.amount(condition.of, source) >= this.amount(condition.is.atLeast, source);
      case 'happened':
        return this.happened(condition, source);
      default:
        throw new Error(`the reference does not know the condition ${condition.if}`);
    }
  }

  private happened(condition: Extract<Condition, { if: 'happened' }>, source: Placed): boolean {
    const { deed, per } = condition;
    if (per !== 'turn') throw new Error('the reference knows this turn only');
    const { deed: name, ...said } = deed;
    if (deed.deed === 'install' && deed.by === undefined && typeof deed.card === 'object') {
      const { type, ...rest } = deed.card;
      if (Object.keys(rest).length > 0) throw new Error(`installed ${JSON.stringify(deed)}`);
      return this.past.installedTypes.some((one) => one === type);
    }
    if (Object.keys(said).length > 0) throw new Error(`happened ${JSON.stringify(deed)}`);
    return this.view.happened.thisTurn.some((one) => one.deed === name && one.side === source.data.side);
  }

  private matches(filter: Filter, card: Placed): boolean {
    const { in: zone, type, subtype, ...rest } = filter;
    if (Object.keys(rest).length > 0) throw new Error(`the reference does not know ${JSON.stringify(rest)}`);
    if (zone !== undefined && zone !== 'installed') throw new Error(`cards in ${JSON.stringify(zone)}`);
    if (zone === 'installed' && !card.installed) return false;
    if (type !== undefined && ![type].flat().includes(card.data.type)) return false;
    return subtype === undefined || [subtype].flat().some((one) => card.data.subtypes.includes(one));
  }
}
