import type { Language } from '@outoften/rules/language';
import { showLanguage } from '../messages/i18n.ts';
import { ownLanguage } from '../messages/own-language.ts';
import type { SavedDataState } from '../saved-data/saved-data-store.ts';
import { savedData } from '../saved-data/use-saved-data.ts';

/**
 * Lets the page speak the language that is chosen in another tab, and has been since the page was given the one of
 * `setting`. Words that can't be had leave it as it is.
 */
export function followLanguage(setting: Language | undefined): void {
  let followed = setting;
  const follow = ({ data }: SavedDataState) => {
    const { language } = data.settings;
    if (language === followed) return;
    followed = language;
    showLanguage(ownLanguage(language)).catch(() => undefined);
  };
  follow(savedData.getState());
  savedData.subscribe(follow);
}
