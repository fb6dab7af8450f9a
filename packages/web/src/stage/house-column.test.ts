import { expect, test } from 'vitest';
import { findHouseColumn } from './stage-over.tsx';

const column = (...scores: number[]) => scores.map((score) => ({ seat: { score } }));
const house = { score: 100, guesses: 5 };

test.each([
  {
    name: 'ahead of a player in the first column',
    columns: [column(150, 90), column(80)],
    others: 0,
    at: 0,
  },
  {
    name: 'ahead of the second column only',
    columns: [column(150, 120), column(80)],
    others: 3,
    at: 1,
  },
  { name: 'behind everyone', columns: [column(150), column(120)], others: 0, at: 1 },
  {
    name: 'behind everyone, without a second column',
    columns: [column(150), column()],
    others: 0,
    at: 0,
  },
  { name: 'behind everyone shown', columns: [column(150), column(120)], others: 2, at: -1 },
])('on the stage the House $name is in column $at', ({ columns, others, at }) => {
  expect(findHouseColumn(columns, { house, others })).toBe(at);
});

test('without a House no column has its row', () => {
  expect(findHouseColumn([column(150)], { house: undefined, others: 0 })).toBe(-1);
});
