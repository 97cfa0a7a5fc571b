import type { Side, View } from '@lastclick/engine';
import { cardData, count, sideName } from '@lastclick/table';
import { type ReactNode, useState } from 'react';
import { Counted } from '../director/counted.tsx';
import { Emblem } from '../symbols/emblem.tsx';
import { GameSymbol, type SymbolName } from '../symbols/symbol.tsx';
import { Spoken } from '../theme/spoken.tsx';
import { CardsDialog } from './cards-dialog.tsx';
import styles from './strip.module.css';
import { useTable } from './table-context.ts';

interface FactProps {
  readonly sign: SymbolName;
  readonly words: string;
  readonly tone?: 'danger';
  /** Not shown where there is little room, or little of it with all that is worse. */
  readonly minor?: 'always' | 'crowded';
  /** Where cards lie that are only a number here, and what the number counts: whoever shows a change looks for it. */
  readonly place?: string;
  readonly counts?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A number with its sign; one can open what lies behind it where there is something. */
function Fact({ sign, words, tone, minor, place, counts, onClick, children }: FactProps) {
  const inside = (
    <>
      <GameSymbol name={sign} />
      <span aria-hidden="true">{children}</span>
      <Spoken>{words}</Spoken>
    </>
  );
  const found = { 'data-place': place, 'data-count': counts };
  return onClick === undefined ? (
    <span className={styles.fact} data-tone={tone} data-minor={minor} title={words} {...found}>
      {inside}
    </span>
  ) : (
    <button type="button" className={styles.fact} data-tone={tone} title={words} onClick={onClick} {...found}>
      {inside}
    </button>
  );
}

/** Clicks as they are spent: full rings are left, empty ones are gone. */
function Clicks({ view, side }: { readonly view: View; readonly side: Side }) {
  const { clicks } = view[side];
  const spent = view.turn.side === side ? view.happened.clicksSpent : 0;
  if (view.turn.side !== side && clicks === 0) return null;
  const rings = Array.from({ length: clicks + spent }, (_, index) => index < clicks);
  return (
    <span className={styles.clicks} role="img" aria-label={`${count(clicks, 'click')} left`}>
      <b className={styles.number} aria-hidden="true">
        {clicks}
      </b>
      {rings.map((isLeft, index) => (
        <GameSymbol key={index} name={isLeft ? 'click' : 'clickSpent'} />
      ))}
    </span>
  );
}

function RunnerFacts({ view, onHeap }: { readonly view: View; readonly onHeap: () => void }) {
  const { runner } = view;
  const { memory } = runner;
  return (
    <>
      {runner.tags > 0 && (
        <Fact sign="tag" counts="runner.tags" words={count(runner.tags, 'tag')} tone="danger">
          {runner.tags}
        </Fact>
      )}
      {runner.coreDamage > 0 && (
        <Fact sign="damage" words={`${runner.coreDamage} core damage`} tone="danger">
          {runner.coreDamage}
        </Fact>
      )}
      <Fact
        sign="hand"
        place="grip"
        words={`Grip: ${count(runner.grip.count, 'card')}, at most ${runner.maximumHandSize}`}
      >
        {runner.grip.count}
        <small>/{runner.maximumHandSize}</small>
      </Fact>
      <Fact sign="deck" place="stack" words={`Stack: ${count(runner.stack.count, 'card')}`} minor="crowded">
        {runner.stack.count}
      </Fact>
      <Fact
        sign="discard"
        place="heap"
        words={`Heap: ${count(runner.heap.length, 'card')}; look`}
        onClick={onHeap}
      >
        {runner.heap.length}
      </Fact>
      <Fact
        sign="mu"
        words={`Memory: ${memory.used} of ${memory.limit} used`}
        {...(view.seat === 'runner' ? {} : { minor: 'always' })}
      >
        {memory.used}
        <small>/{memory.limit}</small>
      </Fact>
      {runner.link > 0 && (
        <Fact sign="link" words={`Link ${runner.link}`} minor="always">
          {runner.link}
        </Fact>
      )}
    </>
  );
}

function CorpFacts({ view: { corp } }: { readonly view: View }) {
  return (
    <>
      <Fact sign="hand" words={`HQ: ${count(corp.hq.count, 'card')}, at most ${corp.maximumHandSize}`}>
        {corp.hq.count}
        <small>/{corp.maximumHandSize}</small>
      </Fact>
      <Fact sign="deck" words={`R&D: ${count(corp.rd.count, 'card')}`}>
        {corp.rd.count}
      </Fact>
      {corp.badPublicity > 0 && (
        <Fact
          sign="badPublicity"
          counts="corp.badPublicity"
          words={`${corp.badPublicity} bad publicity`}
          tone="danger"
        >
          {corp.badPublicity}
        </Fact>
      )}
    </>
  );
}

/** One player in a line: who, credits, clicks, points and what else counts. */
export function Strip({ side, children }: { readonly side: Side; readonly children?: ReactNode }) {
  const { snapshot, offers, targets, tapCard } = useTable();
  const { view, thinking } = snapshot;
  const player = view[side];
  const [looking, setLooking] = useState<'heap' | 'scored' | null>(null);
  const { identity } = player;
  const faction = cardData(identity.card ?? '')?.faction ?? `neutral_${side}`;
  return (
    <header
      className={styles.strip}
      data-side={side}
      {...(view.seat === side ? { 'data-drop': 'own', 'data-target': targets.has('own') } : {})}
      data-turn={view.turn.side === side}
      data-thinking={thinking === side}
    >
      <button
        type="button"
        className={styles.who}
        tabIndex={-1}
        data-spot={`c${identity.object}`}
        data-legal={offers.byObject.has(identity.object)}
        onClick={(event) => tapCard(identity, event.currentTarget)}
      >
        <Emblem faction={faction} size={22} />
        <span className={styles.side}>{sideName(side)}</span>
        <span className={styles.identity}>{identity.title}</span>
      </button>
      <span className={styles.credits} title="credits" data-count={`${side}.credits`}>
        <GameSymbol name="credit" />
        <Counted value={player.credits} />
        <Spoken>{player.credits === 1 ? 'credit' : 'credits'}</Spoken>
      </span>
      <Clicks view={view} side={side} />
      <Fact
        sign="point"
        place={`${side}Score`}
        counts={`${side}.points`}
        words={`${count(player.agendaPoints, 'agenda point')} of ${view.pointsToWin}; look at the score area`}
        onClick={() => setLooking('scored')}
      >
        {player.agendaPoints}
        <small>/{view.pointsToWin}</small>
      </Fact>
      {side === 'runner' ? (
        <RunnerFacts view={view} onHeap={() => setLooking('heap')} />
      ) : (
        <CorpFacts view={view} />
      )}
      <span className={styles.thinking}>{thinking === side && 'is thinking'}</span>
      {children}
      {looking === 'heap' && (
        <CardsDialog title="Heap" cards={view.runner.heap} owner="runner" onClose={() => setLooking(null)} />
      )}
      {looking === 'scored' && (
        <CardsDialog
          title={`The ${sideName(side)}'s score area`}
          cards={player.scored}
          owner="corp"
          onClose={() => setLooking(null)}
        />
      )}
    </header>
  );
}
