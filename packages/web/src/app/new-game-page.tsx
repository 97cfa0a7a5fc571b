import { NewGameForm } from './new-game-form.tsx';
import { OpenGame } from './open-game.tsx';
import { SavedList } from './saved-list.tsx';

/** A new game, or one of those that were begun. */
export default function NewGamePage() {
  return (
    <main className="page new">
      <NewGameForm />
      <div className="beside">
        <SavedList />
        <OpenGame />
      </div>
    </main>
  );
}
