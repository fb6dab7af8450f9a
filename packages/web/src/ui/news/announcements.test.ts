import { afterEach, expect, test } from 'vitest';
import { announce, announcements, forgetAnnouncements } from './announcements.ts';

afterEach(forgetAnnouncements);

const texts = () => announcements.get().map(({ text }) => text);

test('the last three announcements stay, in the order they were made', () => {
  for (const text of ['one', 'two', 'three', 'four']) announce(text);
  expect(texts()).toEqual(['two', 'three', 'four']);
});

test('the same words can be announced again', () => {
  announce('again');
  announce('again');
  const [first, second] = announcements.get();
  expect(first?.text).toBe(second?.text);
  expect(first?.id).not.toBe(second?.id);
});

test('announcements of an earlier screen are removed', () => {
  announce('gone');
  forgetAnnouncements();
  expect(texts()).toEqual([]);
});
