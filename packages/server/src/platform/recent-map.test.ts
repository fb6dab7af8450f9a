import { expect, test } from 'vitest';
import { createRecentMap } from './recent-map.ts';

/** Makes a map for four values, in which the names were used in this order. */
function keep(names: string) {
  const recent = createRecentMap<string, string>(4);
  for (const name of names) recent.set(name, `value of ${name}`);
  return recent;
}

test('recently used values are kept, and values that were not used for long are forgotten', () => {
  const recent = keep('abcdef');
  for (const name of 'ef') expect(recent.get(name)).toBe(`value of ${name}`);
  for (const name of 'ab') expect(recent.get(name)).toBeUndefined();
});

test('a value that is used repeatedly stays, whatever is added', () => {
  const recent = keep('a');
  for (const name of 'bcdefg') {
    recent.set(name, `value of ${name}`);
    expect(recent.get('a')).toBe('value of a');
  }
});

test.each(['a', 'c'])('the value of %s is the one that was last set', (name) => {
  const recent = keep('abc');
  recent.set(name, 'another value');
  expect(recent.get(name)).toBe('another value');
});

test.each(['a', 'c'])('%s can be removed', (name) => {
  const recent = keep('abc');
  recent.get('a');
  recent.delete(name);
  expect(recent.get(name)).toBeUndefined();
});
