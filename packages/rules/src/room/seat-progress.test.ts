import { describe, expect, test } from 'vitest';
import {
  ana,
  aRoom,
  aSeat,
  aWaitingSeat,
  bo,
  withGuesses,
  withRound,
} from '../testing/room-builder.ts';
import type { Room } from './room.ts';
import { sortByProgress, withGuess, withProgress } from './seat-progress.ts';
import { type SeatView, viewRoom } from './view-room.ts';

function seatsOf(room: Room): readonly SeatView[] {
  return viewRoom(room, { version: 1, viewer: 'host' }).seats;
}

const [one, other] = seatsOf(aRoom()) as [SeatView, SeatView];

describe('of seats that changed', () => {
  test('a guess alone tells no more than who it was', () => {
    const open = withRound(aRoom());
    const before = seatsOf(open);
    const after = seatsOf(withGuesses(open, { [bo]: 70 }));
    expect(sortByProgress(before, [after[1]!])).toEqual({
      changed: [],
      progressed: [],
      guessed: [bo],
    });
    expect(withGuess(before[1]!)).toEqual(after[1]);
  });

  test('scores, and who is away, are told without who it is', () => {
    const scored = { ...one, score: 340, error: 12, exact: 1, spent: 50, beatHouse: 1 };
    const away = { ...other, state: 'away' as const };
    const sorted = sortByProgress([one, other], [scored, away]);
    expect(sorted).toEqual({ changed: [], progressed: [scored, away], guessed: [] });
    expect(withProgress(one, { ...scored, state: 'seated' })).toEqual(scored);
    expect(withProgress(other, away)).toEqual(away);
    const sitting = { ...other, sitsOut: true };
    expect(withProgress(sitting, away)).toEqual({ ...away, sitsOut: true });
  });

  test('a guess beside a score is more than a guess, and one taken back is none', () => {
    const scored = { ...one, score: 340, hasGuessed: true };
    expect(sortByProgress([one], [scored])).toMatchObject({ progressed: [scored], guessed: [] });
    const again = { ...scored, hasGuessed: false };
    expect(sortByProgress([scored], [again])).toMatchObject({ progressed: [again], guessed: [] });
  });

  test('who is new, let in, in again after sitting out, renamed or gone is told with all there is to tell', () => {
    const [waiting] = seatsOf(aRoom({ seats: [aWaitingSeat('ana'), aSeat('bo')] }));
    const renamed = { ...other, name: 'Bonnie' };
    const gone = { ...one, state: 'gone' as const, reason: 'left' as const };
    const stillGone = { ...gone, hasGuessed: true };
    expect(sortByProgress([other], [one])).toMatchObject({ changed: [one] });
    expect(sortByProgress([waiting!, other], [one])).toMatchObject({ changed: [one] });
    expect(sortByProgress([one, other], [renamed])).toMatchObject({ changed: [renamed] });
    const sitting = { ...other, sitsOut: true };
    expect(sortByProgress([one, sitting], [other])).toMatchObject({ changed: [other] });
    expect(sortByProgress([one, other], [gone])).toMatchObject({ changed: [gone] });
    expect(sortByProgress([gone, other], [stillGone])).toMatchObject({ changed: [stillGone] });
  });

  test('one is found wherever it stands', () => {
    expect(one.id).toBe(ana);
    const guessed = withGuess(other);
    expect(sortByProgress([other], [guessed])).toMatchObject({ guessed: [bo] });
  });
});
