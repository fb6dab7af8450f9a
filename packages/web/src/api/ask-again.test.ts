import { ok, refuse } from '@outoften/rules/result';
import { expect, test } from 'vitest';
import { askAgain, growingPause } from './ask-again.ts';

function asking(answers: readonly string[]) {
  const until = new AbortController();
  const pauses: number[] = [];
  let asked = 0;
  const answer = askAgain(
    async () => {
      const next = answers[asked++] ?? 'offline';
      return next === 'there' ? ok(next) : refuse(next);
    },
    {
      until: until.signal,
      pause: async (wait) => {
        pauses.push(wait);
        if (pauses.length === 8) until.abort();
      },
    },
  );
  return { answer, pauses, count: () => asked };
}

test('a request to an absent server is repeated until the server answers', async () => {
  const { answer, pauses } = asking(['offline', 'timeout', 'INTERNAL', 'there']);
  expect(await answer).toEqual(ok('there'));
  expect(pauses).toEqual([500, 1000, 2000]);
});

test('a refused request is not repeated', async () => {
  const { answer, count } = asking(['NOT_SEATED']);
  expect(await answer).toEqual(refuse('NOT_SEATED'));
  expect(count()).toBe(1);
});

test('pauses grow up to a limit, and the requests end once the answer is not needed', async () => {
  const { answer, pauses, count } = asking([]);
  expect(await answer).toBeUndefined();
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000, 8000]);
  expect(count()).toBe(8);
});

test('each pause is twice as long as the one before, up to a limit', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 2_000].map(growingPause);
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
});
