import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReactionTally } from './reaction-bar.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aTally() {
  const seen: { applause: number | undefined; gasp: number | undefined } = {
    applause: undefined,
    gasp: undefined,
  };
  const tally = createReactionTally(({ applause, gasp }) => {
    Object.assign(seen, { applause, gasp });
  });
  return { ...tally, seen };
}

test('the reactions of a lively audience are added up, and each counts for four seconds', () => {
  const { add, seen } = aTally();
  add({ applause: 1 });
  vi.advanceTimersByTime(500);
  add({ applause: 2, gasp: 1 });
  expect(seen).toEqual({ applause: 3, gasp: 1 });
  vi.advanceTimersByTime(3500);
  expect(seen).toEqual({ applause: 2, gasp: 1 });
  vi.advanceTimersByTime(500);
  expect(seen).toEqual({ applause: 0, gasp: 0 });
});

test('a message is counted once, and an empty one changes nothing', () => {
  const { add, seen } = aTally();
  add({});
  expect(seen.applause).toBeUndefined();
  const sent = { applause: 1 };
  add(sent);
  add(sent);
  expect(seen.applause).toBe(1);
});

test('a removed listener is not called any more', () => {
  const { add, stop, seen } = aTally();
  add({ applause: 1 });
  stop();
  vi.advanceTimersByTime(4000);
  expect(seen.applause).toBe(1);
});
