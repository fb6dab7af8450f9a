import { dateOfPuzzle } from '@outoften/rules/daily/puzzle-dates';
import { ok, refuse } from '@outoften/rules/result';
import { aPuzzle, aPuzzleNumber } from '@outoften/rules/testing/daily-builder';
import { expect, test, vi } from 'vitest';
import { cachesUnderTest, fullCaches } from './caches-under-test.ts';
import { cachePuzzle, createDailyCalls } from './daily-calls.ts';

const NOW = 1_800_000_000_000;
const SERVER_TIME = NOW + 5;

const { film } = aPuzzle();
const puzzle = aPuzzle({ film: { ...film, poster: '/posters/4711.svg' } });
const next = aPuzzle({
  number: aPuzzleNumber(691),
  film: { ...film, id: '4712', poster: '/posters/4712.svg' },
});
const today = dateOfPuzzle(puzzle.number);
const tomorrow = dateOfPuzzle(next.number);
const POSTERS = { '/posters/4711.svg': '<svg/>', '/posters/4712.svg': '<svg/>' };

/** Calls to a server that has one puzzle, or that refuses everything. */
function calling(answer: typeof puzzle | string, place: CacheStorage | undefined) {
  const onNews = vi.fn();
  const timed = <T>(value: T) => ok({ serverTime: SERVER_TIME, value });
  const calls = createDailyCalls({
    calls: {
      findPuzzleOfDate: async () =>
        typeof answer === 'string' ? refuse(answer) : timed(answer.number),
      fetchPuzzle: async () => (typeof answer === 'string' ? refuse(answer) : timed(answer)),
    },
    caches: () => place,
    now: () => NOW,
    onNews,
  });
  return { onNews, calls };
}

/** Stores a puzzle. Storing ends after the call, because the game does not wait for it. */
async function keep(place: CacheStorage, kept = puzzle) {
  await calling(kept, place).calls.fetchPuzzle(kept.number);
  await vi.waitFor(async () => {
    const answer = await place.match('/daily-puzzle.json', { cacheName: 'daily' });
    expect(await answer?.text()).toContain(`"number":${kept.number}`);
  });
}

test('the puzzle comes from the network, and from this device without one', async () => {
  const { caches, pathsIn } = cachesUnderTest(POSTERS);
  await keep(caches);
  expect(pathsIn('daily')).toEqual(['/daily-puzzle.json', '/posters/4711.svg']);
  const { calls, onNews } = calling('offline', caches);
  expect(await calls.findPuzzleOfDate(today)).toEqual(ok({ serverTime: NOW, value: 690 }));
  expect(await calls.fetchPuzzle(puzzle.number)).toEqual(ok({ serverTime: NOW, value: puzzle }));
  expect(onNews).not.toHaveBeenCalled();
});

test('the next puzzle replaces the stored one', async () => {
  const { caches, pathsIn } = cachesUnderTest(POSTERS);
  await keep(caches);
  await keep(caches, next);
  await vi.waitFor(() =>
    expect(pathsIn('daily')).toEqual(['/daily-puzzle.json', '/posters/4712.svg']),
  );
});

test('an archive puzzle does not replace a later one', async () => {
  const { caches } = cachesUnderTest(POSTERS);
  await cachePuzzle(caches, next);
  await cachePuzzle(caches, puzzle);
  const { calls } = calling('offline', caches);
  expect(await calls.fetchPuzzle(next.number)).toEqual(ok({ serverTime: NOW, value: next }));
});

test('a puzzle of an earlier day is marked as such', async () => {
  const { caches } = cachesUnderTest(POSTERS);
  await keep(caches);
  const { calls, onNews } = calling('timeout', caches);
  expect(await calls.findPuzzleOfDate(tomorrow)).toEqual(ok({ serverTime: NOW, value: 690 }));
  expect(onNews).toHaveBeenCalledExactlyOnceWith({ type: 'earlier-puzzle', number: puzzle.number });
});

test('only the stored number is available without a network', async () => {
  const { caches } = cachesUnderTest(POSTERS);
  await keep(caches);
  expect(await calling('offline', caches).calls.fetchPuzzle(next.number)).toEqual(
    refuse('offline'),
  );
});

test('a puzzle whose poster cannot be loaded is stored anyway', async () => {
  const { caches } = cachesUnderTest({});
  await keep(caches);
  const { calls } = calling('offline', caches);
  expect(await calls.fetchPuzzle(puzzle.number)).toEqual(ok({ serverTime: NOW, value: puzzle }));
});

test('a refusal by the server is not replaced by a stored puzzle', async () => {
  const { caches } = cachesUnderTest(POSTERS);
  await keep(caches);
  const { calls } = calling('DATE_OUT_OF_WINDOW', caches);
  expect(await calls.findPuzzleOfDate(today)).toEqual(refuse('DATE_OUT_OF_WINDOW'));
  expect(await calls.fetchPuzzle(puzzle.number)).toEqual(refuse('DATE_OUT_OF_WINDOW'));
});

test.each([
  { name: 'without room', place: fullCaches },
  { name: 'that is not there', place: undefined },
])('a cache $name still leaves the puzzle', async ({ place }) => {
  expect(await calling(puzzle, place).calls.fetchPuzzle(puzzle.number)).toEqual(
    ok({ serverTime: SERVER_TIME, value: puzzle }),
  );
  expect(await calling('offline', place).calls.fetchPuzzle(puzzle.number)).toEqual(
    refuse('offline'),
  );
});
