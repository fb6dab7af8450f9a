import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftSaving } from './draft-saving.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function savingUnderTest({ failures = 0, answerMs = 0 } = {}) {
  const saved: number[] = [];
  let failing = failures;
  const saving = createDraftSaving({
    save: async (value: number) => {
      saved.push(value);
      failing -= 1;
      const isSaved = failing < 0;
      if (answerMs > 0) await pause(answerMs);
      return isSaved;
    },
    pause,
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

test('while the slider moves, only the last value of each interval is saved', async () => {
  const { saved, saving } = savingUnderTest();
  for (const place of [51, 52, 53]) saving.note(place);
  await vi.advanceTimersByTimeAsync(399);
  expect(saved).toEqual([51]);
  await vi.advanceTimersByTimeAsync(1);
  expect(saved).toEqual([51, 53]);
});

test('the value at which the slider rests is saved once', async () => {
  const { saved, saving } = savingUnderTest();
  saving.note(51);
  saving.note(74);
  await vi.advanceTimersByTimeAsync(4000);
  expect(saved).toEqual([51, 74]);
});

test('the next move after a rest is saved at once again', async () => {
  const { saved, saving } = savingUnderTest();
  saving.note(51);
  await vi.advanceTimersByTimeAsync(400);
  saving.note(60);
  expect(saved).toEqual([51, 60]);
});

test('a later value is not sent before the earlier one was answered', async () => {
  const { saved, saving } = savingUnderTest({ answerMs: 3000 });
  saving.note(51);
  saving.note(60);
  await vi.advanceTimersByTimeAsync(2999);
  expect(saved).toEqual([51]);
  await vi.advanceTimersByTimeAsync(401);
  expect(saved).toEqual([51, 60]);
});

test('a value that could not be saved is saved again, unless there is a newer one', async () => {
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

test('a save that fails does not replace a newer value', async () => {
  const { saved, saving } = savingUnderTest({ failures: 1, answerMs: 3000 });
  saving.note(51);
  saving.note(60);
  await vi.advanceTimersByTimeAsync(3000 + 2000);
  expect(saved).toEqual([51, 60]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saved).toEqual([51, 60]);
});

test('nothing is saved while the guess is being sent, or after it', async () => {
  const { saved, saving } = savingUnderTest({ failures: 1 });
  saving.note(51);
  saving.note(60);
  saving.hold();
  saving.note(70);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saved).toEqual([51]);
});

test('after a guess that failed, the slider’s value at that time is saved', async () => {
  const { saved, saving } = savingUnderTest();
  saving.hold();
  saving.note(60);
  saving.note(70);
  saving.release();
  await vi.advanceTimersByTimeAsync(4000);
  expect(saved).toEqual([70]);
});
