import { expect, test } from 'vitest';
import { errorText } from './error-boundary.tsx';

test.each([
  { name: 'an error by its message', thrown: new Error('No such film'), text: 'No such film' },
  { name: 'a thrown text as it is', thrown: 'No such film', text: 'No such film' },
  { name: 'an object as JSON', thrown: { code: 404 }, text: '{"code":404}' },
  { name: 'undefined by its name', thrown: undefined, text: 'undefined' },
])('the error screen shows $name', ({ thrown, text }) => {
  expect(errorText(thrown)).toBe(text);
});

test('an error without a message shows its fields', () => {
  const error = Object.assign(new TypeError(''), { code: 7 });
  expect(JSON.parse(errorText(error))).toMatchObject({ name: 'TypeError', code: 7 });
});

test('a circular object is shown without an error', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(errorText(circle)).toBe('[object Object]');
});
