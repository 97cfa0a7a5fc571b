import type { SavedGame } from '@lastclick/session';
import { useState } from 'react';
import type { GameExchange } from '../app/page-props.ts';
import page from '../learn/page.module.css';

/** The game as a link or a file. */
export function ShareReplay({
  exchange,
  saved,
  onDownload,
}: {
  readonly exchange: GameExchange;
  readonly saved: SavedGame;
  readonly onDownload: () => void;
}) {
  const [told, setTold] = useState('');
  const [link, setLink] = useState('');
  const share = async (): Promise<void> => {
    let made = '';
    try {
      made = await exchange.linkTo(saved);
      await navigator.clipboard.writeText(made);
      setTold('The link is copied: it carries the whole game.');
      setLink('');
    } catch {
      // A browser may refuse its clipboard, but not a field to copy from.
      setLink(made);
      setTold(
        made === ''
          ? 'There could be no link made. Save the game as a file instead.'
          : 'Copy the link from the field: it carries the whole game.',
      );
    }
  };
  return (
    <>
      <button type="button" className={page.button} onClick={() => void share()}>
        Copy a link
      </button>
      <button type="button" className={page.button} onClick={onDownload}>
        Save as a file
      </button>
      <span role="status">{told}</span>
      {link === '' ? null : (
        <input
          className={page.field}
          aria-label="Link to this game"
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
