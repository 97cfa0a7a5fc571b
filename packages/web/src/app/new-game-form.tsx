import { BOT_LEVELS, BOT_WORDS } from '@lastclick/bots';
import { EDITIONS, type Side } from '@lastclick/engine';
import { capitalised } from '@lastclick/table';
import { type FormEvent, useMemo, useState } from 'react';
import { ChoiceField } from './choice-field.tsx';
import { type DeckOffer, decksFor } from './deck-choices.ts';
import { DeckField } from './deck-field.tsx';
import { play } from './games.ts';
import { type NewGameWish, rememberedWish, rememberWish, wishedGame } from './new-game-wish.ts';
import { refusalOf } from './refused-game.ts';

const SEATS = [
  { value: 'runner', label: 'Runner', hint: 'You break into the Corp’s servers and steal its agendas.' },
  { value: 'corp', label: 'Corp', hint: 'You protect your servers with ice and advance your agendas.' },
  { value: 'both', label: 'Two players', hint: 'Two people at this device, handing it to each other.' },
] as const;

const EDITION_CHOICES = [
  { value: '1.4', label: '1.4', hint: EDITIONS['1.4'].title },
  { value: '26.03', label: '26.03', hint: EDITIONS['26.03'].title },
] as const;

const sentence = (words: string): string => `${capitalised(words)}.`;

/** Everything a new game needs, with sensible choices made already. */
export function NewGameForm() {
  const decks = useMemo(
    (): Record<Side, readonly DeckOffer[]> => ({ corp: decksFor('corp'), runner: decksFor('runner') }),
    [],
  );
  const [wish, setWish] = useState(() => rememberedWish(decks));
  const [problem, setProblem] = useState('');
  const change = (part: Partial<NewGameWish>): void => {
    setWish({ ...wish, ...part });
    setProblem('');
  };

  const isLegal =
    decks.corp.every(({ id, problems }) => id !== wish.corpDeck || problems.length === 0) &&
    decks.runner.every(({ id, problems }) => id !== wish.runnerDeck || problems.length === 0);

  async function start(): Promise<void> {
    const game = wishedGame(wish, decks);
    if (game === null) return;
    // An illegal deck may still be one that can be dealt; only the engine knows.
    const refusal = isLegal ? null : await refusalOf(game);
    if (refusal !== null) {
      setProblem(`This game cannot begin: ${refusal}`);
      return;
    }
    rememberWish(wish);
    play(game);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setProblem('');
    void start();
  }

  return (
    <form className="panel new-game" onSubmit={submit}>
      <h1>A new game</h1>
      <ChoiceField legend="You are" choices={SEATS} value={wish.seat} onChange={(seat) => change({ seat })} />
      {wish.seat === 'both' ? null : (
        <ChoiceField
          legend="Opponent’s level"
          choices={BOT_LEVELS.map((level) => ({
            value: level,
            label: level,
            hint: sentence(BOT_WORDS[level]),
          }))}
          value={wish.level}
          onChange={(level) => change({ level })}
        />
      )}
      <div className="two">
        <DeckField
          label="The Corp’s deck"
          decks={decks.corp}
          value={wish.corpDeck}
          onChange={(corpDeck) => change({ corpDeck })}
        />
        <DeckField
          label="The Runner’s deck"
          decks={decks.runner}
          value={wish.runnerDeck}
          onChange={(runnerDeck) => change({ runnerDeck })}
        />
      </div>
      <ChoiceField
        legend="Edition of the rules"
        choices={EDITION_CHOICES}
        value={wish.edition}
        onChange={(edition) => change({ edition })}
      />
      {problem === '' ? null : (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className={isLegal ? 'button main' : 'button'}>
        {isLegal ? 'Play now' : 'Play it anyway'}
      </button>
    </form>
  );
}
