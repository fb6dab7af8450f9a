import type { Language } from '@outoften/rules/language';
import { fillIn } from '../../platform/fill-in.ts';
import DE from './preview-messages.de.json' with { type: 'json' };
import EN from './preview-messages.en.json' with { type: 'json' };
import ES from './preview-messages.es.json' with { type: 'json' };

type PreviewMessage = keyof typeof EN;

const MESSAGES = { en: EN, de: DE, es: ES } as const satisfies Record<
  Language,
  Readonly<Record<PreviewMessage, string>>
>;

/** Returns the texts of previews in one language, beside the pages' own. */
export function previewWords(language: Language) {
  const figures = new Intl.NumberFormat(language, { useGrouping: 'always' });
  const say = (message: PreviewMessage, values?: Readonly<Record<string, string>>) =>
    fillIn(MESSAGES[language][message], values);
  return {
    say,
    /** Returns the number with its noun, as "1 point" and "2,000 points". */
    count: (noun: 'point' | 'day' | 'film', count: number) =>
      `${figures.format(count)} ${say(`${noun}.${count === 1 ? 'one' : 'other'}`)}`,
  };
}
