import { expect, test } from 'vitest';
import { isLongName } from './cast-slot.tsx';

test.each([
  { name: 'Gene Hackman', isLong: false },
  { name: 'Catherine Zeta-Jo', isLong: false },
  { name: 'Philip Seymour Hoffman', isLong: true },
  { name: 'Bai Featherstone', isLong: true },
])('$name counts as long: $isLong', ({ name, isLong }) => {
  expect(isLongName(name)).toBe(isLong);
});
