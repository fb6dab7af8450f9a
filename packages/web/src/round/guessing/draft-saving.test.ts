import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftSaving } from './draft-saving.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function savingUnderTest({ failures = 0, answerMs = 0 } = {}) {
  const saved: number[] = [];
  let failing = failures;
  const saving = createDraftSaving({
    save: async (value: number) => {
      saved.push(value);
      failing -= 1;
      const isSaved = failing < 0;
      if (answerMs > 0) await new Promise((resolve) => setTimeout(resolve, answerMs));
      return isSaved;
    },
    now: Date.now,
  });
  return { saved, saving };
}

test('the slider’s value is saved once, when it has rested for 400 ms', async () => {
  const { saved, saving } = savingUnderTest();
  saving.note(51);
  await vi.advanceTimersByTimeAsync(399);
  saving.note(52);
  await vi.advanceTimersByTimeAsync(399);
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(saved).toEqual([52]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saved).toEqual([52]);
});

test('two saves are at least two seconds apart, and the later one has the last value', async () => {
  const { saved, saving } = savingUnderTest();
  saving.note(51);
  await vi.advanceTimersByTimeAsync(400);
  saving.note(60);
  await vi.advanceTimersByTimeAsync(1000);
  saving.note(70);
  await vi.advanceTimersByTimeAsync(999);
  expect(saved).toEqual([51]);
  await vi.advanceTimersByTimeAsync(1);
  expect(saved).toEqual([51, 70]);
});

test('a slider that still moves two seconds after a save is not saved before it rests', async () => {
  const { saved, saving } = savingUnderTest();
  saving.note(51);
  await vi.advanceTimersByTimeAsync(400);
  for (let place = 60; place <= 70; place++) {
    saving.note(place);
    await vi.advanceTimersByTimeAsync(250);
  }
  expect(saved).toEqual([51]);
  await vi.advanceTimersByTimeAsync(150);
  expect(saved).toEqual([51, 70]);
});

test('a player who leaves has the last value saved at once', async () => {
  const { saved, saving } = savingUnderTest();
  saving.note(51);
  await vi.advanceTimersByTimeAsync(400);
  saving.note(60);
  saving.saveNow();
  expect(saved).toEqual([51, 60]);
  saving.saveNow();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saved).toEqual([51, 60]);
});

test('a later value is not sent before the earlier one was answered', async () => {
  const { saved, saving } = savingUnderTest({ answerMs: 3000 });
  saving.note(51);
  await vi.advanceTimersByTimeAsync(400);
  saving.note(60);
  saving.saveNow();
  await vi.advanceTimersByTimeAsync(2999);
  expect(saved).toEqual([51]);
  await vi.advanceTimersByTimeAsync(401);
  expect(saved).toEqual([51, 60]);
});

test('a value that could not be saved is saved again, unless there is a newer one', async () => {
  const { saved, saving } = savingUnderTest({ failures: 2 });
  saving.note(51);
  await vi.advanceTimersByTimeAsync(400 + 1999);
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
  await vi.advanceTimersByTimeAsync(400);
  saving.note(60);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saved).toEqual([51, 60]);
});

test('nothing is saved while the guess is being sent, or after it', async () => {
  const { saved, saving } = savingUnderTest({ failures: 1 });
  saving.note(51);
  await vi.advanceTimersByTimeAsync(400);
  saving.note(60);
  saving.hold();
  saving.note(70);
  saving.saveNow();
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
