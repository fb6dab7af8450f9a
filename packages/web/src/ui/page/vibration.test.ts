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

test('a guess makes the device vibrate', () => {
  const { phone, shaken } = aPhone({ isTouched: true });
  shake('guess', phone, { vibrates: true });
  expect(shaken).toEqual([[24]]);
});

test('the device does not vibrate before the page was touched', () => {
  const { phone, shaken } = aPhone({ isTouched: false });
  shake('reveal', phone, { vibrates: true });
  expect(shaken).toEqual([]);
});

test('the device does not vibrate if the player switched that off', () => {
  const { phone, shaken } = aPhone({ isTouched: true });
  shake('second', phone, { vibrates: false });
  expect(shaken).toEqual([]);
});

test('a browser that cannot vibrate causes no error', () => {
  expect(() => shake('point', {}, { vibrates: true })).not.toThrow();
});
