import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  findEvents,
  type LoggedLine,
  postGraphql,
  readMetrics,
} from '../../testing/app/app-under-test.ts';
import {
  codeFor,
  ORIGIN,
  REDIRECT,
  redeem,
  signUp,
  visitSignIn,
} from '../../testing/identity/issuer-under-test.ts';
import {
  ana,
  openStoredIssuer,
  type StoredIssuer,
} from '../../testing/identity/stored-issuer-under-test.ts';
import { SQLITE } from '../../testing/platform/stores-under-test.ts';
import {
  openRoomOf,
  openSessions,
  type SessionsUnderTest,
} from '../../testing/rooms/sessions-under-test.ts';

const HASH = /^[\w-]{16}$/;
const WRONG = { ...ana, password: 'wizard of nine' };

describe('events of accounts:', () => {
  let issuer: StoredIssuer;
  beforeEach(async () => {
    issuer = await openStoredIssuer(SQLITE);
  });
  afterEach(async () => {
    // The first line names the address that the server listens on.
    const lines = issuer.app.logged.filter((line) => !line.includes('Server listening'));
    expect(lines.join()).not.toMatch(/ana@example|127\.0\.0\.1|wizard/);
    await issuer.close();
  });

  async function findEvent(event: string): Promise<LoggedLine> {
    const [line] = await findEvents(issuer.app, event);
    return line!;
  }

  async function failToSignIn(fields = WRONG): Promise<void> {
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    expect((await browser.post(base, fields)).status).toBe(401);
  }

  /** Resets the password, like a player who has forgotten it. */
  async function resetPassword(): Promise<void> {
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    await browser.post(`${base}/forgotten`, { email: ana.email });
    const password = 'a brand new one';
    await browser.post(`${base}/reset`, { code: '0000 0000', password });
    const code = codeFor(issuer.outbox, ana.email);
    expect((await browser.post(`${base}/reset`, { code, password })).status).toBe(303);
  }

  test('a failed sign-in leaves a line with the hashes of account and network', async () => {
    await signUp(issuer, ana);
    await failToSignIn();
    expect(await findEvent('sign-in-failed')).toMatchObject({
      level: 30,
      msg: 'a sign-in failed',
      account: expect.stringMatching(HASH),
      network: expect.stringMatching(HASH),
    });
    expect(await readMetrics(issuer.app)).toContain(
      'security_events_total{event="sign-in-failed"} 1\n',
    );
  });

  test('tries at an address without an account have one hash, which is no account’s', async () => {
    await signUp(issuer, ana);
    const unknown = { ...WRONG, email: 'nobody@example.com' };
    await failToSignIn();
    await failToSignIn(unknown);
    await failToSignIn(unknown);
    const lines = await findEvents(issuer.app, 'sign-in-failed', 3);
    expect(new Set(lines.map(({ account }) => account)).size).toBe(2);
    expect(issuer.app.logged.join()).not.toContain('nobody');
  });

  test('a right password leaves no line', async () => {
    await signUp(issuer, ana);
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    expect((await browser.post(base, ana)).status).toBe(303);
    await failToSignIn();
    expect(await findEvents(issuer.app, 'sign-in-failed')).toHaveLength(1);
  });

  test('wrong codes and a reset have the same account hash as failed sign-ins', async () => {
    await signUp(issuer, ana);
    await failToSignIn();
    await resetPassword();
    const { account } = await findEvent('sign-in-failed');
    expect(await findEvent('code-wrong')).toMatchObject({ account, network: expect.any(String) });
    expect(await findEvent('password-reset')).toMatchObject({
      account,
      network: expect.stringMatching(HASH),
    });
  });

  test('signing out everywhere leaves a line, and signing out here does not', async () => {
    for (const logout of ['yes', 'everywhere']) {
      const email = `${logout}@example.com`;
      const { browser } = await signUp(issuer, { ...ana, email });
      const query = new URLSearchParams({
        client_id: 'spa',
        post_logout_redirect_uri: REDIRECT,
      });
      const page = await browser.get(`/oauth2/logout?${query}`);
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
      await browser.post('/oauth2/logout/confirm', { xsrf, logout });
    }
    expect(await findEvents(issuer.app, 'signed-out-everywhere')).toEqual([
      expect.objectContaining({
        account: expect.stringMatching(HASH),
        network: expect.stringMatching(HASH),
      }),
    ]);
  });

  test('a deletion has the same account hash', async () => {
    const { tokens } = await redeem(issuer.server, await signUp(issuer, ana));
    await failToSignIn();
    const { account } = await findEvent('sign-in-failed');
    await postGraphql(issuer.app.app, {
      headers: { origin: ORIGIN, authorization: `Bearer ${tokens.access_token}` },
      payload: { query: 'mutation { deleteMyData }' },
    });
    expect(await findEvent('account-deleted')).toMatchObject({ account });
  });

  test('guessing a password until the limit leaves one line, and each refusal is counted', async () => {
    await signUp(issuer, ana);
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    for (let n = 0; n < 13; n++) await browser.post(base, WRONG);
    const lines = await findEvents(issuer.app, 'limit-reached');
    expect(lines).toEqual([
      expect.objectContaining({ limit: 'passwords', network: expect.stringMatching(HASH) }),
    ]);
    expect(await readMetrics(issuer.app)).toContain('limit_refusals_total{limit="passwords"} 3\n');
  });

  test('requesting very many codes reaches a limit', async () => {
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    for (let n = 0; n < 6; n++) await browser.post(`${base}/forgotten`, { email: ana.email });
    expect(await findEvent('limit-reached')).toMatchObject({ limit: 'codes' });
  });
});

describe('events of rooms:', () => {
  let sessions: SessionsUnderTest;
  beforeEach(async () => {
    sessions = await openSessions();
  });
  afterEach(() => sessions.close());

  test('barring a player leaves a line with the player and the host', async () => {
    const room = await openRoomOf(sessions, {});
    const bar = 'mutation ($id: ID!) { removePlayer(connection_id: $id, bar: true) { id } }';
    expect((await sessions.ask('ana', bar, { id: room.seat('ben') })).code).toBeUndefined();
    const [line, ...more] = await findEvents(sessions, 'player-barred');
    expect(line).toMatchObject({
      account: expect.stringMatching(HASH),
      by: expect.stringMatching(HASH),
      network: expect.stringMatching(HASH),
    });
    expect(line?.account).not.toBe(line?.by);
    expect(more).toEqual([]);
  });

  test('removing a player without barring leaves no line', async () => {
    const room = await openRoomOf(sessions, { guests: ['ben', 'carl'] });
    const remove =
      'mutation ($id: ID!, $bar: Boolean) { removePlayer(connection_id: $id, bar: $bar) { id } }';
    await sessions.ask('ana', remove, { id: room.seat('ben') });
    await sessions.ask('ana', remove, { id: room.seat('carl'), bar: true });
    expect(await findEvents(sessions, 'player-barred')).toHaveLength(1);
  });

  test('too many wrong room codes leave a line with the account that typed them', async () => {
    const join = `mutation { createPlayerSessionConnection(input: { session_code: "nope" }) { id } }`;
    for (let n = 0; n < 12; n++) await sessions.ask('ben', join);
    expect(await findEvents(sessions, 'limit-reached')).toEqual([
      expect.objectContaining({ limit: 'room-codes', account: expect.stringMatching(HASH) }),
    ]);
  });
});
