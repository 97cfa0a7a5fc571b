import type { Side } from '@lastclick/engine';
import type { Beat } from '@lastclick/session';
import type { Shot } from './director.ts';
import { floatsOf } from './floats.ts';
import { backOf, boxOf, cardElement, placeElement } from './places.ts';

type Told = Beat['cards'][number];

/** A card that travels: where it was seen before, how it looked there, and where it goes. */
interface Move {
  readonly told: Told;
  readonly from: DOMRect | null;
  readonly face: HTMLElement | SVGElement | null;
}

const FLIGHT = 340;
/** Cards that leave together leave one after the other. */
const STAGGER = 45;
const MOST_FLIGHTS = 12;
const EASE = 'cubic-bezier(0.22, 0.8, 0.3, 1)';

/** The drawn side of a card, without what makes it a button. */
const faceOf = (element: Element | null): Element | null =>
  element?.querySelector('[data-shape], article, svg') ?? null;

/** A copy is no card: nobody may find it where cards are looked for. */
function copyOf(element: Element | null): HTMLElement | SVGElement | null {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof HTMLElement || copy instanceof SVGElement)) return null;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>('[data-staged], [data-spot]')]) {
    delete one.dataset.staged;
    delete one.dataset.spot;
  }
  return copy;
}

/** Cards that move, each once: what moves on from where it has just come moves once, all the way. */
function movesOf(beats: readonly Beat[]): readonly Told[] {
  const moves: Told[] = [];
  for (const told of beats.flatMap(({ cards }) => cards)) {
    const { from } = told;
    if (from === undefined) continue;
    const earlier = moves.findIndex(({ object }) => object !== undefined && object === from.object);
    const began = moves[earlier]?.from;
    if (began === undefined) moves.push(told);
    else moves[earlier] = { ...told, from: began };
  }
  return moves.slice(0, MOST_FLIGHTS);
}

/** How a box looks as another one: where its middle is, and how large. */
function asSeenFrom(box: DOMRect, other: DOMRect): string {
  const x = other.left + other.width / 2 - box.left - box.width / 2;
  const y = other.top + other.height / 2 - box.top - box.height / 2;
  const scale = Math.min(1.6, Math.max(0.12, Math.min(other.width / box.width, other.height / box.height)));
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** A card on the stage, to go back to where it lies when its moment is over. */
interface Staged {
  readonly element: Element;
  readonly object: number;
  readonly box: DOMRect;
  readonly face: HTMLElement | SVGElement | null;
}

/** As large as a facedown card of which nobody saw more than that it went. */
const BACK = { width: 60, height: 83 };

/** A box of that size around the middle of another one. */
const middleOf = (
  { left, top, width, height }: DOMRect,
  size: { readonly width: number; readonly height: number },
): DOMRect =>
  new DOMRect(left + width / 2 - size.width / 2, top + height / 2 - size.height / 2, size.width, size.height);

/** Shows a change of the board in motion: looks at it before and after, and lets what lies between be seen. */
export class Camera {
  private readonly root: Element;
  private readonly layer: Element;
  private readonly backs: Readonly<Record<Side, Element | null>>;
  private moves: readonly Move[] = [];
  /** What came to the stage last, which it does once. */
  private lifted: Element | null = null;
  /** What stood on the stage as the board was last looked at. */
  private staged: readonly Staged[] = [];
  /** Where cards came to lie that were spoken of. */
  private readonly places = new Map<number, Told['place']>();
  /** Everything that moves now, to be ended when somebody skips. */
  private readonly ghosts = new Set<Element>();
  private readonly running = new Set<Animation>();

  constructor(root: Element, layer: Element, backs: Readonly<Record<Side, Element | null>>) {
    this.root = root;
    this.layer = layer;
    this.backs = backs;
  }

  /** The board is still as it was. */
  before(beats: readonly Beat[]): void {
    this.staged = [...this.layer.querySelectorAll<HTMLElement>('[data-staged]')].flatMap((element) => {
      const box = boxOf(element);
      const object = Number(element.dataset.staged);
      const face = copyOf(element);
      return box === null || object === 0 ? [] : [{ element, object, box, face }];
    });
    this.moves = movesOf(beats).map((told) => {
      const { from } = told;
      const element = cardElement(this.root, from?.object);
      const seen = element ?? (from === undefined ? null : placeElement(this.root, from));
      return { told, from: boxOf(seen), face: copyOf(faceOf(element)) };
    });
  }

  /** The board is as it is now. */
  after(shot: Shot): void {
    for (const { cards } of shot.beats)
      for (const { object, place } of cards) if (object !== undefined) this.places.set(object, place);
    const gone = new Set(this.moves.map(({ told }) => told.from?.object));
    for (const [index, move] of this.moves.entries()) this.fly(move, index * STAGGER);
    this.moves = [];
    this.part(gone);
    for (const { element, words, tone } of floatsOf(this.root, shot)) this.float(element, words, tone);
    for (const { moment, cards } of shot.beats) {
      if (moment === 'ability' || moment === 'strength') this.pulse(cardElement(this.root, cards[0]?.object));
      if (moment === 'flip') this.turn(cardElement(this.root, cards[0]?.object));
      const [told] = cards;
      if (told !== undefined && told.from === undefined) this.lift(told);
    }
  }

  /** The last moment is over. */
  over(): void {
    this.part(new Set());
  }

  /** What stood on the stage goes back to where it lies, unless it moves anyway. */
  private part(moving: ReadonlySet<number | undefined>): void {
    for (const { element, object, box, face } of this.staged) {
      const place = this.places.get(object);
      if (element.isConnected || moving.has(object) || place === undefined) continue;
      const target = cardElement(this.root, object);
      const to = boxOf(target ?? placeElement(this.root, place));
      if (face === null || to === null || target?.hasAttribute('data-staged') === true) continue;
      this.ghost(face, middleOf(to, box), box, to, 0, null);
    }
    this.staged = [];
  }

  /** What is shown large comes from where it lies, and stays there. */
  private lift({ object, place }: Told): void {
    const staged = this.layer.querySelector(`[data-staged="${object ?? ''}"]`);
    if (staged === null || this.lifted === staged) return;
    this.lifted = staged;
    const lying = this.root.querySelector(`[data-spot="c${object}"]`) ?? placeElement(this.root, place);
    const from = boxOf(lying);
    const to = boxOf(staged);
    if (from === null || to === null) return;
    this.run(
      staged,
      [
        { transform: asSeenFrom(to, from), opacity: 0.4 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: FLIGHT,
        easing: EASE,
      },
    );
  }

  /** Ends all motion at once. */
  cut(): void {
    for (const animation of this.running) animation.cancel();
    for (const ghost of this.ghosts) ghost.remove();
    this.running.clear();
    this.ghosts.clear();
    this.moves = [];
    this.staged = [];
  }

  private fly({ told, from, face }: Move, delay: number): void {
    const target = cardElement(this.root, told.object);
    const to = boxOf(target ?? placeElement(this.root, told.place));
    if (from === null || to === null) return;
    if (target?.hasAttribute('data-staged') === true) {
      // What is large on the stage lies in nothing that would cut it off.
      this.run(target, [{ transform: asSeenFrom(to, from) }, { transform: 'none' }], {
        duration: FLIGHT,
        delay,
        easing: EASE,
        fill: 'backwards',
      });
      return;
    }
    const own = copyOf(faceOf(target));
    const shown = own ?? face ?? copyOf(this.backs[backOf(told)]);
    if (shown === null) return;
    const size = own !== null ? to : face !== null ? from : BACK;
    this.ghost(shown, middleOf(to, size), from, to, delay, target);
  }

  private ghost(
    face: Element,
    box: DOMRect,
    from: DOMRect,
    to: DOMRect,
    delay: number,
    target: Element | null,
  ): void {
    const ghost = document.createElement('span');
    ghost.dataset.ghost = '';
    ghost.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
    ghost.append(face);
    this.layer.append(ghost);
    this.ghosts.add(ghost);
    this.run(
      ghost,
      [
        { transform: asSeenFrom(box, from), opacity: 1 },
        { transform: asSeenFrom(box, to), opacity: target === null ? 0.3 : 1 },
      ],
      { duration: FLIGHT, delay, easing: EASE, fill: 'both' },
      () => this.drop(ghost),
    );
    if (target !== null) this.run(target, [{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT + delay });
  }

  private float(element: Element, words: string, tone: 'gain' | 'loss' | 'harm'): void {
    const box = boxOf(element);
    if (box === null) return;
    const float = document.createElement('span');
    float.dataset.float = tone;
    float.textContent = words;
    float.style.cssText = `left:${box.left + box.width / 2}px;top:${box.top + box.height / 2}px`;
    this.layer.append(float);
    this.ghosts.add(float);
    // Upward from what lies at the bottom, downward from the top.
    const way = box.top < innerHeight / 4 ? 1 : -1;
    this.run(
      float,
      [
        { transform: `translate(-50%, ${-50 + way * 40}%) scale(0.6)`, opacity: 0 },
        { transform: `translate(-50%, ${-50 + way * 95}%) scale(1)`, opacity: 1, offset: 0.2 },
        { transform: `translate(-50%, ${-50 + way * 120}%) scale(1)`, opacity: 1, offset: 0.7 },
        { transform: `translate(-50%, ${-50 + way * 165}%) scale(1)`, opacity: 0 },
      ],
      { duration: 1100, easing: 'ease-out', fill: 'both' },
      () => this.drop(float),
    );
    this.pulse(element);
  }

  private pulse(element: Element | null): void {
    if (element === null) return;
    this.run(element, [{ scale: '1' }, { scale: '1.12', offset: 0.35 }, { scale: '1' }], {
      duration: 320,
      easing: 'ease-out',
    });
  }

  private turn(element: Element | null): void {
    if (element === null) return;
    this.run(
      element,
      [{ transform: 'perspective(500px) rotateY(90deg)' }, { transform: 'perspective(500px) rotateY(0)' }],
      { duration: 260, easing: 'ease-out' },
    );
  }

  private drop(ghost: Element): void {
    ghost.remove();
    this.ghosts.delete(ghost);
  }

  private run(
    element: Element,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
    done: () => void = () => undefined,
  ): void {
    const animation = element.animate(frames, timing);
    this.running.add(animation);
    animation.finished.then(
      () => {
        this.running.delete(animation);
        done();
      },
      () => undefined,
    );
  }
}
