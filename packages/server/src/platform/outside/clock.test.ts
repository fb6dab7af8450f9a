import { expect, test, vi } from 'vitest';
import { steadyNow } from '../clock.ts';

test('the clock that is never set counts whole milliseconds, which PostgreSQL can store', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1234.5678);
  expect(steadyNow()).toBe(1235);
  now.mockRestore();
});
