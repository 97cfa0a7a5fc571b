import type { Seat, Side } from '@lastclick/engine';
import { type Around, LONGEST_CHAT, type Spoken } from '@lastclick/server/protocol';
import type { Snapshot } from '@lastclick/session';
import { sideName } from '@lastclick/table';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { decksFor } from '../app/deck-choices.ts';
import { goTo, hrefOf } from '../app/router.ts';
import styles from './beside.module.css';
import { leftWords } from './clock-words.ts';
import { onlineApi } from './online-api.ts';
import type { Connection, OnlineClient } from './online-client.ts';
import { keepSeat, seatIn } from './seats.ts';

const QUICK = ['Hello, have fun!', 'Nice move.', 'One moment, please.', 'Thinking …', 'Good game!'] as const;

interface Props {
  readonly beside: { readonly around: Around; readonly said: readonly Spoken[] };
  readonly connection: Connection;
  readonly api: OnlineClient;
  /** Null for who looks on. */
  readonly seat: Seat | null;
  readonly invite: string;
  readonly snapshot: Snapshot;
}

const opponentOf = (side: Side): Side => (side === 'corp' ? 'runner' : 'corp');

/** Milliseconds left now, counted down here between two words of the server. */
function useLeft(clock: Around['clock'], side: Side): number | null {
  const [, tick] = useState(0);
  const heard = useRef({ clock, at: performance.now() });
  if (heard.current.clock !== clock) heard.current = { clock, at: performance.now() };
  const isRunning = clock?.running === side;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (clock === null) return null;
  return clock[side] - (isRunning ? performance.now() - heard.current.at : 0);
}

function PersonAt({ side, around }: { readonly side: Side; readonly around: Around }) {
  const { name, kind, isHere } = around.people[side];
  const left = useLeft(around.clock, side);
  const called = kind === 'bot' ? 'The computer' : kind === 'free' ? 'Nobody yet' : name;
  return (
    <span className={styles.person} data-running={around.clock?.running === side}>
      <span className={styles.here} data-here={isHere} aria-hidden="true" />
      <span>
        {sideName(side)}: <strong>{called}</strong>
        {isHere || kind === 'free' ? '' : ' (away)'}
      </span>
      {left === null ? null : <span className={styles.clock}>{leftWords(left)}</span>}
    </span>
  );
}

function Chat({
  said,
  api,
  isSeated,
}: {
  readonly said: readonly Spoken[];
  readonly api: OnlineClient;
  readonly isSeated: boolean;
}) {
  const [text, setText] = useState('');
  const [isMuted, setMuted] = useState(false);
  const id = useId();
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (said.length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  const say = (words: string): void => {
    if (words.trim() !== '') api.ask({ do: 'say', text: words }).catch(() => undefined);
    setText('');
  };
  function submit(event: FormEvent): void {
    event.preventDefault();
    say(text);
  }
  return (
    <div className={styles.chat}>
      {isMuted ? (
        <p>The chat is muted.</p>
      ) : (
        <ul className={styles.said} aria-label="Chat" aria-live="polite">
          {said.map(({ side, text: words, at }, index) => (
            <li key={`${at} ${side}`} ref={index === said.length - 1 ? end : undefined}>
              <strong>{sideName(side)}</strong> {words}
            </li>
          ))}
        </ul>
      )}
      {isSeated && !isMuted ? (
        <form onSubmit={submit} className={styles.say}>
          <label htmlFor={id}>Say</label>
          <input
            id={id}
            value={text}
            maxLength={LONGEST_CHAT}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => event.stopPropagation()}
          />
          <button type="submit">Send</button>
        </form>
      ) : null}
      <p className={styles.quick}>
        {isSeated && !isMuted
          ? QUICK.map((words) => (
              <button key={words} type="button" onClick={() => say(words)}>
                {words}
              </button>
            ))
          : null}
        <button type="button" aria-pressed={isMuted} onClick={() => setMuted(!isMuted)}>
          {isMuted ? 'Hear the chat again' : 'Mute the chat'}
        </button>
      </p>
    </div>
  );
}

const PROPOSALS = {
  draw: 'for a draw',
  takeBack: 'to take back their last move',
} as const;

function Proposal({
  around,
  side,
  api,
}: {
  readonly around: Around;
  readonly side: Side;
  readonly api: OnlineClient;
}) {
  const { proposed } = around;
  if (proposed === null) return null;
  const answer = (accepts: boolean): void => void api.ask({ do: 'answer', accepts }).catch(() => undefined);
  if (proposed.side === side)
    return (
      <p className={styles.proposal} role="status">
        You asked for{' '}
        {proposed.what === 'takeBack' ? 'your last move to be taken back' : PROPOSALS[proposed.what]}.
        <button type="button" onClick={() => answer(false)}>
          Never mind
        </button>
      </p>
    );
  return (
    <div className={styles.proposal} role="alert">
      <p>
        {around.people[proposed.side].name} asks {PROPOSALS[proposed.what]}.
      </p>
      {proposed.learnt.length === 0 ? null : (
        <details>
          <summary>What has been seen since</summary>
          <ul>
            {proposed.learnt.map((line, index) => (
              <li key={`${index} ${line}`}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      <button type="button" onClick={() => answer(true)}>
        Agree
      </button>
      <button type="button" onClick={() => answer(false)}>
        Decline
      </button>
    </div>
  );
}

/** What stands beside an online table: who is there, their clocks, what they say and ask of each other. */
export function Beside({ beside, connection, api, seat, invite, snapshot }: Props) {
  const { around, said } = beside;
  const side = seat === 'corp' || seat === 'runner' ? seat : null;
  const [isOpen, setOpen] = useState(false);
  const [heard, setHeard] = useState(said.length);
  const [trouble, setTrouble] = useState('');
  const unheard = isOpen ? 0 : said.length - heard;
  const wish = (request: Parameters<OnlineClient['ask']>[0]): void => {
    setTrouble('');
    api
      .ask(request)
      .catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)));
  };
  const toggle = (): void => {
    setHeard(said.length);
    setOpen(!isOpen);
  };
  const isOver = around.stage === 'over';
  const own = side === null ? null : seatIn(snapshot.game);

  async function again(game: string): Promise<void> {
    if (side === null || own === null) return;
    if (seatIn(game) === null) {
      const deck = decksFor(opponentOf(side))[0]?.choice;
      keepSeat(await onlineApi.again(game, { secret: own.secret, deck }));
    }
    goTo(hrefOf.online(game));
  }

  return (
    <aside className={styles.beside} aria-label="Beside the table">
      <div className={styles.line}>
        <PersonAt side="corp" around={around} />
        <PersonAt side="runner" around={around} />
        {around.watching > 0 ? <span>{around.watching} looking on</span> : null}
        <span role="status" className={styles.state}>
          {connection === 'connected'
            ? ''
            : connection === 'away'
              ? 'Connection lost; trying again …'
              : 'Connecting …'}
        </span>
        <button type="button" aria-expanded={isOpen} onClick={toggle}>
          {unheard > 0 ? `Chat and more (${unheard} new)` : 'Chat and more'}
        </button>
      </div>
      {side === null ? null : <Proposal around={around} side={side} api={api} />}
      {side !== null && around.nudged === opponentOf(side) && snapshot.ask !== null ? (
        <p className={styles.proposal} role="status">
          Your opponent nudges you: it is your move.
        </p>
      ) : null}
      {trouble === '' ? null : (
        <p className={styles.proposal} role="alert">
          {trouble}
        </p>
      )}
      {side !== null && around.mayClaim === side ? (
        <p className={styles.proposal} role="alert">
          Your opponent has been away for minutes.
          <button type="button" onClick={() => wish({ do: 'claim' })}>
            Claim the game
          </button>
        </p>
      ) : null}
      {isOver && side !== null ? (
        <p className={styles.proposal}>
          {around.rematch === null ? (
            <button type="button" onClick={() => wish({ do: 'rematch' })}>
              Rematch, sides swapped
            </button>
          ) : (
            <button
              type="button"
              onClick={() =>
                void again(around.rematch ?? '').catch((error: unknown) => setTrouble(String(error)))
              }
            >
              Go to the rematch
            </button>
          )}
        </p>
      ) : null}
      {isOpen ? (
        <div className={styles.more}>
          <Chat said={said} api={api} isSeated={side !== null} />
          {side !== null && !isOver ? (
            <p className={styles.quick}>
              <button type="button" onClick={() => wish({ do: 'propose', what: 'takeBack' })}>
                Ask to take back
              </button>
              <button type="button" onClick={() => wish({ do: 'propose', what: 'draw' })}>
                Offer a draw
              </button>
              <button type="button" onClick={() => wish({ do: 'nudge' })}>
                Nudge
              </button>
            </p>
          ) : null}
          {isOver ? (
            <p className={styles.quick}>
              {(['corp', 'runner', 'spectator'] as const).map((one) => (
                <button key={one} type="button" onClick={() => void api.look(one)}>
                  {one === 'spectator' ? 'Seen by all' : `Seen by the ${sideName(one)}`}
                </button>
              ))}
            </p>
          ) : null}
          <p className={styles.seal}>
            Link to look on: <a href={invite}>{invite}</a>
            <br />
            Seal of the shuffle: <code>{around.seal}</code>
            {around.opened === null ? null : (
              <>
                <br />
                Seed <code>{around.opened.seed}</code>, sealed with <code>{around.opened.salt}</code>
              </>
            )}
          </p>
        </div>
      ) : null}
    </aside>
  );
}
