import { tenths } from '@outoften/rules/rating';
import { anAttempt } from '@outoften/rules/testing/attempt-builder';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { advanceTo } from '../../../testing/advance-to.ts';
import { forgetSavedData } from '../../../testing/saved.ts';
import { show } from '../../../testing/show.tsx';
import { announcements, forgetAnnouncements } from '../../ui/news/announcements.ts';
import { CoachLine } from './coach-line.tsx';

forgetSavedData();
beforeEach(() => {
  forgetAnnouncements();
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => void vi.useRealTimers());

test('a line waits until the slider rests, and no line is said twice', async () => {
  const line = (guess: number) => <CoachLine attempt={anAttempt()} guess={tenths(guess)} />;
  const said: string[] = [];
  const note = () => {
    const text = announcements.get().at(-1)?.text;
    if (text !== undefined && text !== said.at(-1)) said.push(text);
  };
  const shown = await show(line(50));
  await expect.element(page.getByText(/^Move the slider/)).toBeVisible();
  await shown.rerender(line(70));
  await advanceTo(900);
  await shown.rerender(line(73));
  await advanceTo(1800);
  await expect.element(page.getByText(/^Move the slider/)).toBeVisible();
  note();
  expect(said).toEqual([]);
  await advanceTo(1900);
  await expect.element(page.getByText(/^Not sure\?/)).toBeVisible();
  await expect.poll(() => announcements.get()).not.toEqual([]);
  note();
  await shown.rerender(line(50));
  await advanceTo(3000);
  await expect.element(page.getByText(/^Move the slider/)).toBeVisible();
  note();
  await shown.rerender(line(73));
  await advanceTo(5000);
  await expect.element(page.getByText(/^Not sure\?/)).toBeVisible();
  note();
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^Not sure\?/);
});
