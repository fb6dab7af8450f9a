import { expect, test } from 'vitest';
import { aBrowser, ana, anIssuer, type Deviations } from '../issuer/issuer-under-test.ts';
import { checkUser, watchUser } from './user-watch.ts';

const MINUTE_MS = 60_000;

function aUser(deviations: Deviations = {}) {
  const { issuer, asked, clock } = anIssuer(deviations);
  const { openTab, ...browser } = aBrowser();
  const session = openTab();
  const renewedAt = clock.now;
  const tokens = { access: 'a', refresh: 'r', id: 'i', expiresAt: renewedAt + 600_000, renewedAt };
  session.begin(ana, tokens);
  const parts = { ...browser, issuer, session, now: () => clock.now };
  return { parts, asked, clock, session };
}

test('a user who was signed out elsewhere is signed out here at the next check', async () => {
  const rejected = { status: 400, body: { error: 'invalid_grant' } };
  const { parts, clock, session } = aUser({ '/oauth2/token': () => rejected });
  clock.now += 10 * MINUTE_MS;
  await checkUser(parts);
  expect(session.getState()).toEqual({ type: 'none', lastUser: ana, wasEndedElsewhere: true });
});

test('a user who is still signed in gets new tokens', async () => {
  const { parts, clock, session } = aUser();
  clock.now += MINUTE_MS;
  await checkUser(parts);
  expect(session.readTokens()?.access).toBe('access-1');
});

test('no check is made within a minute of the last one', async () => {
  const { parts, asked, clock } = aUser();
  clock.now += MINUTE_MS - 1;
  await checkUser(parts);
  expect(asked).toEqual([]);
});

test('a check that fails changes nothing', async () => {
  const offline = () => Promise.reject(new TypeError('fetch failed'));
  const { parts, clock, session } = aUser({ '/oauth2/token': offline });
  clock.now += 10 * MINUTE_MS;
  await checkUser(parts);
  expect(session.getState()).toEqual({ type: 'signed-in', user: ana });
});

test('the user is checked every ten minutes and on return, until the watch ends', () => {
  const { parts } = aUser();
  const { signal } = new AbortController();
  const calls: unknown[] = [];
  watchUser(
    {
      ...parts,
      every: (milliseconds, _call, until) => calls.push({ milliseconds, until }),
      onReturn: (_call, until) => calls.push({ until }),
    },
    signal,
  );
  expect(calls).toEqual([{ milliseconds: 10 * MINUTE_MS, until: signal }, { until: signal }]);
});
