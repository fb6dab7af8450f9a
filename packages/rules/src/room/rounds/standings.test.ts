import { describe, expect, test } from 'vitest';
import { podium, standings, winnersOf } from './standings.ts';

const level = { score: 100, error: 20, exact: 1, spent: 50 };

describe('standings', () => {
  test.each([
    { name: 'more points', better: { score: 101 } },
    { name: 'a smaller error', better: { error: 19 } },
    { name: 'more exact guesses', better: { exact: 2 } },
    { name: 'less spent on hints', better: { spent: 49 } },
    { name: 'more points before a smaller error', better: { score: 101, error: 90 } },
    { name: 'a smaller error before exact guesses', better: { error: 19, exact: 0 } },
    { name: 'exact guesses before less spent', better: { exact: 2, spent: 99 } },
  ])('put first the seat with $name', ({ better }) => {
    const ahead = { ...level, ...better };
    expect(standings([level, ahead])).toEqual([
      { rank: 1, seat: ahead },
      { rank: 2, seat: level },
    ]);
  });

  test('give equal seats one place, and leave out the next ones: 1, 1, 3', () => {
    const third = { ...level, score: 90, name: 'cy' };
    const [ana, bo] = [
      { ...level, name: 'ana' },
      { ...level, name: 'bo' },
    ];
    expect(standings([third, ana, bo])).toEqual([
      { rank: 1, seat: ana },
      { rank: 1, seat: bo },
      { rank: 3, seat: third },
    ]);
  });

  test('are empty without seats', () => {
    expect(standings([])).toEqual([]);
    expect(podium([])).toEqual([]);
  });
});

describe('the winners', () => {
  test('are all who share first place, and no one else', () => {
    const [ana, bo] = [
      { ...level, name: 'ana' },
      { ...level, name: 'bo' },
    ];
    const behind = { ...level, error: 21, name: 'cy' };
    expect(winnersOf([behind, ana, bo])).toEqual([ana, bo]);
    expect(winnersOf([behind, ana])).toEqual([ana]);
  });

  test('are none if no one plays', () => {
    expect(winnersOf([])).toEqual([]);
  });
});

describe('the podium', () => {
  const seats = [50, 90, 70, 90, 60].map((score) => ({ ...level, score }));

  test('has all seats on the first three places', () => {
    const scores = podium(seats).map(({ rank, seats: sharing }) => [
      rank,
      sharing.map((seat) => seat.score),
    ]);
    expect(scores).toEqual([
      [1, [90, 90]],
      [3, [70]],
    ]);
  });

  test('has all seats that share its last place', () => {
    const three = [90, 80, 70, 70].map((score) => ({ ...level, score }));
    expect(podium(three).map((step) => step.seats.length)).toEqual([1, 1, 2]);
  });
});
