import type { NewPasswordRefusal } from '../accounts/password.ts';
import { type MailWay, OUTBOX_PATH } from '../mail/mailing.ts';
import {
  type HostedMessage,
  type HostedWords,
  type Html,
  hostedPage,
  html,
} from '../pages/hosted-html.ts';

/** Why a form was not accepted. */
export type FormProblem =
  | NewPasswordRefusal
  | 'email-empty'
  | 'email-invalid'
  | 'email-same'
  | 'current-password-empty'
  | 'current-password-wrong'
  | 'wrong-credentials'
  | 'code-empty'
  | 'code-wrong'
  | 'code-gone'
  | 'email-taken'
  | 'too-many'
  | 'too-many-codes'
  | 'no-mail'
  | 'mail-refused'
  | 'social-cancelled'
  | 'social-state'
  | 'social-failed'
  | 'social-unreachable'
  | 'social-no-email';

/** A problem with the values for its message. */
export type ShownProblem = Readonly<{
  problem: FormProblem;
  values?: Readonly<Record<string, string>>;
}>;

export type PageParts = Readonly<{
  words: HostedWords;
  /** `/sign-in/<uid>`: the pages of one visit have addresses below it. */
  base: string;
  problem?: ShownProblem | undefined;
}>;

export type SocialButton = Readonly<{ name: string; label: string }>;

export function signInPage(
  page: PageParts & MailParts & Readonly<{ email?: string; socials: readonly SocialButton[] }>,
): string {
  const { base, socials, words } = page;
  const { say } = words;
  const buttons = socials.map(
    ({ name, label }) =>
      html`<a class="button plain" href="${base}/social/${name}">${say('sign-in.with', { name: label })}</a>`,
  );
  const body = html`${problemOf(page)}
${buttons}${socials.length > 0 ? html`<p class="or">${say('sign-in.or')}</p>` : undefined}
<form method="post" action="${base}">
${emailField(page)}
${passwordField({ name: 'field.password', autocomplete: 'current-password', page })}
<button>${say('sign-in.action')}</button>
</form>
${mailNote(page)}
<ul class="links">
<li><a href="${base}/sign-up">${say('sign-in.to-sign-up')}</a></li>
<li><a href="${base}/forgotten">${say('sign-in.to-forgotten')}</a></li>
</ul>
<form method="post" action="${base}/cancel"><button class="quiet">${say('cancel')}</button></form>`;
  return formPage(page, 'sign-in.heading', body);
}

/** How mail reaches the player at the page. The page must say so. */
export type MailParts = Readonly<{ mailWay: MailWay }>;

export function signUpPage(page: PageParts & MailParts & Readonly<{ email?: string }>): string {
  const { base, mailWay, words } = page;
  const { say } = words;
  const isUnproven = mailWay.type === 'unproven';
  const note = isUnproven && html`<p class="note">${say('sign-up.unproven')}</p>`;
  const action = isUnproven ? 'sign-up.code.action' : 'sign-up.action';
  const body = html`${problemOf(page)}${note || undefined}${mailNote(page)}
<form method="post" action="${base}/sign-up">
${emailField(page)}
${passwordField({ name: 'field.password', autocomplete: 'new-password', page })}
<button>${say(action)}</button>
</form>
<ul class="links"><li><a href="${base}">${say('sign-up.to-sign-in')}</a></li></ul>`;
  return formPage(page, 'sign-up.heading', body);
}

export type CodePage = PageParts & MailParts & Readonly<{ email: string | undefined }>;

export function signUpCodePage(page: CodePage): string {
  const { base, words } = page;
  const { say } = words;
  const body = html`${problemOf(page)}${codeNote(page)}
<form method="post" action="${base}/code">
${codeField(page)}
<button>${say('sign-up.code.action')}</button>
</form>
<ul class="links"><li><a href="${base}/sign-up">${say('code.again')}</a></li></ul>`;
  return formPage(page, 'sign-up.code.heading', body);
}

export function forgottenPage(page: PageParts & MailParts & Readonly<{ email?: string }>): string {
  const { base, mailWay, words } = page;
  const { say } = words;
  const form = html`${mailNote(page)}<p>${say('forgotten.intro')}</p>
<form method="post" action="${base}/forgotten">
${emailField(page)}
<button>${say('forgotten.action')}</button>
</form>`;
  const none = html`<p class="note">${say('forgotten.no-mail')}</p>`;
  const body = html`${problemOf(page)}
${mailWay.type === 'unproven' ? none : form}
<ul class="links"><li><a href="${base}">${say('back')}</a></li></ul>`;
  return formPage(page, 'forgotten.heading', body);
}

export function resetPage(page: CodePage): string {
  const { base, words } = page;
  const { say } = words;
  const body = html`${problemOf(page)}${codeNote(page)}
<form method="post" action="${base}/reset">
${codeField(page)}
${passwordField({ name: 'field.new-password', autocomplete: 'new-password', page })}
<p class="note">${say('reset.note')}</p>
<button>${say('reset.action')}</button>
</form>
<ul class="links"><li><a href="${base}/forgotten">${say('code.again')}</a></li></ul>`;
  return formPage(page, 'reset.heading', body);
}

export function formPage(page: PageParts, heading: HostedMessage, body: Html): string {
  const { problem, words } = page;
  return hostedPage({ words, heading, hasProblem: problem !== undefined, body });
}

/** The page for a browser without a known visit: it has ended, or belongs to another browser. */
export function expiredPage(words: HostedWords): string {
  const { say } = words;
  const body = html`<p class="problem" role="alert">${say('error.expired')}</p>
<a class="button plain" href="/game/login">${say('to-game')}</a>`;
  return hostedPage({ words, heading: 'error.heading', body });
}

const EMAIL_PROBLEMS: readonly FormProblem[] = [
  'email-empty',
  'email-invalid',
  'email-same',
  'email-taken',
  'mail-refused',
];
const PASSWORD_PROBLEMS: readonly FormProblem[] = [
  'password-empty',
  'password-too-short',
  'password-too-long',
  'password-common',
  'password-own',
  'wrong-credentials',
];
const CURRENT_PASSWORD_PROBLEMS: readonly FormProblem[] = [
  'current-password-empty',
  'current-password-wrong',
];
const CODE_PROBLEMS: readonly FormProblem[] = ['code-empty', 'code-wrong', 'code-gone'];

export function problemOf({ problem, words }: PageParts): Html | undefined {
  if (problem === undefined) return undefined;
  const text = words.say(`problem.${problem.problem}`, problem.values);
  return html`<p class="problem" id="problem" role="alert">${text}</p>`;
}

export function emailField(
  page: PageParts & Readonly<{ email?: string; label?: HostedMessage }>,
): Html {
  const { label = 'field.email' } = page;
  const autocomplete = label === 'field.email' ? 'username' : 'email';
  return html`<label for="email">${page.words.say(label)}</label>
<input id="email" name="email" type="email" autocomplete="${autocomplete}" inputmode="email" required maxlength="254" value="${page.email ?? ''}"${describe(page, EMAIL_PROBLEMS)}>`;
}

export function passwordField(
  field: Readonly<{
    name: HostedMessage;
    autocomplete: 'current-password' | 'new-password';
    page: PageParts;
    /** Needed for a form with two; `password` if not given. */
    id?: 'password' | 'current-password';
  }>,
): Html {
  const { name, autocomplete, page, id = 'password' } = field;
  const { say } = page.words;
  const isNew = autocomplete === 'new-password';
  const hint = isNew
    ? html`<p class="hint" id="password-hint">${say('field.password.hint')}</p>`
    : undefined;
  const problems = id === 'password' ? PASSWORD_PROBLEMS : CURRENT_PASSWORD_PROBLEMS;
  return html`<label for="${id}">${say(name)}</label>
<input id="${id}" name="${id}" type="password" autocomplete="${autocomplete}" required maxlength="256"${isNew ? html` minlength="8"` : undefined}${describe(page, problems, isNew ? 'password-hint' : undefined)}>
${hint}<button type="button" class="quiet show" data-shows="${id}" aria-pressed="false" hidden>${say('field.password.show')}</button>`;
}

export function codeField(page: PageParts): Html {
  return html`<label for="code">${page.words.say('field.code')}</label>
<input id="code" name="code" autocomplete="one-time-code" inputmode="numeric" required maxlength="20"${describe(page, CODE_PROBLEMS)}>`;
}

/**
 * Returns the attributes by which a screen reader reads a field's problem and hint. A field with a problem gets the
 * focus.
 */
function describe(
  { problem }: PageParts,
  problems: readonly FormProblem[],
  hint?: string,
): Html | undefined {
  const isWrong = problem !== undefined && problems.includes(problem.problem);
  const described = [isWrong ? 'problem' : undefined, hint].filter((id) => id !== undefined);
  if (described.length === 0) return undefined;
  return html` aria-describedby="${described.join(' ')}"${isWrong ? html` aria-invalid="true" autofocus` : undefined}`;
}

/**
 * The same text for everyone, because it must say nothing about one address. Left out if the problem is about mail
 * already.
 */
export function mailNote({ problem, mailWay, words }: PageParts & MailParts): Html | undefined {
  if (mailWay.type !== 'sent' || !mailWay.isFailing || problem?.problem === 'no-mail') {
    return undefined;
  }
  return html`<p class="note">${words.say('mail-failing')}</p>`;
}

export function codeNote(page: CodePage): Html {
  const {
    email,
    mailWay,
    words: { say },
  } = page;
  const note = email === undefined ? undefined : say('code.sent', { email });
  const outbox = html`<p class="note">${say('outbox.hint')} <a href="${OUTBOX_PATH}" target="_blank" rel="noopener">${say('outbox.link')}</a>.</p>`;
  return html`${note === undefined ? undefined : html`<p>${note}</p>`}${mailNote(page)}${mailWay.type === 'outbox' ? outbox : undefined}`;
}
