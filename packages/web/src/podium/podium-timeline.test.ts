import { expect, test } from 'vitest';
import {
  isReached,
  momentAt,
  momentOfRank,
  nextMoment,
  podiumTimeline,
} from './podium-timeline.ts';

const moving = { isStill: false };
const still = { isStill: true };

test('third, second and first place appear in nine seconds, with a pause before the winner', () => {
  expect(podiumTimeline([1, 2, 3], moving)).toEqual([
    { moment: 'empty', at: 0 },
    { moment: 'third', at: 600 },
    { moment: 'second', at: 2600 },
    { moment: 'pause', at: 4600 },
    { moment: 'first', at: 6400 },
    { moment: 'end', at: 9000 },
  ]);
});

test.each([
  { ranks: [1, 2], moments: ['empty', 'second', 'pause', 'first', 'end'], winnerAt: 4400 },
  { ranks: [1, 3], moments: ['empty', 'third', 'pause', 'first', 'end'], winnerAt: 4400 },
  { ranks: [1], moments: ['empty', 'pause', 'first', 'end'], winnerAt: 2400 },
])('an empty place takes no time: $ranks', ({ ranks, moments, winnerAt }) => {
  const timeline = podiumTimeline(ranks, moving);
  expect(timeline.map(({ moment }) => moment)).toEqual(moments);
  expect(timeline.find(({ moment }) => moment === 'first')?.at).toBe(winnerAt);
});

test.each([[[1, 2, 3]], [[1, 2]], [[1]]])(
  'without motion each of %j is shown for 1.5 s, and none earlier than with motion',
  (ranks) => {
    const stills = podiumTimeline(ranks, still);
    const shown = stills.slice(1).map(({ at }) => at);
    expect(shown.slice(1).map((at, place) => at - (shown[place] ?? 0))).toEqual(
      shown.slice(1).map(() => 1500),
    );
    const others = new Map(podiumTimeline(ranks, moving).map(({ moment, at }) => [moment, at]));
    for (const { moment, at } of stills.slice(0, -1)) {
      expect(at).toBeGreaterThanOrEqual(others.get(moment) ?? 0);
    }
    expect(stills.at(-2)?.at).toBe(others.get('first'));
  },
);

test('each time has its moment and the next one', () => {
  const timeline = podiumTimeline([1, 2, 3], moving);
  expect(momentAt(timeline, -50)).toBe('empty');
  expect(momentAt(timeline, 599)).toBe('empty');
  expect(momentAt(timeline, 600)).toBe('third');
  expect(momentAt(timeline, 100_000)).toBe('end');
  expect(nextMoment(timeline, 2600)).toEqual({ moment: 'pause', at: 4600 });
  expect(nextMoment(timeline, 9000)).toBeUndefined();
});

test('a moment has reached itself and earlier moments only', () => {
  expect(isReached('pause', 'second')).toBe(true);
  expect(isReached('pause', 'pause')).toBe(true);
  expect(isReached('pause', 'first')).toBe(false);
});

test('players on a step appear at its moment', () => {
  expect([3, 2, 1].map(momentOfRank)).toEqual(['third', 'second', 'first']);
});
