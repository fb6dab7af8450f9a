import { html } from '../pages/hosted-html.ts';
import {
  type CodePage,
  codeField,
  codeNote,
  emailField,
  formPage,
  type MailParts,
  mailNote,
  type PageParts,
  passwordField,
  problemOf,
} from './hosted-pages.ts';

/** The page on which signed-in players change their account. */
export function accountPage(
  page: PageParts &
    MailParts &
    Readonly<{ email: string; hasPassword: boolean; services: readonly string[] }>,
): string {
  const { base, email, hasPassword, services, mailWay, words } = page;
  const { say } = words;
  const canSend = 'send' in mailWay;
  const changes = html`<a class="button plain" href="${base}/account/password">${say('account.to-password')}</a>
${canSend ? html`<a class="button plain" href="${base}/account/address">${say('account.to-address')}</a>` : html`<p class="note">${say('account.no-mail')}</p>`}`;
  const social = html`<p class="note">${say('account.no-password')}</p>
${canSend ? html`<a class="button plain" href="${base}/forgotten">${say('account.to-first-password')}</a>` : undefined}`;
  // Without a password, an account may have no other way in.
  const removal = html`<form method="post" action="${base}/account/services">
${passwordField({ name: 'field.current-password', autocomplete: 'current-password', page, id: 'current-password' })}
<p class="note">${say('reset.note')} ${say('account.services.note')}</p>
<button class="plain">${say('account.services.action')}</button>
</form>`;
  const linked = html`<p>${say('account.services', { names: services.join(', ') })}</p>
${hasPassword ? removal : undefined}`;
  const body = html`${problemOf(page)}<p>${say('account.signed-in', { email })}</p>
${hasPassword ? changes : social}
${services.length > 0 ? linked : undefined}
<form method="post" action="${base}/account"><button class="quiet">${say('to-game')}</button></form>`;
  return formPage(page, 'account.heading', body);
}

export function changePasswordPage(page: PageParts): string {
  const { base, words } = page;
  const { say } = words;
  const body = html`${problemOf(page)}
<form method="post" action="${base}/account/password">
${passwordField({ name: 'field.current-password', autocomplete: 'current-password', page, id: 'current-password' })}
${passwordField({ name: 'field.new-password', autocomplete: 'new-password', page })}
<p class="note">${say('reset.note')}</p>
<button>${say('account.password.action')}</button>
</form>
<ul class="links"><li><a href="${base}/account">${say('account.back')}</a></li></ul>`;
  return formPage(page, 'account.password.heading', body);
}

export function changeAddressPage(
  page: PageParts & MailParts & Readonly<{ email?: string }>,
): string {
  const { base, words } = page;
  const { say } = words;
  const body = html`${problemOf(page)}
${mailNote(page)}
<form method="post" action="${base}/account/address">
${emailField({ ...page, label: 'field.new-email' })}
${passwordField({ name: 'field.current-password', autocomplete: 'current-password', page, id: 'current-password' })}
<button>${say('account.address.action')}</button>
</form>
<ul class="links"><li><a href="${base}/account">${say('account.back')}</a></li></ul>`;
  return formPage(page, 'account.address.heading', body);
}

export function addressCodePage(page: CodePage & Readonly<{ hasSocials: boolean }>): string {
  const { base, hasSocials, words } = page;
  const { say } = words;
  const body = html`${problemOf(page)}${codeNote(page)}
<form method="post" action="${base}/account/code">
${codeField(page)}
<p class="note">${say('reset.note')}${hasSocials ? html` ${say('account.code.note')}` : undefined}</p>
<button>${say('account.code.action')}</button>
</form>
<ul class="links"><li><a href="${base}/account/address">${say('code.again')}</a></li></ul>`;
  return formPage(page, 'sign-up.code.heading', body);
}
