/**
 * A list that only grows at its end, with copies that cost nothing: all share what they have in common, and whoever goes
 * on differently from there takes a copy of it then.
 */
export class Growing<Item> {
  private list: Item[];
  /** How much of the list is ours: others may have gone on. */
  private own: number;
  /** So much of the list may be shared with others. */
  private shared: number;

  constructor(items: readonly Item[] = []) {
    this.list = [...items];
    this.own = items.length;
    this.shared = 0;
  }

  get length(): number {
    return this.own;
  }

  at(place: number): Item | undefined {
    const from = place < 0 ? this.own + place : place;
    return from < this.own ? this.list[from] : undefined;
  }

  /** All items; not to be kept while the list grows. */
  get items(): readonly Item[] {
    return this.own === this.list.length ? this.list : this.list.slice(0, this.own);
  }

  slice(from: number, to = this.own): Item[] {
    return this.list.slice(from, Math.min(to, this.own));
  }

  push(item: Item): void {
    if (this.list.length > this.own) this.part();
    this.list.push(item);
    this.own += 1;
  }

  /** Takes the last item back. */
  pop(): Item | undefined {
    const last = this.at(-1);
    if (this.own === 0) return last;
    if (this.own <= this.shared || this.list.length > this.own) this.part();
    this.list.pop();
    this.own -= 1;
    return last;
  }

  /** A copy that goes its own way. */
  fork(): Growing<Item> {
    const copy = new Growing<Item>();
    copy.list = this.list;
    copy.own = this.own;
    copy.shared = this.own;
    this.shared = this.own;
    return copy;
  }

  private part(): void {
    this.list = this.list.slice(0, this.own);
    this.shared = 0;
  }
}
