import './settled.ts';

export { expect } from 'vitest';
export { currentEdition } from './current-edition.ts';
export { both, type Cites, current, refuses, rule } from './rule.ts';
export { expectSame } from './same.ts';
export { stopClock } from './stopped-clock.ts';
export { type Answer, cardPool, type Position, type SeatAtTable, scenario, Table } from './table.ts';
