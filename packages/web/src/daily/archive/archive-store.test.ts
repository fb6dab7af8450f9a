import { ok, type Result, refuse } from '@outoften/rules/result';
import { expect, test } from 'vitest';
import type { PuzzlePage } from '../../api/daily.ts';
import { DAY_MS, NOON, numbered } from '../dailies-under-test.ts';
import { createArchiveStore } from './archive-store.ts';

/** Gives these answers in turn; `asked` contains the tokens that were sent. */
function anArchive(...answers: readonly Result<PuzzlePage, string>[]) {
  const asked: (string | undefined)[] = [];
  const left = [...answers];
  const store = createArchiveStore({
    async listPuzzles({ nextToken }) {
      asked.push(nextToken);
      const answer = left.shift() ?? refuse('offline');
      return answer.ok ? ok({ serverTime: NOON, value: answer.value }) : answer;
    },
    device: { now: () => NOON + 400 * DAY_MS, minutesAhead: () => 0 },
  });
  return { store, asked };
}

function page(from: number, to: number, nextToken?: string): Result<PuzzlePage, string> {
  const numbers = Array.from({ length: from - to + 1 }, (_, nth) => numbered(from - nth));
  return ok({ numbers, nextToken });
}

test('the archive begins with today’s puzzle by the server’s clock, although tomorrow’s is open elsewhere', async () => {
  const { store } = anArchive(page(691, 688));
  await store.open();
  expect(store.getState()).toEqual({
    numbers: [690, 689, 688],
    today: 690,
    nextToken: undefined,
    status: 'complete',
  });
});

test('its pages load one after another, to the last', async () => {
  const { store, asked } = anArchive(page(690, 689, 'a'), page(688, 687));
  await store.open();
  expect(store.getState().status).toBe('more');
  await Promise.all([store.more(), store.more()]);
  await store.more();
  expect(store.getState()).toMatchObject({ numbers: [690, 689, 688, 687], status: 'complete' });
  expect(asked).toEqual([undefined, 'a']);
});

test('a page that cannot be loaded leaves the others, and is requested again', async () => {
  const { store, asked } = anArchive(page(690, 689, 'a'), refuse('timeout'), page(688, 687));
  await store.open();
  await store.more();
  expect(store.getState()).toMatchObject({ numbers: [690, 689], status: 'failed' });
  await store.more();
  expect(store.getState().numbers).toEqual([690, 689, 688, 687]);
  expect(asked).toEqual([undefined, 'a', 'a']);
});

test('a token that is no longer accepted leads back to the first page', async () => {
  const { store, asked } = anArchive(
    page(690, 689, 'old'),
    refuse('BAD_USER_INPUT'),
    page(690, 687),
  );
  await store.open();
  await store.more();
  expect(store.getState()).toMatchObject({ numbers: [690, 689, 688, 687], status: 'complete' });
  expect(asked).toEqual([undefined, 'old', undefined]);
});

test('a first page that cannot be loaded says so', async () => {
  const { store } = anArchive(refuse('BAD_USER_INPUT'));
  await store.open();
  expect(store.getState()).toMatchObject({ numbers: [], today: undefined, status: 'failed' });
});
