/** Fills an array with random bytes, as `crypto.getRandomValues` does. */
export type FillRandomly = (bytes: Uint8Array<ArrayBuffer>) => void;

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** As many letters, digits, `-` and `_` as asked for, six random bits each. */
export function randomText(length: number, fillRandomly: FillRandomly): string {
  const bytes = new Uint8Array(length);
  fillRandomly(bytes);
  return Array.from(bytes, (byte) => SIGNS.charAt(byte % SIGNS.length)).join('');
}

/** Not `randomUUID`, which browsers withhold from pages that come without https. */
export function fillFromBrowser(bytes: Uint8Array<ArrayBuffer>): void {
  crypto.getRandomValues(bytes);
}
