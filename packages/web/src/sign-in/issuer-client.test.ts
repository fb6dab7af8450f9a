import { afterEach, expect, test, vi } from 'vitest';
import { newSignInKeys } from './errand.ts';
import { createIssuerClient } from './issuer-client.ts';
import { aCard, ORIGIN } from './issuer-under-test.ts';

afterEach(() => void vi.restoreAllMocks());

test('signing in through the issuer’s session is given up if there is no answer', async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const follow = vi.fn(
    (_: string, giveUp?: AbortSignal) =>
      new Promise<string>((_resolve, reject) => {
        giveUp?.addEventListener('abort', () => reject(giveUp.reason));
      }),
  );
  const issuer = createIssuerClient({
    readCard: async () => aCard(),
    fetch: async () => Response.json({}),
    follow,
    challenge: async () => 'challenge',
    now: () => 0,
    clockSkew: () => 0,
  });
  const coming = issuer.signInAgain(newSignInKeys());
  await vi.waitFor(() => expect(follow).toHaveBeenCalledOnce());
  expect(follow).toHaveBeenCalledWith(expect.stringContaining(ORIGIN), patience.signal);
  patience.abort();
  await expect(coming).rejects.toThrow('aborted');
});
