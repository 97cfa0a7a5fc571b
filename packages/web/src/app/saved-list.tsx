import { cardById, DECKS } from '@lastclick/cards';
import type { DeckChoice, Sitter } from '@lastclick/session';
import { outcomeWords, sideName } from '@lastclick/table';
import { useState } from 'react';
import { downloadText, exchange } from '../store/exchange.ts';
import type { BrokenGame, KeptGame } from '../store/saved-games.ts';
import { games, removeGame, seenGames } from './games.ts';
import { hrefOf } from './router.ts';

const sitterName = (sitter: Sitter): string => (sitter.kind === 'human' ? 'you' : `level ${sitter.level}`);

export function deckName(deck: DeckChoice): string {
  if (deck.kind === 'key') return DECKS[deck.key]?.name ?? deck.key;
  return deck.name === '' ? (cardById(deck.identity)?.title ?? deck.identity) : deck.name;
}

function titleOf({ saved: { setup } }: KeptGame): string {
  return `${deckName(setup.corpDeck)} (${sitterName(setup.corp)}) against ${deckName(setup.runnerDeck)} (${sitterName(setup.runner)})`;
}

function standOf({ outcome, turn, side, points, at }: KeptGame): string {
  const when = new Date(at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
  const score = `${points.corp}:${points.runner} points`;
  if (outcome !== null) return `${outcomeWords(outcome.winner, outcome.reason)} · ${score} · ${when}`;
  return turn === 0 ? `Not begun · ${when}` : `Turn ${turn}, the ${sideName(side)}’s · ${score} · ${when}`;
}

interface RowProps {
  readonly game: KeptGame;
  onRemove(): void;
}

function KeptRow({ game, onRemove }: RowProps) {
  const title = titleOf(game);
  return (
    <li className="kept">
      <div>
        <p className="kept-title">{title}</p>
        <p className="hint">{standOf(game)}</p>
      </div>
      <div className="row">
        {game.outcome === null ? (
          <a className="button" href={hrefOf.play(game.id)} aria-label={`Continue ${title}`}>
            Continue
          </a>
        ) : null}
        <a className="button quiet" href={hrefOf.replayOf(game.id)} aria-label={`Replay ${title}`}>
          Replay
        </a>
        <button
          type="button"
          className="button quiet"
          aria-label={`Save ${title} as a file`}
          onClick={() => void seenGames.find(game.id).then((seen) => exchange.download(game.saved, seen))}
        >
          File
        </button>
        <button type="button" className="button quiet" aria-label={`Remove ${title}`} onClick={onRemove}>
          Remove
        </button>
      </div>
    </li>
  );
}

function BrokenRow({ game, onRemove }: { readonly game: BrokenGame; onRemove(): void }) {
  return (
    <li className="kept">
      <div>
        <p className="kept-title">Game {game.id} cannot be read any more</p>
        <p className="hint">{game.why} Its text is kept: you can save it as a file.</p>
      </div>
      <div className="row">
        <button
          type="button"
          className="button quiet"
          aria-label={`Save what is left of game ${game.id} as a file`}
          onClick={() => downloadText(`last-click-broken-${game.id}.txt`, game.text)}
        >
          File
        </button>
        <button
          type="button"
          className="button quiet"
          aria-label={`Remove the broken game ${game.id}`}
          onClick={onRemove}
        >
          Remove
        </button>
      </div>
    </li>
  );
}

/** Games to go on with, and those that can no longer be read. */
export function SavedList({ title = 'Continue' }: { readonly title?: string }) {
  const [shelf, setShelf] = useState(() => games.all());
  const remove = (id: string): void => {
    if (!confirm('Remove this game from the browser? It cannot be brought back.')) return;
    removeGame(id);
    setShelf(games.all());
  };
  if (shelf.games.length === 0 && shelf.broken.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="kept-games">
      <h2 id="kept-games">{title}</h2>
      <ul className="plain-list">
        {shelf.broken.map((game) => (
          <BrokenRow key={game.id} game={game} onRemove={() => remove(game.id)} />
        ))}
        {shelf.games.map((game) => (
          <KeptRow key={game.id} game={game} onRemove={() => remove(game.id)} />
        ))}
      </ul>
    </section>
  );
}
