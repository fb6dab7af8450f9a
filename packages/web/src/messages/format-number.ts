import { shownLanguage } from './i18n.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number of tenths, such as a rating, in the current language, always with one decimal: "7.3" or "7,3". */
export function formatTenths(tenths: number): string {
  const language = shownLanguage();
  const format =
    formats.get(language) ??
    new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  formats.set(language, format);
  return format.format(tenths / 10);
}

/** Formats a whole number in the current language: "1,510" or "1.510". */
export function formatWhole(value: number): string {
  return value.toLocaleString(shownLanguage());
}
