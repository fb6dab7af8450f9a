import { tenths } from '@outoften/rules/rating';
import { anAttempt, LOCKED, slotsWith } from '@outoften/rules/testing/attempt-builder';
import { expect, test } from 'vitest';
import { nextLesson } from './coach-line.tsx';

const bought = { ...LOCKED, poster: 'bought' } as const;

test('a new player is shown one hint after another, each until it was followed', () => {
  expect(nextLesson(anAttempt(), tenths(50))).toBe('slider');
  expect(nextLesson(anAttempt(), tenths(62))).toBe('hint');
  expect(nextLesson(anAttempt({ hints: bought }), tenths(62))).toBe('cast');
  const named = anAttempt({ hints: bought, slots: slotsWith({ wrong: 1 }) });
  expect(nextLesson(named, tenths(62))).toBe('submit');
});

test('a step that was done earlier is not shown', () => {
  const named = anAttempt({ hints: bought, slots: slotsWith({ credited: 1 }) });
  expect(nextLesson(named, tenths(50))).toBe('slider');
  expect(nextLesson(named, tenths(62))).toBe('submit');
});
