import { Dialog } from './dialog.tsx';
import styles from './help.module.css';

const KEYS = [
  ['1 – 9', 'a button of the bar, or of the open list'],
  ['Arrows', 'walk between cards and servers'],
  [
    'Enter',
    'do the one thing a card or server can do, open the list of several, or hear why it can do nothing',
  ],
  ['Space', 'the default: the last button; hold it to pass until something happens'],
  ['B', 'the cheapest way to break all of the ice at hand'],
  ['N, R, T', 'pass to your next action, to the end of the run, this turn, unless something happens'],
  ['U', 'take back'],
  ['L', 'the log'],
  ['Esc', 'close, or clear what is chosen'],
  ['?', 'this page'],
] as const;

const SIGNS = [
  ['Double edge around a card', 'it can do something now'],
  ['A word on a card or server', 'what a tap does there, and what it costs'],
  ['Dashed edge', 'facedown'],
  ['Eye', 'facedown, but you remember it'],
  ['P, R, S in the timing', 'paid abilities, rezzing, scoring are possible in that window'],
  ['Dot in the timing', 'you are always asked there'],
] as const;

function Table({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.table}>
      {rows.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Help({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Keys and signs" onClose={onClose}>
      <Table rows={KEYS} />
      <Table rows={SIGNS} />
      <p>
        Everything can be dragged as well: a card of your hand into a server, the rig or onto the table, the
        Runner’s marker onto a server, an accessed card onto Archives to trash it. Where it cannot go, the
        table says why.
      </p>
      <p>A right click, a finger that rests on it, or “Read the card” in its list, shows a card large.</p>
    </Dialog>
  );
}
