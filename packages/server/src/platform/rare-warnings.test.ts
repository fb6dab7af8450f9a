import { expect, test } from 'vitest';
import { createRareWarnings } from './report-fault.ts';

const HOUR_MS = 60 * 60 * 1000;

test('each kind of warning is logged once an hour at most', () => {
  let time = 0;
  const warned: string[] = [];
  const warnRarely = createRareWarnings(
    (message) => warned.push(message),
    () => time,
  );
  warnRarely('other-address', 'one');
  warnRarely('other-address', 'two');
  warnRarely('stripped-upgrade', 'three');
  time = HOUR_MS - 1;
  warnRarely('other-address', 'four');
  time = HOUR_MS;
  warnRarely('other-address', 'five');
  expect(warned).toEqual(['one', 'three', 'five']);
});
