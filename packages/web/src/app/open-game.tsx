import { readGame } from '@lastclick/session';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { keepOpened } from './games.ts';
import { goTo, hrefOf } from './router.ts';

/** Opens a game from a file or a link, to look at it or to go on with it. */
export function OpenGame() {
  const [problem, setProblem] = useState('');
  const link = useId();
  const file = useId();

  async function open(given: string | Blob): Promise<void> {
    try {
      goTo(hrefOf.replayOf(await keepOpened(await readGame(given))));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  function openFile({ target }: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = target.files ?? [];
    if (chosen !== undefined) void open(chosen);
    // The same file can be chosen again.
    target.value = '';
  }

  function openLink(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('link');
    void open(typeof given === 'string' ? given : '');
  }

  return (
    <section className="panel" aria-labelledby="open-game">
      <h2 id="open-game">Open a game</h2>
      <div className="field">
        <label htmlFor={file}>A file</label>
        <input id={file} type="file" accept=".json,.txt,application/json" onChange={openFile} />
      </div>
      <form className="field" onSubmit={openLink}>
        <label htmlFor={link}>A link</label>
        <div className="row">
          <input id={link} name="link" type="text" autoComplete="off" spellCheck={false} required />
          <button type="submit" className="button">
            Open
          </button>
        </div>
      </form>
      {problem === '' ? null : (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
