import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { hostedPage, html, trustedHtml } from './hosted-html.ts';
import { sayHosted } from './hosted-messages.ts';

/** Asks whether to sign out here or everywhere. The form is the provider's; the buttons belong to it. */
export function sendSignOutPage(ctx: KoaContextWithOIDC, form: string): void {
  const body = html`${trustedHtml(form)}
<button form="op.logoutForm" name="logout" value="yes">${sayHosted('sign-out.here')}</button>
<button class="plain" form="op.logoutForm" name="logout" value="everywhere">${sayHosted('sign-out.everywhere')}</button>
<a class="button quiet" href="/game/home">${sayHosted('sign-out.stay')}</a>`;
  ctx.body = hostedPage({ heading: 'sign-out.heading', body });
}

export function sendSignedOutPage(ctx: KoaContextWithOIDC): void {
  ctx.type = 'html';
  ctx.body = hostedPage({ heading: 'signed-out.heading', body: backToGame() });
}

/** What the provider refuses where it can't tell the web app. */
export function sendErrorPage(
  ctx: KoaContextWithOIDC,
  { error, error_description }: ErrorOut,
): void {
  ctx.type = 'html';
  const body = html`<p class="problem" role="alert">${describe(error, error_description)}</p>${backToGame()}`;
  ctx.body = hostedPage({ heading: 'error.heading', body });
}

function describe(error: string, description: string | undefined): string {
  if (error === 'server_error') return sayHosted('error.ours');
  const isExpired = /session|has expired/.test(description ?? '') || error === 'session_not_found';
  if (isExpired) return sayHosted('error.expired');
  return sayHosted('error.request', { reason: description ?? error });
}

function backToGame() {
  return html`<a class="button plain" href="/game/login">${sayHosted('to-game')}</a>`;
}
