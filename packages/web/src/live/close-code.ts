/** Closed in order: no subscription needs the connection. */
export const IN_ORDER = 1000;

/** The connection could not be opened, or broke. */
export const BROKEN = 1006;

/** How this tab gives up a connection that says nothing. */
export const TERMINATED = 4499;

/** How the server closes a connection whose token it does not take. */
export const UNAUTHORIZED = 4401;

/** How it closes one whose token was never good, or is not any more: another one may be taken. */
export const TOKEN_REFUSED: readonly number[] = [UNAUTHORIZED, 4403];

/** The code a connection was closed with; 0 if the event is no close event. */
export function closeCode(event: unknown): number {
  const isClosing = typeof event === 'object' && event !== null && 'code' in event;
  return isClosing && typeof event.code === 'number' ? event.code : 0;
}
