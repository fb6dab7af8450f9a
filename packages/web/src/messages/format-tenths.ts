import { shownLanguage } from './i18n.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A rating, or another number of tenths, as the language shown writes it: "7.3" or "7,3", and always with one decimal. */
export function formatTenths(tenths: number): string {
  const language = shownLanguage();
  const format =
    formats.get(language) ??
    new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  formats.set(language, format);
  return format.format(tenths / 10);
}
