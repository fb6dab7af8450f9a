import { beforeEach, expect, test } from 'vitest';
import { type ClockUnderTest, clockUnderTest } from '../../testing/platform/clock-under-test.ts';
import { CLOSE_WITHIN_MS, createStopping } from './stop-on-signals.ts';

let clock: ClockUnderTest;
let happened: string[];
let closed: PromiseWithResolvers<void>;
beforeEach(() => {
  clock = clockUnderTest();
  happened = [];
  closed = Promise.withResolvers<void>();
});

function open({ delayMs }: Readonly<{ delayMs: number }>) {
  return createStopping({
    delayMs,
    timers: clock,
    close: () => {
      happened.push('closes');
      return closed.promise;
    },
    exit: (code) => void happened.push(`exit ${code}`),
    onStopping: (signal) => void happened.push(`stopping by ${signal}`),
    onStopped: () => void happened.push('stopped'),
    onFault: (fault) => void happened.push(String(fault)),
  });
}

test('without a delay the server closes at the first signal, and the process ends with 0', async () => {
  const stopping = open({ delayMs: 0 });
  expect(stopping.phase()).toBe('running');
  stopping.onSignal('SIGTERM');
  expect(stopping.phase()).toBe('closing');
  closed.resolve();
  await clock.advance(0);
  await closed.promise;
  expect(happened).toEqual(['stopping by SIGTERM', 'closes', 'stopped', 'exit 0']);
});

test('with a delay the server closes after the delay', async () => {
  const stopping = open({ delayMs: 5_000 });
  stopping.onSignal('SIGTERM');
  expect(stopping.phase()).toBe('delayed');
  await clock.advance(4_999);
  expect(happened).toEqual(['stopping by SIGTERM']);
  await clock.advance(1);
  expect(happened).toEqual(['stopping by SIGTERM', 'closes']);
});

test('a second signal ends the delay, and the server still closes once', async () => {
  const stopping = open({ delayMs: 5_000 });
  stopping.onSignal('SIGTERM');
  stopping.onSignal('SIGTERM');
  await clock.advance(5_000);
  expect(happened).toEqual(['stopping by SIGTERM', 'closes']);
});

test('a signal while the server closes ends the process at once', () => {
  const stopping = open({ delayMs: 0 });
  stopping.onSignal('SIGTERM');
  stopping.onSignal('SIGINT');
  expect(happened).toEqual(['stopping by SIGTERM', 'closes', 'exit 1']);
});

test('a server that does not close in time is ended, whatever its delay was', async () => {
  const stopping = open({ delayMs: 60_000 });
  stopping.onSignal('SIGTERM');
  await clock.advance(60_000 + CLOSE_WITHIN_MS - 1);
  expect(happened).toEqual(['stopping by SIGTERM', 'closes']);
  await clock.advance(1);
  expect(happened).toEqual(['stopping by SIGTERM', 'closes', 'exit 1']);
});

test('a fault while closing is reported, and the process ends with 1', async () => {
  const stopping = open({ delayMs: 0 });
  stopping.onSignal('SIGTERM');
  closed.reject(new Error('the disk is away'));
  await clock.advance(1);
  await closed.promise.catch(() => {});
  expect(happened.slice(2)).toEqual(['Error: the disk is away', 'exit 1']);
});
