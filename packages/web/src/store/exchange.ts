import { LINK_ROUTE, packGame, packText, readGame } from '@lastclick/session';
import type { GameExchange } from '../app/page-props.ts';

export function downloadText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export const exchange: GameExchange = {
  async linkTo(saved) {
    const { origin, pathname } = location;
    return `${origin}${pathname}${LINK_ROUTE}${packGame(saved)}`;
  },
  async download(saved, seen) {
    const whole = seen === null ? saved : { ...saved, seen: await packText(seen) };
    downloadText(`last-click-${saved.setup.seed}.json`, JSON.stringify(whole));
  },
  read: readGame,
};
