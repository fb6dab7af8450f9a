import { type Html, hostedPage, html } from './hosted-html.ts';
import { type HostedMessage, sayHosted } from './hosted-messages.ts';
import type { MailWay } from './mailing.ts';
import { OUTBOX_PATH } from './outbox-path.ts';
import type { PasswordRefusal } from './password.ts';

/** What a form was not accepted for. */
export type FormProblem =
  | PasswordRefusal
  | 'email-empty'
  | 'email-invalid'
  | 'wrong-credentials'
  | 'code-empty'
  | 'code-wrong'
  | 'code-gone'
  | 'email-taken'
  | 'too-many'
  | 'too-many-codes'
  | 'no-mail'
  | 'social-cancelled'
  | 'social-state'
  | 'social-failed'
  | 'social-no-email';

/** A problem with what its message puts in. */
export type ShownProblem = Readonly<{
  problem: FormProblem;
  values?: Readonly<Record<string, string>>;
}>;

type PageParts = Readonly<{
  /** `/sign-in/<uid>`, under which all pages of one visit lie. */
  base: string;
  problem?: ShownProblem | undefined;
}>;

export type SocialButton = Readonly<{ name: string; label: string }>;

export function signInPage(
  page: PageParts & Readonly<{ email?: string; socials: readonly SocialButton[] }>,
): string {
  const { base, socials } = page;
  const buttons = socials.map(
    ({ name, label }) =>
      html`<a class="button plain" href="${base}/social/${name}">${sayHosted('sign-in.with', { name: label })}</a>`,
  );
  const body = html`${problemOf(page)}
${buttons}${socials.length > 0 ? html`<p class="or">${sayHosted('sign-in.or')}</p>` : undefined}
<form method="post" action="${base}">
${emailField(page)}
${passwordField({ name: 'field.password', autocomplete: 'current-password', page })}
<button>${sayHosted('sign-in.action')}</button>
</form>
<ul class="links">
<li><a href="${base}/sign-up">${sayHosted('sign-in.to-sign-up')}</a></li>
<li><a href="${base}/forgotten">${sayHosted('sign-in.to-forgotten')}</a></li>
</ul>
<form method="post" action="${base}/cancel"><button class="quiet">${sayHosted('cancel')}</button></form>`;
  return hostedPage({ heading: 'sign-in.heading', body });
}

/** How mail reaches who looks at the page, which the page must say. */
type MailParts = Readonly<{ mailWay: MailWay['type'] }>;

export function signUpPage(page: PageParts & MailParts & Readonly<{ email?: string }>): string {
  const { base, mailWay } = page;
  const isUnproven = mailWay === 'unproven';
  const note = isUnproven && html`<p class="note">${sayHosted('sign-up.unproven')}</p>`;
  const action = isUnproven ? 'sign-up.code.action' : 'sign-up.action';
  const body = html`${problemOf(page)}${note || undefined}
<form method="post" action="${base}/sign-up">
${emailField(page)}
${passwordField({ name: 'field.password', autocomplete: 'new-password', page })}
<button>${sayHosted(action)}</button>
</form>
<ul class="links"><li><a href="${base}">${sayHosted('sign-up.to-sign-in')}</a></li></ul>`;
  return hostedPage({ heading: 'sign-up.heading', body });
}

export type CodePage = PageParts & MailParts & Readonly<{ email: string | undefined }>;

export function signUpCodePage(page: CodePage): string {
  const { base } = page;
  const body = html`${problemOf(page)}${codeNote(page)}
<form method="post" action="${base}/code">
${codeField(page)}
<button>${sayHosted('sign-up.code.action')}</button>
</form>
<ul class="links"><li><a href="${base}/sign-up">${sayHosted('code.again')}</a></li></ul>`;
  return hostedPage({ heading: 'sign-up.code.heading', body });
}

export function forgottenPage(page: PageParts & MailParts & Readonly<{ email?: string }>): string {
  const { base, mailWay } = page;
  const form = html`<p>${sayHosted('forgotten.intro')}</p>
<form method="post" action="${base}/forgotten">
${emailField(page)}
<button>${sayHosted('forgotten.action')}</button>
</form>`;
  const none = html`<p class="note">${sayHosted('forgotten.no-mail')}</p>`;
  const body = html`${problemOf(page)}
${mailWay === 'unproven' ? none : form}
<ul class="links"><li><a href="${base}">${sayHosted('back')}</a></li></ul>`;
  return hostedPage({ heading: 'forgotten.heading', body });
}

export function resetPage(page: CodePage): string {
  const { base } = page;
  const body = html`${problemOf(page)}${codeNote(page)}
<form method="post" action="${base}/reset">
${codeField(page)}
${passwordField({ name: 'field.new-password', autocomplete: 'new-password', page })}
<p class="hint">${sayHosted('reset.note')}</p>
<button>${sayHosted('reset.action')}</button>
</form>
<ul class="links"><li><a href="${base}/forgotten">${sayHosted('code.again')}</a></li></ul>`;
  return hostedPage({ heading: 'reset.heading', body });
}

/** For whom no visit to the sign-in pages is known: it ended, or belongs to another browser. */
export function expiredPage(): string {
  const body = html`<p class="problem" role="alert">${sayHosted('error.expired')}</p>
<a class="button plain" href="/game/login">${sayHosted('to-game')}</a>`;
  return hostedPage({ heading: 'error.heading', body });
}

const EMAIL_PROBLEMS: readonly FormProblem[] = ['email-empty', 'email-invalid'];
const PASSWORD_PROBLEMS: readonly FormProblem[] = [
  'password-empty',
  'password-too-short',
  'password-too-long',
];
const CODE_PROBLEMS: readonly FormProblem[] = ['code-empty', 'code-wrong', 'code-gone'];

function problemOf({ problem }: PageParts): Html | undefined {
  if (problem === undefined) return undefined;
  const text = sayHosted(`problem.${problem.problem}`, problem.values);
  return html`<p class="problem" id="problem" role="alert">${text}</p>`;
}

function emailField(page: PageParts & Readonly<{ email?: string }>): Html {
  return html`<label for="email">${sayHosted('field.email')}</label>
<input id="email" name="email" type="email" autocomplete="username" inputmode="email" required maxlength="254" value="${page.email ?? ''}"${invalidIf(page, EMAIL_PROBLEMS)}>`;
}

function passwordField(
  field: Readonly<{
    name: HostedMessage;
    autocomplete: 'current-password' | 'new-password';
    page: PageParts;
  }>,
): Html {
  const { name, autocomplete, page } = field;
  const isNew = autocomplete === 'new-password';
  const hint = isNew ? html`<p class="hint">${sayHosted('field.password.hint')}</p>` : undefined;
  return html`<label for="password">${sayHosted(name)}</label>
<input id="password" name="password" type="password" autocomplete="${autocomplete}" required maxlength="256"${isNew ? html` minlength="8"` : undefined}${invalidIf(page, PASSWORD_PROBLEMS)}>
${hint}`;
}

function codeField(page: PageParts): Html {
  return html`<label for="code">${sayHosted('field.code')}</label>
<input id="code" name="code" autocomplete="one-time-code" inputmode="numeric" required maxlength="20"${invalidIf(page, CODE_PROBLEMS)}>`;
}

function invalidIf({ problem }: PageParts, problems: readonly FormProblem[]): Html | undefined {
  if (problem === undefined || !problems.includes(problem.problem)) return undefined;
  return html` aria-invalid="true" aria-describedby="problem"`;
}

function codeNote({ email, mailWay }: CodePage): Html {
  const note = email === undefined ? undefined : sayHosted('code.sent', { email });
  const outbox = html`<p class="note">${sayHosted('outbox.hint')} <a href="${OUTBOX_PATH}" target="_blank" rel="noopener">${sayHosted('outbox.link')}</a>.</p>`;
  return html`${note === undefined ? undefined : html`<p>${note}</p>`}${mailWay === 'outbox' ? outbox : undefined}`;
}
