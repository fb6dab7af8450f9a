import { LANGUAGES, type Language, parseLanguage } from '@outoften/rules/language';
import { useState } from 'react';
import { showLanguage } from '../messages/i18n.ts';
import { ownLanguage, tellServer } from '../messages/own-language.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { ChevronDown } from '../ui/icons.ts';
import styles from './language-field.module.css';

/** Each language by its own name. */
const NAMES = { en: 'English', de: 'Deutsch', es: 'Español' } as const satisfies Record<
  Language,
  string
>;

/** The choice of language, which takes effect at once. Films keep their own language. */
export function LanguageField() {
  const say = useMessages();
  const { data, save } = useSavedData();
  const [hasFailed, setHasFailed] = useState(false);

  async function choose(language: Language | undefined): Promise<void> {
    try {
      await showLanguage(ownLanguage(language));
      save({ settings: { ...data.settings, language } });
      tellServer(language);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <div>
      <label className={styles.field}>
        <span className={styles.label}>{say('settings.language')}</span>
        <span className={styles.choice}>
          <select
            value={data.settings.language ?? ''}
            onChange={(event) => choose(parseLanguage(event.currentTarget.value))}
          >
            <option value="">{say('settings.language.by-browser')}</option>
            {LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language}>
                {NAMES[language]}
              </option>
            ))}
          </select>
          <ChevronDown size={18} aria-hidden />
        </span>
      </label>
      <p className={styles.note}>{say('settings.language.note')}</p>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {say('settings.language.failed')}
        </p>
      )}
    </div>
  );
}
