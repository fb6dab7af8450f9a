import { expect, test } from 'vitest';
import { parseRetryAfter } from './outside-api.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');

test.each([
  { header: '0', ms: 0 },
  { header: ' 120 ', ms: 120_000 },
  { header: 'Sun, 01 Mar 2026 12:00:05 GMT', ms: 5_000 },
  { header: 'Sun, 01 Mar 2026 11:00:00 GMT', ms: 0 },
  { header: null, ms: undefined },
  { header: '', ms: undefined },
  { header: '-1', ms: undefined },
  { header: '1.5', ms: undefined },
  { header: '99999999999', ms: undefined },
  { header: 'soon', ms: undefined },
])('$header means $ms', ({ header, ms }) => {
  expect(parseRetryAfter(header, NOW)).toBe(ms);
});
