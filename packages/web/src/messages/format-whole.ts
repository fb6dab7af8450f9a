import { shownLanguage } from './i18n.ts';

/** Formats a whole number in the current language: "1,510" or "1.510". */
export function formatWhole(value: number): string {
  return value.toLocaleString(shownLanguage());
}
