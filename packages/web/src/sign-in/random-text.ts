const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Returns random letters, digits, `-` and `_`, with six random bits in each. Does not use `randomUUID`, which browsers
 * withhold from pages without https.
 */
export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => SIGNS.charAt(byte % SIGNS.length)).join('');
}
