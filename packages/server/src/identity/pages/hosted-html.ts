import type { Language } from '@outoften/rules/language';
import { fillIn } from '../../platform/fill-in.ts';
import DE from './hosted-messages.de.json' with { type: 'json' };
import EN from './hosted-messages.en.json' with { type: 'json' };
import ES from './hosted-messages.es.json' with { type: 'json' };
import { HOSTED_STYLE_PATH } from './hosted-style.ts';

/** A text that is already HTML. */
export type Html = Readonly<{ html: string }>;

/** Builds HTML. Values are escaped unless they are HTML themselves. Undefined adds nothing. */
export function html(
  strings: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[] | undefined)[]
): Html {
  const parts = strings.map((text, index) => `${text}${render(values[index])}`);
  return { html: parts.join('') };
}

/** Marks HTML from elsewhere, such as the provider's form, as safe. */
export function trustedHtml(text: string): Html {
  return { html: text };
}

type HostedPage = Readonly<{
  words: HostedWords;
  heading: HostedMessage;
  /** True if a form was not accepted. The title then begins with "Problem". */
  hasProblem?: boolean;
  body: Html;
}>;

/** Returns a whole page with the common frame of the hosted pages. */
export function hostedPage(page: HostedPage): string {
  const { words, heading: message, hasProblem = false, body } = page;
  const name = words.say('name');
  const heading = words.say(message);
  const title = hasProblem ? words.say('title.problem', { heading }) : heading;
  return html`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${name}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="${HOSTED_STYLE_PATH}">
<script type="module" src="${HOSTED_SCRIPT_PATH}"></script>
</head>
<body>
<main>
<p class="name">${name}</p>
<header><h1>${heading}</h1></header>
<div class="counter">
${body}
</div>
</main>
</body>
</html>
`.html;
}

function render(value: string | Html | readonly Html[] | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return escapeHtml(value);
  return 'html' in value ? value.html : value.map((one) => one.html).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

export type HostedMessage = keyof typeof EN;

type ProblemOf<Message> = Message extends `problem.${infer Problem}` ? Problem : never;

/** Why a form was not accepted. */
export type FormProblem = ProblemOf<HostedMessage>;

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

/** The path of the hosted pages' script. */
export const HOSTED_SCRIPT_PATH = '/sign-in/show-password.js';

/**
 * Shows a password on request. Without the script its button is hidden. When the form is sent, the field hides the
 * password again, so that browsers offer to save it.
 */
export const HOSTED_SCRIPT = `for (const button of document.querySelectorAll('[data-shows]')) {
  const field = document.getElementById(button.dataset.shows);
  const show = (isShown) => {
    field.type = isShown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(isShown));
  };
  button.hidden = false;
  button.addEventListener('click', () => show(field.type === 'password'));
  field.form.addEventListener('submit', () => show(false));
}
`;
