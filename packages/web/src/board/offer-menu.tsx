import type { WhyNot } from '@lastclick/session';
import { capitalised } from '@lastclick/table';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { knownData } from '../cards/card-words.ts';
import { GameSymbol } from '../symbols/symbol.tsx';
import { MoveButton } from './move-button.tsx';
import { MoveItemButton } from './move-item.tsx';
import styles from './offer-menu.module.css';
import { offersIn } from './offers.ts';
import { type OpenMenu, useTable } from './table-context.ts';

const GAP = 8;

/** Beside what was tapped, where there is room: above it, else below, never off the screen. */
function placeOf(anchor: DOMRect, width: number, height: number): { left: number; top: number } {
  const left = Math.min(Math.max(GAP, anchor.left + anchor.width / 2 - width / 2), innerWidth - width - GAP);
  const above = anchor.top - height - GAP;
  const below = Math.min(anchor.bottom + GAP, innerHeight - height - GAP);
  return { left: Math.max(GAP, left), top: Math.max(GAP, above >= GAP ? above : below) };
}

function Refusals({ refusals }: { readonly refusals: readonly WhyNot[] }) {
  return refusals.map(({ move, because, rule }) => (
    <p key={move} className={styles.refusal}>
      <b>{capitalised(move)}?</b> {because} <span className={styles.rule}>rule {rule}</span>
    </p>
  ));
}

/** The reasons a card cannot act; null until they are known. */
function useWhyNot(menu: OpenMenu): readonly WhyNot[] | null {
  const { api } = useTable();
  const [answers, setAnswers] = useState<readonly WhyNot[] | null>(null);
  const { dropped } = menu;
  const object = menu.card !== null && menu.items.length === 0 ? menu.card.object : null;
  useEffect(() => {
    let isWanted = true;
    const asked =
      dropped !== undefined
        ? api.whyNotThere(dropped.object, dropped.place)
        : object !== null
          ? api.whyNot(object)
          : null;
    asked?.then(
      (found) => isWanted && setAnswers(found.filter(({ allowed }) => !allowed)),
      () => isWanted && setAnswers([]),
    );
    return () => {
      isWanted = false;
    };
  }, [api, object, dropped]);
  return answers;
}

interface Props {
  readonly menu: OpenMenu;
  readonly onClose: () => void;
  /** One step back: to the list this one was opened from. */
  readonly onBack: () => void;
}

/** The moves of a card or a server, next to it; or, where it has none, why not. */
export function OfferMenu({ menu, onClose, onBack }: Props) {
  const { zoom } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  const answers = useWhyNot(menu);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const size = box.current?.getBoundingClientRect();
    if (size !== undefined) setPlace(placeOf(menu.anchor, size.width, size.height));
  }, [menu, answers]);
  // What is still hidden cannot take the focus.
  const isPlaced = place !== null;
  useEffect(() => {
    if (!isPlaced) return;
    const before = document.activeElement;
    box.current?.querySelector('button')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [isPlaced]);
  const { card, items } = menu;
  return (
    <>
      <button type="button" className={styles.veil} tabIndex={-1} aria-label="Close" onClick={onClose} />
      <div
        ref={box}
        className={styles.menu}
        role="dialog"
        aria-labelledby={heading}
        data-menu
        style={place ?? { opacity: 0 }}
      >
        <h2 id={heading} className={styles.title}>
          {menu.title}
        </h2>
        {items.map((item, index) => (
          <MoveItemButton
            key={offersIn(item)[0]?.key}
            item={item}
            shortcut={index < 9 ? String(index + 1) : undefined}
            within={menu}
          />
        ))}
        {items.length === 0 && (card !== null || menu.dropped !== undefined) && answers !== null && (
          <div role="status">
            {answers.length === 0 ? (
              <p className={styles.refusal}>
                {menu.dropped === undefined ? 'Nothing can be done with it now.' : 'It cannot go there.'}
              </p>
            ) : (
              <Refusals refusals={answers} />
            )}
          </div>
        )}
        {items.length === 0 && card === null && menu.dropped === undefined && (
          <p className={styles.refusal}>Nothing can be done here now.</p>
        )}
        {card !== null && knownData(card) !== null && (
          <button type="button" className={styles.look} onClick={() => zoom(card)}>
            <GameSymbol name="eye" /> Read the card
          </button>
        )}
        {menu.within !== null && (
          <MoveButton look="quiet" shortcut="Esc" aria-keyshortcuts="Escape" onClick={onBack}>
            <GameSymbol name="back" /> Back
          </MoveButton>
        )}
      </div>
    </>
  );
}
