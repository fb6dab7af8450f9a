import { expect, test } from 'vitest';
import { fetchesToGiveUp } from './fetches-to-give-up.ts';

/** A network whose answers never come. */
const silent = (_: Request, { signal }: Readonly<{ signal: AbortSignal }>) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const aRequest = (init: RequestInit = {}) =>
  new Request('http://localhost:3000/posters/578.svg', init);

test('all running fetches are given up at once', async () => {
  const network = fetchesToGiveUp(silent);
  const fetches = [network.fetch(aRequest()), network.fetch(aRequest())];
  network.giveUp();
  const ends = await Promise.allSettled(fetches);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('a fetch that begins later is not given up', async () => {
  const network = fetchesToGiveUp(async (_, { signal }) => Response.json(signal.aborted));
  network.giveUp();
  expect(await (await network.fetch(aRequest())).json()).toBe(false);
});

test('a fetch still ends when the page gives it up', async () => {
  const page = new AbortController();
  const fetching = fetchesToGiveUp(silent).fetch(aRequest({ signal: page.signal }));
  page.abort();
  await expect(fetching).rejects.toThrow('aborted');
});
