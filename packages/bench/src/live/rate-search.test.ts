import { expect, test } from 'vitest';
import { findHighestRate } from './rate-search.ts';

/** Searches on a server that is fine up to a rate. Returns the tried rates. */
async function search(capacity: number, start: number) {
  const tried: number[] = [];
  const best = await findHighestRate(
    async (rate) => {
      tried.push(rate);
      return { isFine: rate <= capacity, found: `at ${rate}` };
    },
    { start, factor: 2, halvings: 4 },
  );
  return { best, tried };
}

test.each([
  { name: 'above the first try', capacity: 5000, start: 1000 },
  { name: 'below the first try', capacity: 130, start: 1000 },
  { name: 'at the first try', capacity: 1000, start: 1000 },
])('the highest rate is found: $name', async ({ capacity, start }) => {
  const { best } = await search(capacity, start);
  expect(best?.rate).toBeLessThanOrEqual(capacity);
  expect(best?.rate).toBeGreaterThan(capacity / 1.05);
  expect(best?.found).toBe(`at ${best?.rate}`);
});

test('a server that is too slow at every rate ends the search without a result', async () => {
  const { best, tried } = await search(0, 1000);
  expect(best).toBeUndefined();
  expect(tried.length).toBeLessThan(20);
});

test('the search ends on a server without a limit', async () => {
  const { best, tried } = await search(Number.POSITIVE_INFINITY, 1);
  expect(tried.length).toBeLessThan(20);
  expect(best?.rate).toBe(tried.at(-1));
});
