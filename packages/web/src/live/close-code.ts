/** A normal close: no subscription needs the connection. */
export const IN_ORDER = 1000;

/** The connection could not be opened, or broke. */
export const BROKEN = 1006;

/** This tab closes a silent connection with it. */
export const TERMINATED = 4499;

/** The server closes a connection with it if it does not accept the token. */
export const UNAUTHORIZED = 4401;

/** Codes after which another token may be accepted. */
export const TOKEN_REFUSED: readonly number[] = [UNAUTHORIZED, 4403];

/** Returns the code of a close event; 0 for any other event. */
export function closeCode(event: unknown): number {
  const isClosing = typeof event === 'object' && event !== null && 'code' in event;
  return isClosing && typeof event.code === 'number' ? event.code : 0;
}
