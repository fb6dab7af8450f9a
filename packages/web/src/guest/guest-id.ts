import type { FillRandomly } from '../sign-in/issuer/random-text.ts';

/** How many random bytes make a guest's id. */
const GUEST_ID_BYTES = 12;

/** A guest's id is made by the browser and is its secret: `guest-` and 24 hexadecimal digits. */
export function newGuestId(fillRandomly: FillRandomly): string {
  const bytes = new Uint8Array(GUEST_ID_BYTES);
  fillRandomly(bytes);
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  return `guest-${digits.join('')}`;
}

export function isGuestId(text: string): boolean {
  return /^guest-[0-9a-f]{24}$/.test(text);
}
