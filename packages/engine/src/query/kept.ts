/** A thing made of a piece of card data once, and kept as long as the data. */
export function kept<D extends object, T>(make: (data: D) => T): (data: D) => T {
  const made = new WeakMap<D, T>();
  return (data) => {
    let thing = made.get(data);
    if (thing === undefined) {
      thing = make(data);
      made.set(data, thing);
    }
    return thing;
  };
}
