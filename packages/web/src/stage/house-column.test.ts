import { expect, test } from 'vitest';
import { findHouseColumn } from './house-column.ts';

const column = (...scores: number[]) => scores.map((score) => ({ seat: { score } }));
const house = { score: 100, guesses: 5 };

test.each([
  {
    name: 'ahead of a player in the first',
    columns: [column(150, 90), column(80)],
    others: 0,
    at: 0,
  },
  { name: 'ahead of the second alone', columns: [column(150, 120), column(80)], others: 3, at: 1 },
  { name: 'behind all', columns: [column(150), column(120)], others: 0, at: 1 },
  { name: 'behind all, with no second', columns: [column(150), column()], others: 0, at: 0 },
  { name: 'behind all that are shown', columns: [column(150), column(120)], others: 2, at: -1 },
])('on the stage the House $name stands in column $at', ({ columns, others, at }) => {
  expect(findHouseColumn(columns, { house, others })).toBe(at);
});

test('without a House no column has its line', () => {
  expect(findHouseColumn([column(150)], { house: undefined, others: 0 })).toBe(-1);
});
