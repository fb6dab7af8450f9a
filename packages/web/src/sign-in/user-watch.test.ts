import { expect, test, vi } from 'vitest';
import { aBrowser, ana, anIssuer, type Deviations } from './issuer-under-test.ts';
import { checkUser, watchUser } from './renew-tokens.ts';

const MINUTE_MS = 60_000;

function aUser(deviations: Deviations = {}) {
  const { issuer, asked, clock } = anIssuer(deviations);
  const { openTab, ...browser } = aBrowser();
  const session = openTab();
  const renewedAt = clock.now;
  const tokens = { access: 'a', refresh: 'r', id: 'i', expiresAt: renewedAt + 600_000, renewedAt };
  session.begin(ana, tokens);
  const parts = { ...browser, issuer, session };
  const check = () => checkUser(parts, clock.now);
  return { parts, check, asked, clock, session };
}

test('a user who was signed out elsewhere is signed out here at the next check', async () => {
  const rejected = { status: 400, body: { error: 'invalid_grant' } };
  const { check, clock, session } = aUser({ '/oauth2/token': () => rejected });
  clock.now += 10 * MINUTE_MS;
  await check();
  expect(session.getState()).toEqual({ type: 'none', lastUser: ana, wasEndedElsewhere: true });
});

test('a user who is still signed in gets new tokens', async () => {
  const { check, clock, session } = aUser();
  clock.now += MINUTE_MS;
  await check();
  expect(session.readTokens()?.access).toBe('access-1');
});

test('no check is made within a minute of the last one', async () => {
  const { check, asked, clock } = aUser();
  clock.now += MINUTE_MS - 1;
  await check();
  expect(asked).toEqual([]);
});

test('a check that fails changes nothing', async () => {
  const offline = () => Promise.reject(new TypeError('fetch failed'));
  const { check, clock, session } = aUser({ '/oauth2/token': offline });
  clock.now += 10 * MINUTE_MS;
  await check();
  expect(session.getState()).toEqual({ type: 'signed-in', user: ana });
});

test('the user is checked every ten minutes and on return, until the watch ends', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['setInterval', 'clearInterval'] });
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  try {
    const { parts, session } = aUser();
    const end = new AbortController();
    const read = vi.spyOn(session, 'readTokens');
    watchUser(parts, end.signal);
    vi.advanceTimersByTime(10 * MINUTE_MS);
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    end.abort();
    vi.advanceTimersByTime(10 * MINUTE_MS);
    page.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(read).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});
