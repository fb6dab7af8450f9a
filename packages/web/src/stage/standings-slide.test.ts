import { expect, test } from 'vitest';
import { aSeat, seatId } from '../room/testing/seats-under-test.ts';
import type { StandingRow } from '../scores/standings/standing-rows.ts';
import { slidesOf } from './stage-row.tsx';

/** Rows for these names in order, with the places they gained. */
function rowsOf(climbed: Readonly<Record<string, number | undefined>>): readonly StandingRow[] {
  return Object.entries(climbed).map(([name, places], order) => ({
    rank: order + 1,
    isShared: false,
    isOwn: false,
    seat: aSeat(name, { order }),
    climbed: places,
    result: undefined,
  }));
}

test('in one column each row moves from its earlier place', () => {
  const rows = rowsOf({ ana: 2, ben: -1, cyd: -1 });
  const slides = slidesOf(rows, { first: 0, count: 3, perColumn: 3 });
  expect(slides.get(seatId('ana'))).toEqual({ rows: 2, columns: 0 });
  expect(slides.get(seatId('ben'))).toEqual({ rows: -1, columns: 0 });
  expect(slides.get(seatId('cyd'))).toEqual({ rows: -1, columns: 0 });
});

test('in two columns a row may move from the other column', () => {
  const rows = rowsOf({ ana: 2, ben: 0, cyd: -2, dee: 0 });
  const slides = slidesOf(rows, { first: 0, count: 4, perColumn: 2 });
  expect(slides.get(seatId('ana'))).toEqual({ rows: 0, columns: 1 });
  expect(slides.get(seatId('cyd'))).toEqual({ rows: 0, columns: -1 });
});

test('a row without an earlier place does not move', () => {
  const rows = rowsOf({ ana: 0, ben: undefined });
  expect(slidesOf(rows, { first: 0, count: 2, perColumn: 2 }).get(seatId('ben'))).toEqual({
    rows: 0,
    columns: 0,
  });
});

test('a row from another page moves in from the end of this one', () => {
  const rows = rowsOf({ ana: 3, ben: -1, cyd: -1, dee: -1 });
  expect(slidesOf(rows, { first: 0, count: 2, perColumn: 2 }).get(seatId('ana'))).toEqual({
    rows: 0,
    columns: 1,
  });
});
