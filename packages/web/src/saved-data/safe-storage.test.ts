import { expect, test } from 'vitest';
import { aForbiddenStorage, aFullStorage, aStorage } from './storage-under-test.ts';

test('a text is stored in the browser until it is removed', () => {
  const storage = aStorage();
  expect(storage.setItem('key', 'text')).toBe(true);
  expect(storage.texts).toEqual({ key: 'text' });
  expect(storage.getItem('key')).toBe('text');
  storage.removeItem('key');
  expect(storage.texts).toEqual({});
  expect(storage.getItem('key')).toBeNull();
  expect(storage.isAllowed()).toBe(true);
});

test('a forbidden storage keeps texts in memory', () => {
  const storage = aForbiddenStorage();
  expect(storage.getItem('key')).toBeNull();
  expect(storage.setItem('key', '')).toBe(false);
  expect(storage.getItem('key')).toBe('');
  storage.removeItem('key');
  expect(storage.getItem('key')).toBeNull();
  expect(storage.isAllowed()).toBe(false);
});

test('a full storage keeps the newer text in memory, and older texts can be read', () => {
  const storage = aFullStorage({ key: 'older' });
  expect(storage.getItem('key')).toBe('older');
  expect(storage.setItem('key', 'newer')).toBe(false);
  expect(storage.getItem('key')).toBe('newer');
  storage.removeItem('key');
  expect(storage.getItem('key')).toBeNull();
  expect(storage.isAllowed()).toBe(true);
});

test('a storage that has room again is used again', () => {
  const texts: Record<string, string> = { filler: 'long' };
  const storage = aStorage(texts);
  const { setItem } = storage;
  Object.defineProperty(texts, 'key', { configurable: true, set: () => fail() });
  expect(setItem('key', 'one')).toBe(false);
  delete texts.key;
  expect(setItem('key', 'two')).toBe(true);
  texts.key = 'of another tab';
  expect(storage.getItem('key')).toBe('of another tab');
});

function fail(): never {
  throw new DOMException('full', 'QuotaExceededError');
}
