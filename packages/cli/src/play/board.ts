import { stripVTControlCharacters } from 'node:util';
import {
  type CardView,
  type CorpView,
  opponentOf,
  type RunnerView,
  type Side,
  type View,
} from '@lastclick/engine';
import { cardData, count, PRESENT, presentName, serverName, sideName, stepWords } from '@lastclick/table';
import { columns, flow, labelled, pad, spread, widthOf, wrap } from './layout.ts';
import type { Paint } from './paint.ts';
import { RunPicture } from './run-picture.ts';

const LABEL = 12;
const SERVER = 12;
const NOTHING = '·';

/** Draws a view; it knows nothing the view does not say. */
export class Board {
  private readonly view: View;
  private readonly paint: Paint;
  private readonly width: number;

  constructor(view: View, paint: Paint, width: number) {
    this.view = view;
    this.paint = paint;
    this.width = width;
  }

  /** The other side above, the looking side below. */
  lines(): string[] {
    const below: Side = this.view.seat === 'spectator' ? 'runner' : this.view.seat;
    return [
      this.heading(),
      ...this.side(opponentOf(below)),
      '',
      ...this.side(below),
      ...this.between(),
      ...new RunPicture(this.view, this.paint, this.width).lines(),
      this.paint.faint('─'.repeat(this.width)),
    ];
  }

  private heading(): string {
    const { view, paint } = this;
    const step = stepWords(view);
    const number = view.waiting?.kind === 'mulligan' ? '' : `turn ${view.turn.number} · `;
    const decides = view.waiting === null ? '' : ` ${sideName(view.waiting.seat)} to decide ──`;
    // Deep inside a run there is less room; the question under the board says who decides, the log which turn.
    const fits = (...parts: readonly string[]): boolean =>
      widthOf(['── ', step, ' ──', ...parts].join('')) <= this.width;
    const left = `── ${fits(number) ? number : ''}`;
    const right = fits(number, decides) ? decides : '';
    const fill = Math.max(2, this.width - widthOf(left + step + right) - 1);
    return `${paint.faint(left)}${paint.strong(step)} ${paint.faint('─'.repeat(fill) + right)}`;
  }

  private side(side: Side): string[] {
    return side === 'corp' ? this.corp(this.view.corp) : this.runner(this.view.runner);
  }

  private title(side: Side, purse: readonly string[]): string[] {
    const { identity } = this.view[side];
    const name = this.paint.side[side](pad(sideName(side).toUpperCase(), LABEL - 1));
    const left = ` ${name}${this.paint.strong(identity.title ?? '')}`;
    const right = purse.join(' · ');
    const fits = widthOf(left) + 2 + widthOf(right) <= this.width;
    return fits ? [spread(left, right, this.width)] : [left, spread('', right, this.width)];
  }

  private purse(side: Side): string[] {
    const { credits, clicks, agendaPoints } = this.view[side];
    return [count(credits, 'credit'), count(clicks, 'click'), count(agendaPoints, 'point')];
  }

  private corp(corp: CorpView): string[] {
    const badPublicity =
      corp.badPublicity > 0 ? [this.paint.alert(`${corp.badPublicity} bad publicity`)] : [];
    return [
      ...this.title('corp', [...this.purse('corp'), ...badPublicity]),
      ...this.servers(corp),
      ...this.row('archives', this.pileTitles(corp.archives)),
      ...this.row(
        'scored',
        corp.scored.map((card) => this.card(card)),
      ),
      ...this.hand('hand', corp.hq.cards),
    ];
  }

  private servers(corp: CorpView): string[] {
    const half = Math.floor((this.width - SERVER) / 2) - 3;
    const widths = [SERVER, half, this.width - SERVER - half];
    const { faint } = this.paint;
    const rows = corp.servers.flatMap(({ server, ice, root }) => {
      const pile = this.pileSize(server, corp);
      const inside = this.stacked(root, this.width - SERVER - half);
      const cells = [
        [` ${serverName(server).replace('remote', 'Remote')}`],
        this.stacked(ice, half - 1, 'facedown ice'),
        pile === null ? inside : [faint(pile), ...inside],
      ];
      return columns(
        cells.map((cell) => (cell.length === 0 ? [faint(NOTHING)] : cell)),
        widths,
      );
    });
    const head = columns([[''], [faint('ice, outermost first')], [faint('root')]], widths);
    return [...head, ...rows];
  }

  private pileSize(server: string, corp: CorpView): string | null {
    if (server === 'hq') return `${corp.hq.count} in hand (at most ${corp.maximumHandSize})`;
    if (server === 'rd') return `${count(corp.rd.count, 'card')}`;
    if (server === 'archives') return `${count(corp.archives.length, 'card')}`;
    return null;
  }

  /** One card per line; what does not fit beside its name stands under it. */
  private stacked(cards: readonly CardView[], width: number, nameless = 'facedown card'): string[] {
    return cards.flatMap((card) => {
      const whole = this.card(card, nameless);
      if (widthOf(whole) <= width) return [whole];
      return [
        this.name(card, nameless),
        ...wrap(this.notes(card).join(', '), width - 3).map((line) => `   ${this.paint.faint(line)}`),
      ];
    });
  }

  private runner(runner: RunnerView): string[] {
    const { alert, faint } = this.paint;
    const coreDamage = `${PRESENT.coreDamageName(this.view.edition)} damage`;
    const trouble = [
      ...(runner.tags > 0 ? [alert(count(runner.tags, 'tag'))] : []),
      ...(runner.coreDamage > 0 ? [alert(`${runner.coreDamage} ${coreDamage}`)] : []),
    ];
    const facts = [
      `grip ${runner.grip.count} (at most ${runner.maximumHandSize})`,
      `stack ${runner.stack.count}`,
      `heap ${runner.heap.length}`,
      `memory ${runner.memory.used} of ${runner.memory.limit} used`,
      `link ${runner.link}`,
    ];
    const rig = (type: string): string[] =>
      runner.rig.filter((card) => (card.type ?? 'facedown') === type).map((card) => this.card(card));
    return [
      ...this.title('runner', [...this.purse('runner'), ...trouble]),
      ...this.row('', [faint(facts.join(' · '))]),
      ...this.row('programs', rig('program')),
      ...this.row('hardware', rig('hardware')),
      ...this.row('resources', rig('resource')),
      ...this.row('facedown', rig('facedown')),
      ...this.row('heap', this.pileTitles(runner.heap)),
      ...this.row(
        'stolen',
        runner.scored.map((card) => this.card(card)),
      ),
      ...this.hand('hand', runner.grip.cards),
    ];
  }

  /** Cards that are neither side's: played, set aside, removed from the game. */
  private between(): string[] {
    const { playing, setAside, removed } = this.view;
    const rows = [
      ...this.row(
        'playing',
        playing.map((card) => this.card(card)),
      ),
      ...this.row(
        'set aside',
        setAside.map((card) => this.card(card)),
      ),
      ...this.row('removed', this.pileTitles(removed)),
    ];
    return rows.length === 0 ? [] : ['', ...rows];
  }

  private row(label: string, pieces: readonly string[]): string[] {
    const lines = flow(pieces, this.width - LABEL, ', ');
    return labelled(` ${this.paint.faint(label)}`, lines, LABEL);
  }

  private hand(label: string, cards: readonly CardView[] | undefined): string[] {
    if (cards === undefined) return [];
    if (cards.length === 0) return this.row(label, ['no cards']);
    const lines = cards.map((card) => {
      const name = `${pad(this.paint.faint(`c${card.object}`), 6)}${card.title ?? 'facedown'}`;
      return `${pad(name, 36)}${this.paint.faint(this.handFacts(card))}`;
    });
    return labelled(` ${this.paint.faint(label)}`, lines, LABEL);
  }

  private handFacts(card: CardView): string {
    const data = cardData(presentName(card) ?? '');
    return [
      ...(card.type === undefined ? [] : [card.type]),
      ...(card.cost === undefined ? [] : [`cost ${card.cost}`]),
      ...(card.strength === undefined ? [] : [`strength ${card.strength}`]),
      ...(card.subtypes === undefined
        ? []
        : [card.subtypes.map((one) => one.replaceAll('_', ' ')).join(', ')]),
      ...(card.advancementRequirement === undefined ? [] : [`${card.advancementRequirement} to advance`]),
      ...(data?.points === undefined ? [] : [count(data.points, 'point')]),
    ].join(' · ');
  }

  private pileTitles(cards: readonly CardView[]): string[] {
    const tally = new Map<string, number>();
    for (const card of cards) {
      const name = card.title === undefined ? 'facedown' : `${card.title}${card.faceup ? '' : ' (facedown)'}`;
      tally.set(name, (tally.get(name) ?? 0) + 1);
    }
    return [...tally].map(([name, copies]) => (copies === 1 ? name : `${name} ×${copies}`));
  }

  private name(card: CardView, nameless: string): string {
    return `${this.paint.faint(`c${card.object}`)} ${card.title ?? nameless}`;
  }

  private notes(card: CardView): string[] {
    const hosted = card.hosted.map((one) => stripVTControlCharacters(this.card(one)));
    return [
      ...(card.rezzed === false && card.title !== undefined && card.type !== 'agenda' ? ['unrezzed'] : []),
      ...(card.strength === undefined ? [] : [`strength ${card.strength}`]),
      ...(card.subtypes === undefined
        ? []
        : [card.subtypes.map((one) => one.replaceAll('_', ' ')).join(', ')]),
      ...this.counters(card),
      ...(hosted.length === 0 ? [] : [`hosts ${hosted.join(', ')}`]),
    ];
  }

  private card(card: CardView, nameless = 'facedown card'): string {
    const notes = this.notes(card);
    return this.name(card, nameless) + (notes.length === 0 ? '' : this.paint.faint(` (${notes.join(', ')})`));
  }

  private counters(card: CardView): string[] {
    const { credits, advancement, virus, power, agenda } = card.counters;
    const needed = card.advancementRequirement;
    return [
      ...(credits === undefined ? [] : [count(credits, 'credit')]),
      ...(needed !== undefined && card.rezzed === false
        ? [`advanced ${advancement ?? 0} of ${needed}`]
        : advancement === undefined
          ? []
          : [`advanced ${advancement}`]),
      ...(virus === undefined ? [] : [`${virus} virus`]),
      ...(power === undefined ? [] : [`${power} power`]),
      ...(agenda === undefined ? [] : [count(agenda, 'agenda counter')]),
    ];
  }
}
