import { Fragment } from 'react';
import { Spoken } from '../theme/spoken.tsx';
import { priceOf } from './price.ts';
import { GameSymbol } from './symbol.tsx';

/** A cost in words, with signs where there are some: "1 click, 2 credits". */
export function CostText({ cost }: { readonly cost: string }) {
  return cost.split(', ').map((part) => {
    const price = priceOf(part);
    if (price === null) return <span key={part}>{part} </span>;
    return (
      <Fragment key={part}>
        <Spoken>, {part}</Spoken>
        <span aria-hidden="true">
          {price.amount}
          <GameSymbol name={price.sign} />{' '}
        </span>
      </Fragment>
    );
  });
}
