import { expect, test } from 'vitest';
import { type Shaker, shake } from './vibration.ts';

function aPhone({ isTouched }: Readonly<{ isTouched: boolean }>) {
  const shaken: number[][] = [];
  const phone: Shaker = {
    vibrate: (pattern) => shaken.push(pattern) > 0,
    userActivation: { hasBeenActive: isTouched },
  };
  return { phone, shaken };
}

test('a guess is felt', () => {
  const { phone, shaken } = aPhone({ isTouched: true });
  shake('guess', phone, { vibrates: true });
  expect(shaken).toEqual([[24]]);
});

test('nothing is felt before the page was touched', () => {
  const { phone, shaken } = aPhone({ isTouched: false });
  shake('reveal', phone, { vibrates: true });
  expect(shaken).toEqual([]);
});

test('nothing is felt by who wants none', () => {
  const { phone, shaken } = aPhone({ isTouched: true });
  shake('second', phone, { vibrates: false });
  expect(shaken).toEqual([]);
});

test('a browser that cannot shake is left alone', () => {
  expect(() => shake('point', {}, { vibrates: true })).not.toThrow();
});
