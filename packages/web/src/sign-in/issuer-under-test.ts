import { aStorage } from '../saved-data/storage-under-test.ts';
import { mayKeepReturn } from './errand.ts';
import { createClockSkew, type IssuerCard, keepIssuerCard } from './issuer-card.ts';
import { codeChallenge, createIssuerClient, type FetchFromIssuer } from './issuer-client.ts';
import type { Lock, RenewalMark, RenewalParts } from './renew-tokens.ts';
import { createSessionStore } from './session.ts';

export const ORIGIN = 'https://play.example';

/** Where the server describes the issuer. */
export const CARD = '/issuer.json';

export const ana = { subject: 'ana-1', email: 'ana@example.com' };

type Answer = Readonly<{ status: number; body: unknown }>;

/** Answers that replace the issuer's usual ones, by path. */
export type Deviations = Record<string, () => Answer | Promise<Answer>>;

/**
 * An issuer behind a fetch. It accepts each refresh token once, and records its requests. Its clock may be ahead of the
 * device's.
 */
export function anIssuer(deviations: Deviations = {}, { aheadMs = 0 } = {}) {
  const asked: { path: string; fields: Record<string, string> }[] = [];
  const clock = { now: Date.now() };
  const skew = createClockSkew(() => clock.now);
  const headers = () => ({ date: new Date(clock.now + aheadMs).toUTCString() });
  let turn = 0;

  const fetch: FetchFromIssuer = async (url, { body }) => {
    const { pathname: path } = new URL(url);
    asked.push({ path, fields: Object.fromEntries(body ?? new URLSearchParams()) });
    const { status, body: answer } = (await deviations[path]?.()) ?? usual(path);
    return skew.note(Response.json(answer, { status, headers: headers() }));
  };

  function usual(path: string): Answer {
    switch (path) {
      case '/oauth2/token':
        turn += 1;
        return good(tokenAnswer(turn, ana, aheadMs));
      default:
        return good({});
    }
  }

  /** The issuer has no session with this browser, unless a test says so. */
  async function follow(address: string): Promise<string> {
    const { pathname: path, searchParams } = new URL(address);
    const fields = Object.fromEntries(searchParams);
    asked.push({ path, fields });
    const { body } = (await deviations[path]?.()) ?? good({ error: 'login_required' });
    const end = new URL(fields.redirect_uri ?? '');
    end.search = String(
      new URLSearchParams({ state: fields.state ?? '', iss: ORIGIN, ...Object(body) }),
    );
    return end.href;
  }

  async function askForCard(): Promise<Response> {
    const { status, body } = (await deviations[CARD]?.()) ?? good(aCard());
    return Response.json(body, { status });
  }

  const issuer = createIssuerClient({
    readCard: keepIssuerCard(askForCard),
    fetch,
    follow,
    challenge: (verifier) => codeChallenge(verifier, crypto.subtle),
    now: () => clock.now,
    clockSkew: skew.seconds,
  });
  return { issuer, asked, clock, deviations };
}

/** A browser with one storage and one lock for all of its tabs. */
export function aBrowser() {
  const storage = aStorage();
  let last: Promise<unknown> = Promise.resolve();
  const lock: Lock = (work) => {
    const done = last.then(work, work);
    last = done;
    return done;
  };
  let renewedAt: number | undefined;
  let begun: number | undefined;
  const renewalMark: RenewalMark = {
    read: async () => renewedAt,
    write: async (marked) => {
      renewedAt = marked;
    },
    readBegun: async () => begun,
    writeBegun: async (marked) => {
      begun = marked;
    },
  };
  const errands = aStorage();
  /** The pages that were left, with what was stored for each. */
  const left: Readonly<{ url: URL; state: string; verifier: string; renewedAt: number }>[] = [];
  const leaveToReturn: RenewalParts['leaveToReturn'] = (url, told) => {
    if (!mayKeepReturn(errands, { type: 'return', path: '/game/home', ...told })) return false;
    left.push({ url: new URL(url), ...told });
    return true;
  };
  const wait = async () => undefined;
  const openTab = () => createSessionStore(storage);
  const page = { origin: ORIGIN, left, leaveToReturn };
  return { storage, lock, renewalMark, wait, openTab, ...page };
}

export function good(body: unknown): Answer {
  return { status: 200, body };
}

/** Returns the token endpoint's nth answer. */
export function tokenAnswer(
  turn: number,
  claims: Readonly<Record<string, unknown>> = ana,
  aheadMs = 0,
) {
  return {
    access_token: `access-${turn}`,
    refresh_token: `refresh-${turn}`,
    id_token: idToken(claims, aheadMs),
    token_type: 'Bearer',
    expires_in: 600,
  };
}

function idToken(
  { subject = ana.subject, ...claims }: Readonly<Record<string, unknown>>,
  aheadMs: number,
): string {
  const now = Math.floor((Date.now() + aheadMs) / 1000);
  const payload = { iss: ORIGIN, aud: 'spa', sub: subject, iat: now, exp: now + 3600, ...claims };
  return [{ alg: 'ES256' }, payload, {}]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
}

export function aCard(about: Partial<IssuerCard> = {}): IssuerCard {
  return {
    client_id: 'spa',
    scopes: ['openid', 'profile', 'email'],
    redirect_uri: `${ORIGIN}/game/login`,
    logout_style: 'openid',
    metadata: {
      issuer: ORIGIN,
      authorization_endpoint: `${ORIGIN}/oauth2/authorize`,
      token_endpoint: `${ORIGIN}/oauth2/token`,
      revocation_endpoint: `${ORIGIN}/oauth2/revoke`,
      userinfo_endpoint: `${ORIGIN}/oauth2/userinfo`,
      end_session_endpoint: `${ORIGIN}/oauth2/logout`,
      id_token_signing_alg_values_supported: ['ES256'],
      authorization_response_iss_parameter_supported: true,
    },
    account_prompt: 'account',
    identity_provider_parameter: 'identity_provider',
    identity_providers: [],
    ...about,
  };
}
