import type { Language } from '@outoften/rules/language';

/** All that the player reads, best first: what was chosen in the settings, then what the browser wants. */
export function readLanguages(
  setting: Language | undefined,
  wanted: readonly string[] = navigator.languages,
): readonly string[] {
  return [...new Set(setting === undefined ? wanted : [setting, ...wanted])];
}
