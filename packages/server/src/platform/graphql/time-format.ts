/** Describes fields whose time is a number. */
export const TIME_RULE = 'Milliseconds since 1970, by the server’s clock.';

/** ISO 8601, from milliseconds since 1970. */
export function formatTime(time: number): string {
  return new Date(time).toISOString();
}
