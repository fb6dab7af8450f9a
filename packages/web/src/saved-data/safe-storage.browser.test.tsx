import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage, tabStorage } from './safe-storage.ts';

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
});

afterEach(() => {
  browserStorage.removeItem('key');
  tabStorage.removeItem('key');
  vi.restoreAllMocks();
});

test.each([
  { name: 'the browser', storage: browserStorage },
  { name: 'the tab', storage: tabStorage },
])('a page that may not store anything remembers texts for $name', ({ storage }) => {
  expect(storage.isAllowed()).toBe(false);
  expect(storage.setItem('key', 'text')).toBe(false);
  expect(storage.getItem('key')).toBe('text');
});
