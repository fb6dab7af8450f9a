import type { Language } from '@outoften/rules/language';
import { fillIn } from '../../platform/fill-in.ts';
import DE from './hosted-messages.de.json' with { type: 'json' };
import EN from './hosted-messages.en.json' with { type: 'json' };
import ES from './hosted-messages.es.json' with { type: 'json' };

export type HostedMessage = keyof typeof EN;

/** The texts of pages and mails in one language. */
export type HostedWords = Readonly<{
  language: Language;
  /** Returns the message with the values in place of its `{names}`. */
  say: (message: HostedMessage, values?: Readonly<Record<string, string>>) => string;
}>;

const MESSAGES = { en: EN, de: DE, es: ES } as const satisfies Record<
  Language,
  Readonly<Record<HostedMessage, string>>
>;

export function hostedWords(language: Language): HostedWords {
  return { language, say: (message, values) => fillIn(MESSAGES[language][message], values) };
}
