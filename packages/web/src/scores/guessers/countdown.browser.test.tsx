import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { advanceTo } from '../../../testing/advance-to.ts';
import { show } from '../../../testing/show.tsx';
import { type Cue, handCuesTo } from '../../audio/play-sound.ts';
import { Countdown, RemainingTime } from './countdown.tsx';

const timer = page.getByRole('timer');

/** The calls to the cue player, in order. */
let asked: (readonly [what: string, cue: Cue, from?: number])[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  asked = [];
  handCuesTo({
    prepare: (cue) => asked.push(['prepare', cue]),
    play: (cue, from) => asked.push(['play', cue, from]),
    stop: (cue) => asked.push(['stop', cue]),
  });
});
afterEach(() => void vi.useRealTimers());

test('the countdown shows every second, to the last', async () => {
  await show(<Countdown startedAt={0} deadline={60_000} clock={Date.now} />);
  await advanceTo(20_000);
  await expect.element(timer).toHaveAccessibleName('40 seconds left');
  await advanceTo(30_000);
  await expect.element(timer).toHaveAccessibleName('30 seconds left');
  await advanceTo(59_000);
  await expect.element(timer).toHaveAccessibleName('One second left');
  await advanceTo(60_000);
  await expect.element(timer).toHaveAccessibleName('Time is up');
});

test('a screen reader announces the time at a few moments only', async () => {
  await show(<Countdown startedAt={0} deadline={60_000} clock={Date.now} />);
  const status = page.getByRole('status').element();
  const announced = new Set<string>();
  for (let second = 0; second <= 60; second++) {
    await advanceTo(1000 * second);
    announced.add(status.textContent ?? '');
  }
  expect([...announced]).toEqual([
    '',
    '30 seconds left',
    '10 seconds left',
    '5 seconds left',
    'Time is up',
  ]);
});

test('a countdown follows a deadline that is postponed', async () => {
  const shown = await show(<Countdown startedAt={0} deadline={50_000} clock={Date.now} />);
  await shown.rerender(<Countdown startedAt={0} deadline={100_000} clock={Date.now} />);
  await advanceTo(70_000);
  await expect.element(timer).toHaveAccessibleName('30 seconds left');
});

test('without a time limit the countdown says so, and no time runs', async () => {
  await show(<Countdown startedAt={0} deadline={undefined} clock={Date.now} />);
  await expect.element(page.getByRole('img', { name: 'No time limit' })).toBeVisible();
  await expect.element(timer).not.toBeInTheDocument();
});

test('the last seconds of the other players’ time are shown, but not read aloud', async () => {
  await show(<RemainingTime startedAt={0} deadline={60_000} clock={Date.now} />);
  await advanceTo(30_000);
  await expect.element(timer).toHaveAccessibleName('30 seconds left');
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  await advanceTo(60_000);
  await expect.element(timer).not.toBeInTheDocument();
});

test('a paused countdown keeps its figure, and continues from there', async () => {
  const shown = await show(
    <Countdown startedAt={0} deadline={60_000} pausedAt={57_000} clock={Date.now} />,
  );
  await advanceTo(90_000);
  await expect.element(timer).toHaveAccessibleName('Paused. 3 seconds left');
  expect(page.getByRole('status').element().textContent).toBe('');
  await shown.rerender(<Countdown startedAt={33_000} deadline={93_000} clock={Date.now} />);
  await advanceTo(91_000);
  await expect.element(timer).toHaveAccessibleName('2 seconds left');
});

test('music is loaded 20 seconds before the deadline, begins at 10 and plays to its end', async () => {
  const shown = await show(<Countdown startedAt={0} deadline={60_000} clock={Date.now} />);
  await advanceTo(39_000);
  expect(asked).toEqual([]);
  await advanceTo(40_000);
  expect(asked).toEqual([['prepare', 'countdown']]);
  await advanceTo(50_000);
  expect(asked).toEqual([
    ['prepare', 'countdown'],
    ['play', 'countdown', 0],
  ]);
  await advanceTo(60_000);
  await shown.unmount();
  expect(asked).toHaveLength(2);
});

test('the music of the countdown stops when the countdown leaves the screen', async () => {
  const shown = await show(<Countdown startedAt={0} deadline={60_000} clock={Date.now} />);
  await advanceTo(54_000);
  await shown.unmount();
  expect(asked.at(-1)).toEqual(['stop', 'countdown']);
});

test('a pause stops the music of the countdown, which goes on with the time', async () => {
  const shown = await show(<Countdown startedAt={0} deadline={60_000} clock={Date.now} />);
  await advanceTo(53_000);
  await shown.rerender(
    <Countdown startedAt={0} deadline={60_000} pausedAt={53_000} clock={Date.now} />,
  );
  expect(asked.at(-1)).toEqual(['stop', 'countdown']);
  await advanceTo(90_000);
  await shown.rerender(<Countdown startedAt={37_000} deadline={97_000} clock={Date.now} />);
  expect(asked.at(-1)).toEqual(['play', 'countdown', 3]);
});

test('a postponed deadline stops the music of the countdown', async () => {
  const shown = await show(<Countdown startedAt={0} deadline={60_000} clock={Date.now} />);
  await advanceTo(55_000);
  await shown.rerender(<Countdown startedAt={0} deadline={100_000} clock={Date.now} />);
  expect(asked.at(-1)).toEqual(['stop', 'countdown']);
});

test('a countdown without a time limit and the time of the others have no music', async () => {
  await show(
    <>
      <Countdown startedAt={0} deadline={undefined} clock={Date.now} />
      <RemainingTime startedAt={0} deadline={60_000} clock={Date.now} />
    </>,
  );
  await advanceTo(55_000);
  expect(asked).toEqual([]);
});

test('a countdown that leaves the screen leaves no timer', async () => {
  const shown = await show(<Countdown startedAt={0} deadline={60_000} clock={Date.now} />);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  await shown.unmount();
  expect(vi.getTimerCount()).toBe(0);
});
