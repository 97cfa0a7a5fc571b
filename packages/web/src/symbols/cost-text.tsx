import { Fragment } from 'react';
import { Spoken } from '../theme/spoken.tsx';
import { GameSymbol } from './symbol.tsx';

const PRICE = /(\d+) (click|credit)s?/;

/** A cost in words, its clicks and credits as signs: "1 click, 2 credits". */
export function CostText({ cost }: { readonly cost: string }) {
  return cost.split(', ').map((part) => {
    const [, amount, what] = PRICE.exec(part) ?? [];
    if (amount === undefined || what === undefined || part.replace(PRICE, '') !== '')
      return <span key={part}>{part} </span>;
    return (
      <Fragment key={part}>
        <Spoken>, {part}</Spoken>
        <span aria-hidden="true">
          {amount}
          <GameSymbol name={what === 'click' ? 'click' : 'credit'} />{' '}
        </span>
      </Fragment>
    );
  });
}
