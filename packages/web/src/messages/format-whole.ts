import { shownLanguage } from './i18n.ts';

/** A whole number as the language shown writes it: "1,510" or "1.510". */
export function formatWhole(value: number): string {
  return value.toLocaleString(shownLanguage());
}
