import { expect, test } from 'vitest';
import { createRecentMap } from './recent-map.ts';

/** With room for four, in which the names were used in this order. */
function keep(names: string) {
  const recent = createRecentMap<string, string>(4);
  for (const name of names) recent.set(name, `value of ${name}`);
  return recent;
}

test('what was used last is there, and what was not used for long is forgotten', () => {
  const recent = keep('abcdef');
  for (const name of 'ef') expect(recent.get(name)).toBe(`value of ${name}`);
  for (const name of 'ab') expect(recent.get(name)).toBeUndefined();
});

test('what is used again and again stays, whatever comes', () => {
  const recent = keep('a');
  for (const name of 'bcdefg') {
    recent.set(name, `value of ${name}`);
    expect(recent.get('a')).toBe('value of a');
  }
});

test.each(['a', 'c'])('the value of %s is the one that was set last', (name) => {
  const recent = keep('abc');
  recent.set(name, 'another value');
  expect(recent.get(name)).toBe('another value');
});

test.each(['a', 'c'])('%s can be taken out', (name) => {
  const recent = keep('abc');
  recent.get('a');
  recent.delete(name);
  expect(recent.get(name)).toBeUndefined();
});
