import { ok, type Result, refuse } from '@outoften/rules/result';
import { expect, test } from 'vitest';
import type { RoomFollower, RoomUpdate } from './room-calls.ts';
import { createRoomFeed } from './room-feed.ts';
import { aRoomView, settled } from './testing/room-server-under-test.ts';

const CHANGE: RoomUpdate = { audience: {} };

/** The feed of a room. The test decides when the server answers. */
function aFeed() {
  const followers: RoomFollower[] = [];
  const waiting: ((answer: Result<string, string>) => void)[] = [];
  const seen: unknown[] = [];
  const backs: boolean[] = [];
  const pauses: number[] = [];
  const feed = createRoomFeed<string>({
    subscribe: (follower) => {
      followers.push(follower);
      return () => seen.push('unsubscribed');
    },
    onUpdate(_, { isBack }) {
      seen.push('change');
      backs.push(isBack);
    },
    fetch: () => new Promise((resolve) => waiting.push(resolve)),
    onFetched: (answer) => seen.push(answer),
    finalProblems: ['SEAT_TAKEN_OVER'],
    onEnd: (problem) => seen.push({ end: problem }),
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });
  return {
    ...feed,
    seen,
    backs,
    pauses,
    waiting,
    followers,
    async answer(answer: Result<string, string>) {
      waiting.shift()?.(answer);
      await settled();
    },
    async endSubscription(code: string) {
      followers.at(-1)?.end(code);
      await settled();
    },
  };
}

test('simultaneous refreshes share a request, and later ones share another', async () => {
  const { refresh, waiting, answer, seen } = aFeed();
  void refresh();
  for (let n = 0; n < 10; n++) void refresh();
  expect(waiting).toHaveLength(1);
  await answer(ok('earlier'));
  expect(waiting).toHaveLength(1);
  await answer(ok('later'));
  expect(waiting).toEqual([]);
  expect(seen).toEqual(['earlier', 'later']);
});

test('a failed request is repeated with growing pauses, until there is an answer', async () => {
  const { refresh, answer, pauses, seen, waiting } = aFeed();
  let isRefreshed = false;
  void refresh().then(() => {
    isRefreshed = true;
  });
  const busy = ['server-error', 'INTERNAL', 'TOO_MANY_REQUESTS', 'SESSION_BUSY'];
  for (const problem of ['offline', 'timeout', ...busy]) await answer(refuse(problem));
  await answer(refuse('offline'));
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  expect([isRefreshed, seen]).toEqual([false, []]);
  await answer(ok('all'));
  expect([isRefreshed, seen]).toEqual([true, ['all']]);
  expect(waiting).toEqual([]);
});

test('a permanent problem ends the feed', async () => {
  const { start, refresh, answer, seen, waiting } = aFeed();
  start();
  void refresh();
  await answer(refuse('NOT_SEATED'));
  expect(seen).toEqual(['unsubscribed', { end: 'NOT_SEATED' }]);
  await refresh();
  expect(waiting).toEqual([]);
});

test('a subscription that the server ended starts again once the room is fetched', async () => {
  const { start, endSubscription, answer, followers, seen } = aFeed();
  start();
  await endSubscription('INTERNAL');
  await answer(refuse('offline'));
  expect(followers).toHaveLength(1);
  await answer(ok('all'));
  expect(followers).toHaveLength(2);
  expect(seen).toEqual(['unsubscribed', 'all']);
});

test('nothing is fetched for a seat that is taken over elsewhere', async () => {
  const { start, endSubscription, seen, waiting } = aFeed();
  start();
  await endSubscription('SEAT_TAKEN_OVER');
  expect(seen).toEqual(['unsubscribed', { end: 'SEAT_TAKEN_OVER' }]);
  expect(waiting).toEqual([]);
});

test('a subscription that the server keeps ending starts again with growing pauses, until it brings something new', async () => {
  const { start, endSubscription, answer, followers, pauses } = aFeed();
  start();
  for (let n = 0; n < 4; n++) {
    followers.at(-1)?.change(CHANGE);
    await endSubscription('TOO_MANY_REQUESTS');
    await answer(ok('all'));
  }
  expect(pauses).toEqual([500, 1000, 2000]);
  followers.at(-1)?.change(CHANGE);
  followers.at(-1)?.change(CHANGE);
  await endSubscription('closed');
  expect(pauses).toHaveLength(3);
});

test('a stopped feed fetches nothing more, and ignores late answers', async () => {
  const { start, refresh, stop, answer, seen, waiting } = aFeed();
  start();
  const needed = refresh();
  stop();
  await answer(ok('all'));
  await needed;
  await refresh();
  expect(seen).toEqual(['unsubscribed']);
  expect(waiting).toEqual([]);
});

test('the second whole view of a feed shows that the connection is back', async () => {
  const { start, followers, backs } = aFeed();
  start();
  const view = { view: aRoomView() };
  for (const update of [CHANGE, view, CHANGE, view]) followers.at(-1)?.change(update);
  expect(backs).toEqual([false, false, false, true]);
});
