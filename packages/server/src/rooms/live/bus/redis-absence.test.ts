import { expect, test } from 'vitest';
import { createRedisAbsence } from './redis-absence.ts';

test('an absence is reported when it begins, now and then with a count, and when it ends', () => {
  const told: string[] = [];
  const timers: { ms: number; task: () => void }[] = [];
  const absence = createRedisAbsence({
    timers: {
      after: (ms, task) => {
        timers.push({ ms, task });
        return () => timers.splice(0);
      },
    },
    onAway: ({ message, cause }) => told.push(`${message} (${cause})`),
    onBack: () => told.push('back'),
  });
  absence.end();
  for (let loss = 0; loss < 5; loss++) absence.lose('cut');
  timers.shift()?.task();
  absence.lose('refused');
  absence.end();
  absence.end();
  absence.lose('cut');
  expect(told).toEqual([
    'Redis is away: connections were lost or failed, 1 so far (cut)',
    'Redis is away: connections were lost or failed, 6 so far (refused)',
    'back',
    'Redis is away: connections were lost or failed, 1 so far (cut)',
  ]);
  expect(timers.map(({ ms }) => ms)).toEqual([30_000]);
});
