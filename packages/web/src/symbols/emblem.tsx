import { factionColour } from '../theme/faction-colour.ts';

/** Our own sign for each faction, on a 24 by 24 field: shapes to tell apart without colour. */
const EMBLEMS: Readonly<Record<string, string>> = {
  // Two halves that do not quite meet.
  haas_bioroid: 'M11 3a9 9 0 0 0 0 18zM13 3a9 9 0 0 1 0 18v-5a4 4 0 0 0 0-8z',
  // A leaf over its own reflection.
  jinteki: 'M12 2c6 5 6 10 0 12-6-2-6-7 0-12zM5 16c4 1 10 1 14 0-1 4-4 6-7 6s-6-2-7-6z',
  // A signal growing.
  nbn: 'M3 15h4v6H3zM10 9h4v12h-4zM17 3h4v18h-4z',
  // A gate of three blocks.
  weyland_consortium: 'M3 8h18l-3-5H6zM3 10h6v11H3zM15 10h6v11h-6z',
  neutral_corp: 'M12 2l10 10-10 10L2 12zm0 5-5 5 5 5 5-5z',
  // A crack.
  anarch: 'M14 2 4 13h6l-3 9 13-13h-7l4-7z',
  // A keyhole.
  criminal: 'M12 2a6 6 0 0 1 3.5 10.900L18 22H6l2.5-9.100A6 6 0 0 1 12 2z',
  // Three points that make a plane.
  shaper: 'M12 2l4 7H8zM4 13l7 0-3.5 8zM13 13h7l-3.5 8z',
  adam: 'M4 4h7v7H4zM13 13h7v7h-7zM13 4h7v7h-3V7h-4zM4 13h3v4h4v3H4z',
  apex: 'M12 2l9 18-9-5-9 5z',
  sunny_lebeau: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4z',
  neutral_runner: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 5a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
};

const NAMES: Readonly<Record<string, string>> = {
  haas_bioroid: 'Haas-Bioroid',
  jinteki: 'Jinteki',
  nbn: 'NBN',
  weyland_consortium: 'Weyland Consortium',
  neutral_corp: 'neutral',
  anarch: 'Anarch',
  criminal: 'Criminal',
  shaper: 'Shaper',
  adam: 'Adam',
  apex: 'Apex',
  sunny_lebeau: 'Sunny Lebeau',
  neutral_runner: 'neutral',
};

export const factionName = (faction: string): string => NAMES[faction] ?? faction;

/** The shape alone, to be drawn in another picture. */
export const emblemPath = (faction: string): string => EMBLEMS[faction] ?? '';

export function Emblem({ faction, size = 16 }: { readonly faction: string; readonly size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={emblemPath(faction)} fill={factionColour(faction)} fillRule="evenodd" />
    </svg>
  );
}
