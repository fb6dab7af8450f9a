import { expect, test } from 'vitest';
import { isSameShallow } from './same-shallow.ts';

const list = [1];

test.each([
  { name: 'the same values', after: { a: 1, list }, isSame: true },
  { name: 'another value', after: { a: 2, list }, isSame: false },
  { name: 'an equal thing that is not the same', after: { a: 1, list: [1] }, isSame: false },
  { name: 'a value that is gone', after: { a: undefined, list }, isSame: false },
])('objects with $name: $isSame', ({ after, isSame }) => {
  expect(isSameShallow<{ a: number | undefined; list: number[] }>({ a: 1, list }, after)).toBe(
    isSame,
  );
});
