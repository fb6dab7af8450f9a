import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftSaving } from './draft-saving.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function savingUnderTest({ failures = 0 } = {}) {
  const saved: number[] = [];
  let failing = failures;
  const saving = createDraftSaving({
    save: async (value: number) => {
      saved.push(value);
      failing -= 1;
      return failing < 0;
    },
    spanMs: 400,
    retryMs: 2000,
  });
  return { saved, saving };
}

test('the first move of the slider is saved at once', () => {
  const { saved, saving } = savingUnderTest();
  saving.note(51);
  expect(saved).toEqual([51]);
});

test('while the slider moves, only the last place of each span is saved', () => {
  const { saved, saving } = savingUnderTest();
  for (const place of [51, 52, 53]) saving.note(place);
  vi.advanceTimersByTime(399);
  expect(saved).toEqual([51]);
  vi.advanceTimersByTime(1);
  expect(saved).toEqual([51, 53]);
});

test('where the slider comes to rest is saved, once', () => {
  const { saved, saving } = savingUnderTest();
  saving.note(51);
  saving.note(74);
  vi.advanceTimersByTime(4000);
  expect(saved).toEqual([51, 74]);
});

test('after a rest the next move is saved at once again', () => {
  const { saved, saving } = savingUnderTest();
  saving.note(51);
  vi.advanceTimersByTime(400);
  saving.note(60);
  expect(saved).toEqual([51, 60]);
});

test('what could not be saved is saved again, unless something newer is', async () => {
  const { saved, saving } = savingUnderTest({ failures: 2 });
  saving.note(51);
  await vi.advanceTimersByTimeAsync(1999);
  expect(saved).toEqual([51]);
  await vi.advanceTimersByTimeAsync(1);
  expect(saved).toEqual([51, 51]);
  saving.note(60);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saved).toEqual([51, 51, 60]);
});

test('nothing is saved once the guess is in', () => {
  const { saved, saving } = savingUnderTest();
  saving.note(51);
  saving.note(60);
  saving.stop();
  vi.advanceTimersByTime(4000);
  expect(saved).toEqual([51]);
});

test('nor what failed, once the guess is in', async () => {
  const { saved, saving } = savingUnderTest({ failures: 1 });
  saving.note(51);
  saving.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saved).toEqual([51]);
});
