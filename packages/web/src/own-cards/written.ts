import { browserStorage } from '../store/browser-storage.ts';

const KEY = 'last-click own cards';

/** What a designer finds on the page the first time. */
export const FIRST_CARDS = `{
  "format": "last-click-cards",
  "version": 1,
  "cards": [
    {
      "id": "overtime",
      "side": "corp",
      "type": "operation",
      "title": "Overtime",
      "faction": "neutral_corp",
      "subtypes": ["transaction"],
      "influence": 0,
      "cost": 1,
      "play": [
        { "effect": "gain", "what": "credits", "who": "you", "amount": 3 },
        { "effect": "gain", "what": "clicks", "who": "you", "amount": 1 }
      ]
    },
    {
      "id": "night_market",
      "side": "runner",
      "type": "resource",
      "title": "Night Market",
      "faction": "neutral_runner",
      "subtypes": ["location"],
      "influence": 0,
      "unique": true,
      "cost": 2,
      "text": [
        {
          "ability": "when",
          "on": { "deed": "turnBegins" },
          "steps": [{ "effect": "gain", "what": "credits", "who": "you", "amount": 1 }]
        }
      ]
    }
  ]
}
`;

export const writtenBefore = (): string | null => browserStorage.getItem(KEY);

/** Keeps what is written; says whether there was room. */
export function keepWritten(text: string): boolean {
  try {
    browserStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}

/** Cards that the host of this page offers, if any; null where there are none. */
export async function offeredCards(): Promise<string | null> {
  try {
    const answer = await fetch('own-cards.json');
    if (!answer.ok || !(answer.headers.get('content-type') ?? '').includes('json')) return null;
    const text = await answer.text();
    const { cards } = JSON.parse(text) as { cards?: unknown };
    return Array.isArray(cards) && cards.length > 0 ? JSON.stringify(JSON.parse(text), null, 2) : null;
  } catch {
    // No host, no network, or a page for everything: then there is nothing on offer.
    return null;
  }
}
