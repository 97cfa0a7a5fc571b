/**
 * Whether a page may connect. Browsers say which page asks; programs say nothing, and may. A page is ours if it came from the
 * address it asks.
 */
export function mayConnect(
  origin: string | undefined,
  host: string | undefined,
  others: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (others.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
