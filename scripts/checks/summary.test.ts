import { expect, test } from 'vitest';
import { summaryOf } from './summary.ts';

test('the last line adds up behaviour and failures of all steps, without content', () => {
  const lines = summaryOf([
    { step: 'unit', seconds: 80, passed: 4800, content: 2600, failures: [] },
    { step: 'journeys', seconds: 200, passed: 130, content: 0, failures: ['FAILED solo: cut'] },
  ]);
  expect(lines.at(-1)).toBe('4930 passed, 1 failed');
});

test('every failure is named, and each step has a row', () => {
  const lines = summaryOf([
    { step: 'unit', seconds: 80, passed: 4800, content: 2600, failures: ['FAILED a', 'FAILED b'] },
  ]);
  expect(lines).toEqual([
    'step           passed  content   failed  seconds',
    'unit             4800     2600        2       80',
    'FAILED a',
    'FAILED b',
    '4800 passed, 2 failed',
  ]);
});
