import { expect, test } from 'vitest';
import { CONTENDERS, type ContenderName } from './contender.ts';
import { type Figures, keyOf } from './figures.ts';
import { budgetRows, contenderRows } from './live-rows.ts';
import type { LoadResult } from './load.ts';
import type { RateFound } from './rate-round.ts';
import { SMALL } from './shape.ts';

const RESULT: LoadResult = {
  rate: 1000,
  p50: 10,
  p99: 20,
  missing: 0,
  loadShare: 0.5,
  serverShare: 0.5,
  othersShare: 0,
};

/** The rate that each contender reached in each round, with the same computing. */
type Reached = Readonly<Partial<Record<ContenderName, readonly (number | undefined)[]>>>;

function figuresOf(reached: Reached): Figures {
  const rates = CONTENDERS.flatMap(({ name, shapes }) =>
    shapes.map(
      (shape) => [keyOf({ shape, name }), (reached[name] ?? [1, 1, 1]).map(roundOf)] as const,
    ),
  );
  const memory = CONTENDERS.map(({ name }) => [name, [10, 20, 30]] as const);
  return { contenders: CONTENDERS, rates: new Map(rates), memory: new Map(memory) };
}

function roundOf(rate: number | undefined): RateFound {
  const found = { ...RESULT, rate: rate ?? 0 };
  const highest = rate === undefined ? undefined : { rate, found };
  return { highest, quiet: RESULT, half: [RESULT] };
}

function budgetOf(reached: Reached, what: string) {
  return budgetRows(figuresOf(reached)).find((row) => row.what === what);
}

test('figures are compared within the same round', () => {
  // The machine was slow in one round for both.
  const slowInTurn = { ours: [300, 30, 3000], 'raw ws': [200, 20, 2000] };
  const row = budgetOf(slowInTurn, '100x8, ours beside raw ws');
  expect(row).toMatchObject({ measured: '1.50', budget: '>= 1.20', isWithin: true });
});

test('a round in which no rate was acceptable counts as 0', () => {
  const reached = { ours: [undefined, undefined, 500], 'raw ws': [100, 100, 100] };
  const row = budgetOf(reached, '100x8, ours beside raw ws');
  expect(row).toMatchObject({ measured: '0.00', isWithin: false });
});

test('the cost of waiting for the disk is the lost share of the capacity', () => {
  const reached = { ours: [75, 75, 75], 'ours, not waiting for the disk': [100, 100, 100] };
  const row = budgetOf(reached, '100x8, capacity that waiting for the disk costs');
  expect(row).toMatchObject({ measured: '25 %', budget: '<= 20 %', isWithin: false });
});

test('a load at its limit is reported', () => {
  const tired = { ...RESULT, loadShare: 0.97 };
  const figures = figuresOf({});
  const [key] = figures.rates.keys();
  const found = { highest: { rate: 1, found: tired }, quiet: RESULT, half: [] };
  const rates = new Map(figures.rates).set(key ?? '', [found]);
  expect(contenderRows({ ...figures, rates })[0]?.measured).toContain('load 97 %: AT ITS LIMIT');
  expect(contenderRows(figures)[0]?.measured).not.toContain('AT ITS LIMIT');
});

test('the delay at half the highest rate is within the budget only below 50 ms', () => {
  const figures = figuresOf({});
  const key = keyOf({ shape: SMALL, name: 'ours' });
  const rowAt = (p99: number) => {
    const found = { ...roundOf(1000), half: [{ ...RESULT, p99 }] };
    const rates = new Map(figures.rates).set(key, [found]);
    return budgetRows({ ...figures, rates }).find(({ what }) => what.includes('p99 of ours'));
  };
  expect(rowAt(49)).toMatchObject({ isWithin: true });
  expect(rowAt(50)).toMatchObject({ isWithin: false });
});
