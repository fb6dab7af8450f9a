import type { Language } from '@outoften/rules/language';

/** Lists the player's languages, the best first: the choice in the settings, then those of the browser. */
export function readLanguages(
  setting: Language | undefined,
  wanted: readonly string[] = navigator.languages,
): readonly string[] {
  return [...new Set(setting === undefined ? wanted : [setting, ...wanted])];
}
