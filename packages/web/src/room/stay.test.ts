import { ok, type Result, refuse } from '@outoften/rules/result';
import { expect, test } from 'vitest';
import type { RoomNews } from './own-part.ts';
import type { RoomFollower } from './room-calls.ts';
import { settled } from './room-server-under-test.ts';
import { createStay } from './stay.ts';

const CHANGE: RoomNews = { audience: {} };

/** A stay at a room whose server answers as the test says: in the order in which it was asked. */
function aStay() {
  const followers: RoomFollower[] = [];
  const waiting: ((answer: Result<string, string>) => void)[] = [];
  const heard: unknown[] = [];
  const pauses: number[] = [];
  const stay = createStay<string>({
    follow: (follower) => {
      followers.push(follower);
      return () => heard.push('unfollowed');
    },
    hear: () => heard.push('change'),
    ask: () => new Promise((resolve) => waiting.push(resolve)),
    take: (answer) => heard.push(answer),
    finalEnds: ['SEAT_TAKEN_OVER'],
    end: (problem) => heard.push({ end: problem }),
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });
  return {
    ...stay,
    heard,
    pauses,
    waiting,
    followers,
    async answer(answer: Result<string, string>) {
      waiting.shift()?.(answer);
      await settled();
    },
    async endLine(code: string) {
      followers.at(-1)?.end(code);
      await settled();
    },
  };
}

test('what many need at once is asked for once, and once more for those who came after the question', async () => {
  const { need, waiting, answer, heard } = aStay();
  void need();
  for (let n = 0; n < 10; n++) void need();
  expect(waiting).toHaveLength(1);
  await answer(ok('earlier'));
  expect(waiting).toHaveLength(1);
  await answer(ok('later'));
  expect(waiting).toEqual([]);
  expect(heard).toEqual(['earlier', 'later']);
});

test('a question that came to nothing is asked again, later each time, until there is an answer', async () => {
  const { need, answer, pauses, heard, waiting } = aStay();
  let isMet = false;
  void need().then(() => {
    isMet = true;
  });
  const busy = ['server-error', 'INTERNAL', 'TOO_MANY_REQUESTS', 'SESSION_BUSY'];
  for (const problem of ['offline', 'timeout', ...busy]) await answer(refuse(problem));
  await answer(refuse('offline'));
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  expect([isMet, heard]).toEqual([false, []]);
  await answer(ok('all'));
  expect([isMet, heard]).toEqual([true, ['all']]);
  expect(waiting).toEqual([]);
});

test('what no patience changes ends the stay', async () => {
  const { follow, need, answer, heard, waiting } = aStay();
  follow();
  void need();
  await answer(refuse('NOT_SEATED'));
  expect(heard).toEqual(['unfollowed', { end: 'NOT_SEATED' }]);
  await need();
  expect(waiting).toEqual([]);
});

test('a line that the server ended is followed anew once the room was asked for', async () => {
  const { follow, endLine, answer, followers, heard } = aStay();
  follow();
  await endLine('INTERNAL');
  await answer(refuse('offline'));
  expect(followers).toHaveLength(1);
  await answer(ok('all'));
  expect(followers).toHaveLength(2);
  expect(heard).toEqual(['unfollowed', 'all']);
});

test('a seat that is taken over elsewhere is not asked about', async () => {
  const { follow, endLine, heard, waiting } = aStay();
  follow();
  await endLine('SEAT_TAKEN_OVER');
  expect(heard).toEqual(['unfollowed', { end: 'SEAT_TAKEN_OVER' }]);
  expect(waiting).toEqual([]);
});

test('a line that the server keeps ending is followed anew later each time, until something new comes by it', async () => {
  const { follow, endLine, answer, followers, pauses } = aStay();
  follow();
  for (let n = 0; n < 4; n++) {
    followers.at(-1)?.change(CHANGE);
    await endLine('TOO_MANY_REQUESTS');
    await answer(ok('all'));
  }
  expect(pauses).toEqual([500, 1000, 2000]);
  followers.at(-1)?.change(CHANGE);
  followers.at(-1)?.change(CHANGE);
  await endLine('closed');
  expect(pauses).toHaveLength(3);
});

test('who is gone asks nothing more, and hears no answer', async () => {
  const { follow, need, stop, answer, heard, waiting } = aStay();
  follow();
  const needed = need();
  stop();
  await answer(ok('all'));
  await needed;
  await need();
  expect(heard).toEqual(['unfollowed']);
  expect(waiting).toEqual([]);
});
