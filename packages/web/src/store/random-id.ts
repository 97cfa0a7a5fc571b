/** Eight letters and digits that nobody chose. Browsers give this to pages without a secure address too. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
