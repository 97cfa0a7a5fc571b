/** What the page needs of the browser's storage. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Where a browser forbids it: there is nothing, and nothing can be kept. */
const FORBIDDEN: Store = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new Error('this browser keeps nothing');
  },
  removeItem: () => undefined,
};

function allowedStorage(): Store {
  try {
    return globalThis.localStorage ?? FORBIDDEN;
  } catch {
    // With cookies blocked, even to name it throws.
    return FORBIDDEN;
  }
}

/** The storage of this browser; one that refuses everything where the browser allows none. */
export const browserStorage = allowedStorage();

export const isStorageForbidden = browserStorage === FORBIDDEN;
