import { BOT_LEVELS, type BotLevel } from '@lastclick/bots';
import { EDITIONS, type EditionId, type Side } from '@lastclick/engine';
import { LONGEST_NAME } from '@lastclick/server/protocol';
import { sideName } from '@lastclick/table';
import { type ChangeEvent, type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import { ChoiceField } from '../app/choice-field.tsx';
import { type DeckOffer, decksFor, pointsToWin } from '../app/deck-choices.ts';
import { DeckField } from '../app/deck-field.tsx';
import { goTo, hrefOf } from '../app/router.ts';
import { downloadText } from '../store/exchange.ts';
import { clockWords } from './clock-words.ts';
import { type ListedGame, OnlineRefusal, onlineApi, type WaitingGame } from './online-api.ts';
import { keepSeat, readSeats, rememberedName, rememberName, seatsFile, takeSeats } from './seats.ts';

const SIDES = [
  { value: 'either', label: 'Either', hint: 'Drawn by lot; choose a deck for each side.' },
  { value: 'corp', label: 'Corp' },
  { value: 'runner', label: 'Runner' },
] as const;
const CLOCKS = [
  { value: 'none', label: 'No clock' },
  {
    value: 'game',
    label: '30 minutes',
    hint: 'Each for the whole game, and 20 seconds more for each of one’s turns.',
  },
  { value: 'turn', label: '3 minutes a turn', hint: 'Each for all decisions of a turn.' },
  { value: 'move', label: '3 days a move', hint: 'By correspondence: come back when it is your turn.' },
] as const;
const OPPONENTS = [
  { value: 'link', label: 'A friend, by link' },
  { value: 'lobby', label: 'Anybody, from the lobby' },
  { value: 'bot', label: 'The computer' },
] as const;
const EDITION_CHOICES = [
  { value: '26.03', label: '26.03', hint: EDITIONS['26.03'].title },
  { value: '1.4', label: '1.4', hint: EDITIONS['1.4'].title },
] as const;
const CLOCK_TERMS = {
  none: { kind: 'none' },
  game: { kind: 'game', each: 30 * 60_000, more: 20_000 },
  turn: { kind: 'turn', each: 3 * 60_000 },
  move: { kind: 'move', each: 3 * 24 * 3_600_000 },
} as const;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const LOOK_AGAIN = 5_000;

interface Wish {
  readonly side: Side | 'either';
  readonly corpDeck: string;
  readonly runnerDeck: string;
  readonly edition: EditionId;
  readonly clock: keyof typeof CLOCK_TERMS;
  readonly opponent: 'link' | 'lobby' | 'bot';
  readonly level: BotLevel;
}

const choiceOf = (decks: readonly DeckOffer[], id: string): DeckOffer['choice'] | undefined =>
  decks.find((deck) => deck.id === id)?.choice;

function NameField({ name, onChange }: { readonly name: string; onChange(name: string): void }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Your name at the table</label>
      <input
        id={id}
        type="text"
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        placeholder="Guest"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

function MakeGame({ name, onName }: { readonly name: string; onName(name: string): void }) {
  const decks = useMemo(() => ({ corp: decksFor('corp'), runner: decksFor('runner') }), []);
  const [wish, setWish] = useState<Wish>({
    side: 'runner',
    corpDeck: 'gatewayIntermediateCorp',
    runnerDeck: 'gatewayIntermediateRunner',
    edition: '26.03',
    clock: 'none',
    opponent: 'link',
    level: '3',
  });
  const [problem, setProblem] = useState('');
  const [isMaking, setMaking] = useState(false);
  const change = (part: Partial<Wish>): void => {
    setWish({ ...wish, ...part });
    setProblem('');
  };
  const { side, opponent } = wish;

  async function make(): Promise<void> {
    const corp = choiceOf(decks.corp, wish.corpDeck);
    const runner = choiceOf(decks.runner, wish.runnerDeck);
    const own = side === 'runner' ? runner : corp;
    const other = side === 'runner' ? corp : runner;
    const seated = await onlineApi.make({
      name,
      side,
      deck: own,
      ...(side === 'either' ? { otherDeck: runner } : {}),
      edition: wish.edition,
      pointsToWin: opponent === 'bot' ? pointsToWin(wish.corpDeck, wish.runnerDeck) : 7,
      lists: 'closed',
      clock: CLOCK_TERMS[wish.clock],
      listed: opponent === 'lobby',
      ...(opponent === 'bot' ? { bot: { level: wish.level, deck: other } } : {}),
    });
    rememberName(name);
    keepSeat(seated);
    goTo(hrefOf.online(seated.game));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setMaking(true);
    make()
      .catch((error: unknown) => setProblem(messageOf(error)))
      .finally(() => setMaking(false));
  }

  const needsDeckOf = (one: Side): boolean => side === one || side === 'either' || opponent === 'bot';
  return (
    <form className="panel new-game" onSubmit={submit}>
      <h1>Play online</h1>
      <NameField name={name} onChange={onName} />
      <ChoiceField
        legend="Against"
        choices={OPPONENTS}
        value={opponent}
        onChange={(value) =>
          change({ opponent: value, ...(value === 'bot' && side === 'either' ? { side: 'runner' } : {}) })
        }
      />
      <ChoiceField
        legend="You are"
        choices={opponent === 'bot' ? SIDES.slice(1) : SIDES}
        value={side}
        onChange={(value) => change({ side: value })}
      />
      {opponent === 'bot' ? (
        <ChoiceField
          legend="Its level"
          choices={BOT_LEVELS.map((level) => ({ value: level, label: level }))}
          value={wish.level}
          onChange={(level) => change({ level })}
        />
      ) : null}
      <div className="two">
        {needsDeckOf('corp') ? (
          <DeckField
            label="The Corp’s deck"
            decks={decks.corp}
            value={wish.corpDeck}
            onChange={(corpDeck) => change({ corpDeck })}
          />
        ) : null}
        {needsDeckOf('runner') ? (
          <DeckField
            label="The Runner’s deck"
            decks={decks.runner}
            value={wish.runnerDeck}
            onChange={(runnerDeck) => change({ runnerDeck })}
          />
        ) : null}
      </div>
      <ChoiceField
        legend="Clock"
        choices={CLOCKS}
        value={wish.clock}
        onChange={(clock) => change({ clock })}
      />
      <ChoiceField
        legend="Rules"
        choices={EDITION_CHOICES}
        value={wish.edition}
        onChange={(edition) => change({ edition })}
      />
      {problem === '' ? null : (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="button" disabled={isMaking}>
        {opponent === 'bot' ? 'Play' : 'Make the game'}
      </button>
    </form>
  );
}

const peopleWords = ({ people }: ListedGame): string =>
  (['corp', 'runner'] as const)
    .filter((side) => people[side].kind !== 'free')
    .map(
      (side) =>
        `${people[side].kind === 'bot' ? 'the computer' : people[side].name} as the ${sideName(side)}`,
    )
    .join(', ');

function GameLine({ game, more }: { readonly game: ListedGame; readonly more: string }) {
  return (
    <li>
      <a href={hrefOf.online(game.game)}>
        <strong>{peopleWords(game)}</strong>
        <span>
          {more}
          {clockWords(game.clock)} · {game.edition}
        </span>
      </a>
    </li>
  );
}

/** Games of this browser that go on, those that wait for the player first. */
function OwnGames() {
  const [games, setGames] = useState<readonly WaitingGame[]>([]);
  const file = useId();
  const [told, setTold] = useState('');
  useEffect(() => {
    let isOver = false;
    const look = (): void => {
      const seats = readSeats().slice(0, 200);
      if (seats.length === 0) return;
      onlineApi
        .waiting(seats.map(({ game, secret }) => ({ game, secret })))
        .then((found) => isOver || setGames(found))
        .catch(() => undefined);
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, []);
  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [chosen] = target.files ?? [];
    if (chosen === undefined) return;
    try {
      const taken = takeSeats(await chosen.text());
      setTold(`${taken} seats were taken over.`);
    } catch (error) {
      setTold(messageOf(error));
    }
    target.value = '';
  }
  const order = (game: WaitingGame): number => (game.stage === 'over' ? 2 : game.isAsked ? 0 : 1);
  const shown = [...games].sort((one, other) => order(one) - order(other)).slice(0, 20);
  return (
    <section className="panel" aria-labelledby="own-online">
      <h2 id="own-online">Your games</h2>
      {shown.length === 0 ? (
        <p className="hint">None yet. Games you make or join are found here again.</p>
      ) : null}
      <ul className="saved">
        {shown.map((game) => (
          <GameLine
            key={game.game}
            game={game}
            more={
              game.stage === 'over'
                ? 'over · '
                : game.stage === 'open'
                  ? 'waits for an opponent · '
                  : `${game.isAsked ? 'waits for you' : 'your opponent decides'} · turn ${game.turn} · `
            }
          />
        ))}
      </ul>
      <div className="row">
        <button
          type="button"
          className="button quiet"
          onClick={() => downloadText('last-click-seats.json', seatsFile())}
        >
          Take your seats to another browser
        </button>
      </div>
      <div className="field">
        <label htmlFor={file}>Bring seats from a file</label>
        <input id={file} type="file" accept=".json" onChange={(event) => void take(event)} />
      </div>
      <p role="status">{told}</p>
    </section>
  );
}

/** Games that wait for anybody. */
function Lobby() {
  const [games, setGames] = useState<readonly ListedGame[] | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const look = (): void => {
      onlineApi
        .lobby()
        .then((found) => {
          setGames(found);
          setProblem('');
        })
        .catch((error: unknown) => setProblem(messageOf(error)));
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, []);
  return (
    <section className="panel" aria-labelledby="lobby">
      <h2 id="lobby">Lobby</h2>
      {problem === '' ? null : <p className="problem">{problem}</p>}
      {games?.length === 0 ? <p className="hint">Nobody waits for an opponent now.</p> : null}
      <ul className="saved">
        {(games ?? []).map((game) => (
          <GameLine key={game.game} game={game} more="" />
        ))}
      </ul>
    </section>
  );
}

/** Games against people elsewhere. */
export default function OnlinePage() {
  const [name, setName] = useState(rememberedName);
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    onlineApi.server().catch((error: unknown) => {
      if (error instanceof OnlineRefusal) setMissing(error.message);
    });
  }, []);
  if (missing !== null)
    return (
      <main className="page">
        <section className="panel">
          <h1>Play online</h1>
          <p>{missing}</p>
          <p>
            Online play needs the server that comes with Last Click: <code>npm start</code> serves the page
            together with it. Against the computer, or two at this device, you can{' '}
            <a href={hrefOf.newGame}>play here</a> all the same.
          </p>
        </section>
      </main>
    );
  return (
    <main className="page new">
      <MakeGame name={name} onName={setName} />
      <div className="beside">
        <OwnGames />
        <Lobby />
      </div>
    </main>
  );
}
