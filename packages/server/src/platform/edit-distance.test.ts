import { expect, test } from 'vitest';
import { editDistance } from './read-setting.ts';

test.each([
  { from: 'DATABASE_URL', to: 'DATABASE_URL', slips: 0, name: 'the same text' },
  { from: 'DATABSE_URL', to: 'DATABASE_URL', slips: 1, name: 'a letter that is missing' },
  { from: 'DATABASSE_URL', to: 'DATABASE_URL', slips: 1, name: 'a letter too much' },
  { from: 'DATABADE_URL', to: 'DATABASE_URL', slips: 1, name: 'a wrong letter' },
  { from: 'DATABASE_ULR', to: 'DATABASE_URL', slips: 1, name: 'two letters that are swapped' },
  { from: 'TRUSTED_PROXY', to: 'TRUSTED_PROXIES', slips: 3, name: 'another ending' },
  { from: '', to: 'PORT', slips: 4, name: 'nothing' },
  { from: 'PORT', to: '', slips: 4, name: 'all letters missing' },
])('$name counts $slips', ({ from, to, slips }) => {
  expect(editDistance(from, to)).toBe(slips);
});
