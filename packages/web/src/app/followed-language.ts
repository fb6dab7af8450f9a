import { showLanguage } from '../messages/i18n.ts';
import { ownLanguage } from '../messages/own-language.ts';
import { savedData } from '../saved-data/use-saved-data.ts';

/** Lets the page speak the language that was chosen in another tab. Words that can't be had leave it as it is. */
export function followLanguage(): void {
  savedData.subscribe(({ data }, before) => {
    const { language } = data.settings;
    if (language === before.data.settings.language) return;
    showLanguage(ownLanguage(language)).catch(() => undefined);
  });
}
