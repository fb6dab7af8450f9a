/**
 * Returns how long to wait, in milliseconds. Undefined if the header is absent, or neither seconds nor a date.
 * @see RFC 9110, section 10.2.3
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // Only dates have letters. Date.parse would accept many other texts.
  const date = /^[A-Za-z]{3}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
