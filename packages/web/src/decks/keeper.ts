/** What is needed of the browser's storage. */
export interface Keeper {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}
