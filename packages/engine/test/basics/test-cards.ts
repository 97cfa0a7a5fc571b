export * from './corp-test-cards.ts';
export * from './runner-test-cards.ts';
