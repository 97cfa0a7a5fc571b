import { GameSymbol, isSymbol } from './symbol.tsx';

const SPOKEN: Readonly<Record<string, string>> = {
  click: 'click',
  credit: 'credits',
  'recurring-credit': 'recurring credits',
  mu: 'memory units',
  link: 'link',
  trash: 'trash this card',
  subroutine: 'subroutine',
  interrupt: 'interrupt',
};

/** Text as cards have it: "[click]" becomes the sign. */
export function SymbolText({ text }: { readonly text: string }) {
  return text.split(/\[([a-z-]+)\]/).map((part, index) =>
    // Every other part is what stood in brackets; the order of a card's text never changes.
    index % 2 === 1 && isSymbol(part) ? (
      <GameSymbol key={index} name={part} label={SPOKEN[part] ?? part} />
    ) : (
      part
    ),
  );
}
