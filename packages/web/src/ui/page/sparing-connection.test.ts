import { expect, test } from 'vitest';
import { isSparing } from './fetching-ahead.ts';

test.each([
  { name: 'a browser without that information', connection: undefined, sparing: false },
  {
    name: 'a fast connection',
    connection: { effectiveType: '4g', saveData: false },
    sparing: false,
  },
  { name: 'data saving', connection: { effectiveType: '4g', saveData: true }, sparing: true },
  { name: '3g', connection: { effectiveType: '3g' }, sparing: true },
  { name: '2g', connection: { effectiveType: '2g' }, sparing: true },
  { name: 'less than 2g', connection: { effectiveType: 'slow-2g' }, sparing: true },
])('nothing is fetched ahead on a slow connection or with data saving: $name', (given) => {
  expect(isSparing(given.connection)).toBe(given.sparing);
});
