import { expect, test } from 'vitest';
import { SocketPulse } from './socket-pulse.ts';

function aPulse() {
  let pings = 0;
  const ping = () => {
    pings += 1;
  };
  return { pulse: new SocketPulse({ ping }, 0), pings: () => pings };
}

test('a silent client is pinged, and again after the same time', () => {
  const { pulse, pings } = aPulse();
  for (const now of [999, 1000, 1001, 1999, 2000]) pulse.pingAfter(1000, now);
  expect(pings()).toBe(2);
});

test('a client with a recent message is not pinged', () => {
  const { pulse, pings } = aPulse();
  pulse.noteMessage(500);
  pulse.pingAfter(1000, 1400);
  expect(pings()).toBe(0);
});

test('a silent client that got no ping has no unanswered one', () => {
  const { pulse } = aPulse();
  expect(pulse.isUnanswered(100, 60_000)).toBe(false);
});

test('the silence is measured from the first unanswered ping', () => {
  const { pulse } = aPulse();
  for (const now of [1000, 2000]) pulse.pingAfter(1000, now);
  expect(pulse.isUnanswered(1500, 2499)).toBe(false);
  expect(pulse.isUnanswered(1500, 2500)).toBe(true);
  pulse.noteMessage(2600);
  expect(pulse.isUnanswered(1500, 9000)).toBe(false);
});
