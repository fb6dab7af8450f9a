import { LANGUAGE_COOKIE } from '@outoften/rules/language';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { requestLanguage } from '../../platform/http/request-language.ts';
import {
  type HostedWords,
  hostedPage,
  hostedWords,
  html,
  trustedHtml,
} from '../pages/hosted-html.ts';

/** Sends the page to sign out here or everywhere. The provider makes the form; the buttons belong to it. */
export function sendSignOutPage(ctx: KoaContextWithOIDC, form: string): void {
  const words = wordsFor(ctx);
  const { say } = words;
  const body = html`${trustedHtml(form)}
<button form="op.logoutForm" name="logout" value="yes">${say('sign-out.here')}</button>
<button class="plain" form="op.logoutForm" name="logout" value="everywhere">${say('sign-out.everywhere')}</button>
<a class="button quiet" href="/game/home">${say('sign-out.stay')}</a>`;
  ctx.body = hostedPage({ words, heading: 'sign-out.heading', body });
}

export function sendSignedOutPage(ctx: KoaContextWithOIDC): void {
  const words = wordsFor(ctx);
  ctx.type = 'html';
  ctx.body = hostedPage({ words, heading: 'signed-out.heading', body: backToGame(words) });
}

/** Sends the page for errors that the provider cannot report to the web app. */
export function sendErrorPage(
  ctx: KoaContextWithOIDC,
  { error, error_description }: ErrorOut,
): void {
  const words = wordsFor(ctx);
  ctx.type = 'html';
  const told = describe(words, { error, error_description });
  const body = html`<p class="problem" role="alert">${told}</p>${backToGame(words)}`;
  ctx.body = hostedPage({ words, heading: 'error.heading', body });
}

function describe(
  { say }: HostedWords,
  { error, error_description: description }: Pick<ErrorOut, 'error' | 'error_description'>,
): string {
  if (error === 'server_error') return say('error.ours');
  const isExpired = /session|has expired/.test(description ?? '') || error === 'session_not_found';
  if (isExpired) return say('error.expired');
  return say('error.request', { reason: description ?? error });
}

function backToGame({ say }: HostedWords) {
  return html`<a class="button plain" href="/game/login">${say('to-game')}</a>`;
}

function wordsFor({ cookies, headers }: KoaContextWithOIDC): HostedWords {
  const chosen = cookies.get(LANGUAGE_COOKIE, { signed: false });
  return hostedWords(requestLanguage({ cookies: { [LANGUAGE_COOKIE]: chosen }, headers }));
}
