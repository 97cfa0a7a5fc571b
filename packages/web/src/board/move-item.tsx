import { MoveButton } from './move-button.tsx';
import { OfferButton } from './offer-button.tsx';
import { type MoveItem, offersIn, sharedCost } from './offers.ts';
import { type OpenMenu, useTable } from './table-context.ts';

interface Props {
  readonly item: MoveItem;
  readonly shortcut: string | undefined;
  readonly isCrowded?: boolean;
  /** The list it stands in, to come back to; null in the bar. */
  readonly within: OpenMenu | null;
}

/** A move, or several that open as a list. */
export function MoveItemButton({ item, shortcut, isCrowded = false, within }: Props) {
  const { openMenu } = useTable();
  if (item.kind === 'offer')
    return <OfferButton offer={item.offer} shortcut={shortcut} isCrowded={isCrowded} />;
  return (
    <MoveButton
      aria-haspopup="dialog"
      many={offersIn(item).length}
      cost={sharedCost(item)}
      shortcut={shortcut}
      onClick={(event) =>
        openMenu({
          title: [...(within === null ? [] : [within.title]), item.words].join(' '),
          items: item.items,
          card: null,
          anchor: within?.anchor ?? event.currentTarget.getBoundingClientRect(),
          within,
        })
      }
    >
      {item.words}…
    </MoveButton>
  );
}
