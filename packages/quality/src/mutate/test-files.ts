/** In the copy of the project: the order in which to run test files, and what became of them. */
export const ORDER = 'mutations-order.json';
export const RESULT = 'mutations-result.json';
