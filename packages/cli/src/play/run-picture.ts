import type { CardView, View } from '@lastclick/engine';
import { cardData, count, serverName, subroutineInRun } from '@lastclick/table';
import { flow, labelled, pad, wrap } from './layout.ts';
import type { Paint } from './paint.ts';

type RunView = NonNullable<View['run']>;

const LABEL = 12;
const BOX = 6;
const HERE = '►';
const ARROW = ' → ';
const MARKS: Readonly<Record<RunView['subroutines'][number], string>> = {
  unbroken: '[ ]',
  broken: '[x]',
  resolved: '[!]',
};

/** Draws the run a view shows: the way in, the subroutines of the encountered ice, the accessed card. */
export class RunPicture {
  private readonly view: View;
  private readonly paint: Paint;
  private readonly width: number;

  constructor(view: View, paint: Paint, width: number) {
    this.view = view;
    this.paint = paint;
    this.width = width;
  }

  lines(): string[] {
    const { run } = this.view;
    const lines = [...(run === null ? [] : [...this.way(run), ...this.subroutines(run)]), ...this.access()];
    return lines.length === 0 ? [] : ['', ...lines];
  }

  /** From the outside to the server, with the Runner's position marked. */
  private way(run: RunView): string[] {
    const ice = this.view.corp.servers.find(({ server }) => server === run.server)?.ice ?? [];
    const at = run.position === null ? -1 : ice.length - 1 - run.position;
    const stands = ice[at] !== undefined && (run.ice === null || ice[at]?.object === run.ice.object);
    const pieces = ice.map((card, index) => this.piece(card, index === at && stands));
    // The ice at the Runner's position may be gone; the Runner still stands before what was inward of it.
    if (run.position !== null && !stands) pieces.splice(ice.length - run.position, 0, this.here('no ice'));
    const target = serverName(run.server);
    const outside = run.position === null && run.phase === 'run.initiation';
    const arrived = run.position === null && !outside;
    const all = [
      ...(outside ? [this.here('outside')] : []),
      ...pieces,
      arrived ? this.here(target) : this.paint.strong(target),
    ];
    const funds =
      run.badPublicityCredits === 0
        ? []
        : [this.paint.faint(`${count(run.badPublicityCredits, 'credit')} from bad publicity`)];
    const label = ` ${this.paint.side.runner('RUN')}`;
    return labelled(label, [...flow(all, this.width - LABEL, ARROW), ...funds], LABEL);
  }

  private here(what: string): string {
    return this.paint.strong(`${HERE} ${what}`);
  }

  private piece(card: CardView, here: boolean): string {
    const name = card.title ?? 'facedown ice';
    const notes = [
      ...(card.rezzed === false && card.title !== undefined ? ['unrezzed'] : []),
      ...(card.strength === undefined ? [] : [`strength ${card.strength}`]),
      ...(card.subtypes === undefined
        ? []
        : [card.subtypes.map((one) => one.replaceAll('_', ' ')).join(', ')]),
    ];
    const said = notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
    const number = this.paint.faint(`c${card.object}`);
    return here ? `${this.paint.strong(HERE)} ${number} ${this.paint.strong(said)}` : `${number} ${said}`;
  }

  private subroutines(run: RunView): string[] {
    const { ice, subroutines } = run;
    if (ice?.card === undefined || subroutines.length === 0) return [];
    const lines = subroutines.flatMap((state, index) => {
      const text = `${subroutineInRun(run, index) ?? ''} ${this.paint.faint(`(${state})`)}`;
      const paint = state === 'unbroken' ? this.paint.strong : this.paint.faint;
      const box = `${paint(MARKS[state])} ${index + 1}`;
      return labelled(box, wrap(text, this.width - LABEL - BOX), BOX);
    });
    return labelled(` ${this.paint.faint('subs')}`, lines, LABEL);
  }

  /** A card accessed from R&D is the Runner's alone to see. */
  private access(): string[] {
    const { access } = this.view;
    if (access === null) return [];
    const data = access.card === undefined ? null : cardData(access.card);
    const facts =
      data === null
        ? []
        : [
            data.type,
            ...(data.trash === undefined ? [] : [`trash cost ${data.trash}`]),
            ...(data.points === undefined ? [] : [count(data.points, 'point')]),
          ];
    const name = pad(access.title ?? 'a card you may not see', 24);
    return labelled(
      ` ${this.paint.faint('accessing')}`,
      [`${name}  ${this.paint.faint(facts.join(' · '))}`.trimEnd()],
      LABEL,
    );
  }
}
