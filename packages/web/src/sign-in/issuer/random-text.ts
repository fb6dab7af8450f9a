/** Fills an array with random bytes, as `crypto.getRandomValues` does. */
export type FillRandomly = (bytes: Uint8Array<ArrayBuffer>) => void;

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Returns random letters, digits, `-` and `_`, with six random bits in each. */
export function randomText(length: number, fillRandomly: FillRandomly): string {
  const bytes = new Uint8Array(length);
  fillRandomly(bytes);
  return Array.from(bytes, (byte) => SIGNS.charAt(byte % SIGNS.length)).join('');
}

/** Does not use `randomUUID`, which browsers withhold from pages without https. */
export function fillFromBrowser(bytes: Uint8Array<ArrayBuffer>): void {
  crypto.getRandomValues(bytes);
}
