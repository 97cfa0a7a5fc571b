import type { Side } from '@lastclick/engine';
import { LONGEST_NAME } from '@lastclick/server/protocol';
import { sideName } from '@lastclick/table';
import { type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import { decksFor } from '../app/deck-choices.ts';
import { DeckField } from '../app/deck-field.tsx';
import { games } from '../app/games.ts';
import { goTo, hrefOf } from '../app/router.ts';
import { TableScreen } from '../board/table-screen.tsx';
import { keptGame, newGameId } from '../store/saved-games.ts';
import { changeSettings, tempoOf, useSettings } from '../store/settings.ts';
import { Beside } from './beside.tsx';
import { clockWords } from './clock-words.ts';
import { type ListedGame, onlineApi } from './online-api.ts';
import { keepSeat, rememberedName, rememberName, seatIn } from './seats.ts';
import { useOnline } from './use-online.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The link by which others come to a game; nothing in it is secret. */
const inviteTo = (game: string): string => `${location.href.split('#')[0]}${hrefOf.online(game)}`;

function Invite({ game, secret }: { readonly game: string; readonly secret: string | undefined }) {
  const [isCopied, setCopied] = useState('');
  const id = useId();
  const copy = (what: string, link: string): void => {
    // Over plain http in a local network the clipboard is not given: the link can be marked and copied by hand.
    void navigator.clipboard?.writeText(link).then(
      () => setCopied(`${what} is copied.`),
      () => setCopied('Copy it from the field.'),
    );
    if (navigator.clipboard === undefined) setCopied('Copy it from the field.');
  };
  return (
    <section className="panel">
      <h1>Waiting for your opponent</h1>
      <p>Send them this link. They choose a deck and the game begins.</p>
      <div className="field">
        <label htmlFor={id}>Link for your opponent, and for those who look on</label>
        <input id={id} readOnly value={inviteTo(game)} onFocus={({ target }) => target.select()} />
      </div>
      <div className="row">
        <button type="button" className="button" onClick={() => copy('The link', inviteTo(game))}>
          Copy the link
        </button>
        {secret === undefined ? null : (
          <button
            type="button"
            className="button quiet"
            onClick={() => copy('The link to your own seat', `${inviteTo(game)}/${secret}`)}
          >
            Copy the link to your own seat, for another device
          </button>
        )}
      </div>
      <p role="status">{isCopied}</p>
    </section>
  );
}

function JoinForm({ game, onSeated }: { readonly game: ListedGame; onSeated(): void }) {
  const side: Side = game.people.corp.kind === 'free' ? 'corp' : 'runner';
  const decks = useMemo(() => decksFor(side), [side]);
  const [deck, setDeck] = useState(decks[0]?.id ?? '');
  const [name, setName] = useState(rememberedName);
  const [problem, setProblem] = useState('');
  const id = useId();
  const host = game.people[side === 'corp' ? 'runner' : 'corp'].name;
  function submit(event: FormEvent): void {
    event.preventDefault();
    onlineApi
      .join(game.game, { name, deck: decks.find((one) => one.id === deck)?.choice })
      .then((seated) => {
        rememberName(name);
        keepSeat(seated);
        onSeated();
      })
      .catch((error: unknown) => setProblem(messageOf(error)));
  }
  return (
    <main className="page">
      <form className="panel new-game" onSubmit={submit}>
        <h1>{host} invites you</h1>
        <p>
          You play the {sideName(side)} · {clockWords(game.clock)} · rules {game.edition} · to{' '}
          {game.pointsToWin} points
        </p>
        <div className="field">
          <label htmlFor={id}>Your name at the table</label>
          <input
            id={id}
            type="text"
            value={name}
            maxLength={LONGEST_NAME}
            placeholder="Guest"
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <DeckField label="Your deck" decks={decks} value={deck} onChange={setDeck} />
        {problem === '' ? null : (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className="button">
          Sit down
        </button>
      </form>
    </main>
  );
}

function OnlineTable({ game, secret }: { readonly game: string; readonly secret: string | undefined }) {
  const settings = useSettings();
  const { windows, stops, pace, cards, jackOut } = settings;
  const { snapshot, reel, director, api, beside, connection, refusal } = useOnline(game, secret);
  const tableSettings = useMemo(
    () => ({ tempo: tempoOf({ windows, stops, pace, cards, jackOut }) }),
    [windows, stops, pace, cards, jackOut],
  );
  const hasTable = snapshot !== null;
  // The seat's tempo lives with the seat: the server asks as this browser wants it.
  useEffect(() => {
    if (hasTable && secret !== undefined) api.setTempo(tableSettings.tempo).catch(() => undefined);
  }, [api, hasTable, secret, tableSettings]);

  if (refusal !== null)
    return (
      <main className="page">
        <section className="panel">
          <h1>This game cannot be opened</h1>
          <p>{refusal.message}</p>
          {refusal.code === 'wrongVersion' ? (
            <button type="button" className="button" onClick={() => location.reload()}>
              Reload the page
            </button>
          ) : null}
          <p>
            <a href={hrefOf.onlineGames}>To the online games</a>
          </p>
        </section>
      </main>
    );
  if (beside === null) return <p className="app-loading">Coming to the table …</p>;
  if (snapshot === null)
    return (
      <main className="page">
        <Invite game={game} secret={secret} />
      </main>
    );
  const replay = (): void => {
    void api.saved().then((saved) => {
      const key = newGameId();
      games.keep(keptGame(key, saved, snapshot));
      goTo(hrefOf.replayOf(key));
    });
  };
  return (
    <div className="play">
      <Beside
        beside={beside}
        connection={connection}
        api={api}
        seat={secret === undefined ? null : snapshot.seat}
        invite={inviteTo(game)}
        snapshot={snapshot}
      />
      <TableScreen
        snapshot={snapshot}
        staging={{ director, reel }}
        api={api}
        settings={tableSettings}
        onTempo={(tempo) =>
          changeSettings({ windows: tempo.windows, stops: tempo.stops, cards: tempo.cards ?? {} })
        }
        {...(secret === undefined ? {} : { onConcede: () => void api.end().catch(() => undefined) })}
        onReplay={replay}
        onLeave={() => goTo(hrefOf.onlineGames)}
      />
    </div>
  );
}

/** A game on the server: its table for who sits there or looks on, or the way to sit down. */
export default function OnlineGamePage({
  game,
  secret: given,
}: {
  readonly game: string;
  readonly secret: string | null;
}) {
  const [listed, setListed] = useState<ListedGame | null>(null);
  const [problem, setProblem] = useState('');
  const [isWatching, setWatching] = useState(false);
  const [seat, setSeat] = useState(() => seatIn(game));
  const secret = seat?.secret ?? given ?? undefined;
  useEffect(() => {
    let isOver = false;
    onlineApi
      .game(game)
      .then((found) => isOver || setListed(found))
      .catch((error: unknown) => isOver || setProblem(messageOf(error)));
    return () => {
      isOver = true;
    };
  }, [game]);
  // The link of a seat opens it here, and its secret goes out of the address.
  useEffect(() => {
    if (given === null) return;
    onlineApi
      .waiting([{ game, secret: given }])
      .then(([found]) => {
        if (found !== undefined) keepSeat({ game, side: found.side, secret: given });
        setSeat(seatIn(game));
        history.replaceState(null, '', hrefOf.online(game));
      })
      .catch(() => undefined);
  }, [game, given]);

  if (problem !== '')
    return (
      <main className="page">
        <section className="panel">
          <h1>This game cannot be opened</h1>
          <p>{problem}</p>
          <p>
            <a href={hrefOf.onlineGames}>To the online games</a>
          </p>
        </section>
      </main>
    );
  if (listed === null) return <p className="app-loading">Looking for the game …</p>;
  const isFree = listed.people.corp.kind === 'free' || listed.people.runner.kind === 'free';
  if (secret === undefined && isFree && !isWatching)
    return <JoinForm game={listed} onSeated={() => setSeat(seatIn(game))} />;
  if (secret === undefined && !isFree && !isWatching)
    return (
      <main className="page">
        <section className="panel">
          <h1>
            {listed.people.corp.name || 'The computer'} against {listed.people.runner.name || 'the computer'}
          </h1>
          <p>Both seats are taken. You can look on; you see what everybody may see.</p>
          <button type="button" className="button" onClick={() => setWatching(true)}>
            Look on
          </button>
        </section>
      </main>
    );
  return <OnlineTable key={secret ?? 'watching'} game={game} secret={secret} />;
}
