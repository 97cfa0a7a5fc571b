import type { GameExchange } from '../app/page-props.ts';
import { LINK_ROUTE, packGame, readGame } from './game-link.ts';

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
  download(saved) {
    downloadText(`last-click-${saved.setup.seed}.json`, JSON.stringify(saved));
  },
  read: readGame,
};
