import { HOSTED_SCRIPT_PATH } from './hosted-script.ts';
import { HOSTED_STYLE_PATH } from './hosted-style.ts';
import type { HostedMessage, HostedWords } from './hosted-words.ts';

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
