import { describe, expect, test } from 'vitest';
import { tenths } from '../../rating.ts';
import { ok, refuse } from '../../result.ts';
import { LOCKED } from '../../testing/attempt-builder.ts';
import { aFilm } from '../../testing/film-builder.ts';
import {
  afterRound,
  ana,
  aRoom,
  aSeat,
  aWaitingSeat,
  bo,
  cy,
  OPENED,
  seatId,
  someSettings,
  taken,
  withGuesses,
  withRound,
} from '../../testing/room-builder.ts';
import type { Room } from '../room.ts';
import { NO_DRAFTS, type SeatAttempt } from '../round.ts';
import type { SeatId } from '../seat.ts';
import { attemptsIn, findAttempt } from '../seat-attempts.ts';
import { endRoom } from '../seats/leaving.ts';
import { advance } from './advance.ts';
import {
  findDraftedRound,
  LATE_GRACE_MS,
  nameSeatCast,
  placeGuess,
  type SeatMove,
  unlockSeatHint,
} from './seat-moves.ts';

const now = OPENED + 1000;
const advanced = { advancedMode: true, allowHints: false, allowImage: false };
const film = aFilm({ id: 'film-1' });
const seats = [aSeat('ana'), aSeat('bo'), aWaitingSeat('cy')];
const lobby = aRoom({ settings: someSettings({ scoring: advanced }), seats });
const room = withRound(lobby);
/** The first moment at which a guess is too late. */
const tooLate = OPENED + 60_000 + LATE_GRACE_MS;

function attemptOf({ progress }: Room, seat: SeatId): SeatAttempt | undefined {
  return findAttempt(attemptsIn(progress), seat);
}

const MOVES = [
  {
    name: 'move the slider',
    move: (at: Room, by: SeatMove) => {
      const found = findDraftedRound(at, by);
      return found.ok ? ok(at) : found;
    },
  },
  {
    name: 'open a hint',
    move: (at: Room, by: SeatMove) => unlockSeatHint(at, { ...by, hint: 'review' }),
  },
  {
    name: 'name the cast',
    move: (at: Room, by: SeatMove) => nameSeatCast(at, { ...by, slot: 0, name: 'Ada Quill', film }),
  },
  { name: 'guess', move: (at: Room, by: SeatMove) => placeGuess(at, { ...by, guess: tenths(60) }) },
] as const;

describe.each(MOVES)('a seat that tries to $name', ({ move }) => {
  test.each([
    { name: 'is unknown', at: room, by: { seat: seatId('unknown'), now }, refusal: 'not-seated' },
    { name: 'waits at the door', at: room, by: { seat: cy, now }, refusal: 'not-seated' },
    { name: 'is in a lobby', at: lobby, by: { seat: bo, now }, refusal: 'no-round' },
    {
      name: 'sits in a room that closed',
      at: endRoom(room, 'empty'),
      by: { seat: bo, now },
      refusal: 'room-closed',
    },
    {
      name: 'sees the result',
      at: afterRound(lobby, { [ana]: 70 }),
      by: { seat: bo, now },
      refusal: 'round-over',
    },
    {
      name: 'means another round',
      at: room,
      by: { seat: bo, now, roundId: 'round-0' },
      refusal: 'round-over',
    },
    {
      name: 'joined meanwhile',
      at: { ...room, seats: [...seats, aSeat('di')] },
      by: { seat: seatId('di'), now },
      refusal: 'not-in-round',
    },
    { name: 'is too late', at: room, by: { seat: bo, now: tooLate }, refusal: 'deadline-passed' },
  ] as const)('is refused if it $name', ({ at, by, refusal }) => {
    expect(move(at, by)).toEqual(refuse(refusal));
  });

  test('is accepted in its round, up to the last moment of grace', () => {
    expect(move(room, { seat: bo, now: tooLate - 1, roundId: 'round-film-1' }).ok).toBe(true);
  });

  test('is accepted at any time without a time limit', () => {
    const settings = someSettings({ timeLimit: 0, scoring: advanced });
    const untimed = withRound(aRoom({ settings }));
    expect(move(untimed, { seat: bo, now: OPENED + 10 ** 9 }).ok).toBe(true);
  });

  test('changes nothing for other seats', () => {
    const moved = taken(move(room, { seat: bo, now }));
    expect(attemptOf(moved, ana)).toEqual(attemptOf(room, ana));
    expect(moved.seats).toEqual(room.seats);
  });
});

describe('after the guess', () => {
  const guessed = withGuesses(room, { [bo]: 70 });
  const byDraft = advance(room, tooLate, NO_DRAFTS).room;

  test.each([
    { name: 'the slider', move: MOVES[0].move },
    { name: 'cast naming', move: MOVES[2].move },
    { name: 'another guess', move: MOVES[3].move },
  ])('the rules refuse $name', ({ move }) => {
    expect(move(guessed, { seat: bo, now })).toEqual(refuse('already-guessed'));
    expect(move(guessed, { seat: bo, now: tooLate })).toEqual(refuse('already-guessed'));
    expect(move(byDraft, { seat: bo, now })).toEqual(refuse('deadline-passed'));
  });

  test('the other hints open free of charge, each once', () => {
    const opened = taken(unlockSeatHint(guessed, { seat: bo, now: tooLate, hint: 'poster' }));
    expect(attemptOf(opened, bo)?.hints).toEqual({ ...LOCKED, poster: 'given' });
    const again = unlockSeatHint(opened, { seat: bo, now, hint: 'poster' });
    expect(again).toEqual(refuse('already-unlocked'));
  });
});

describe('a seat', () => {
  test('buys a hint', () => {
    const opened = taken(unlockSeatHint(room, { seat: bo, now, hint: 'overview' }));
    expect(attemptOf(opened, bo)?.hints).toEqual({ ...LOCKED, overview: 'bought' });
    expect(unlockSeatHint(opened, { seat: bo, now, hint: 'overview' })).toEqual(
      refuse('already-unlocked'),
    );
  });

  test('buys no hint if none is sold', () => {
    expect(unlockSeatHint(withRound(aRoom()), { seat: bo, now, hint: 'review' })).toEqual(
      refuse('no-hints'),
    );
  });

  test('names the cast', () => {
    const named = taken(nameSeatCast(room, { seat: bo, now, slot: 1, name: 'ada quill', film }));
    expect(attemptOf(named, bo)?.slots[1]).toMatchObject({ state: 'credited', name: 'Ada Quill' });
    const wrong = taken(nameSeatCast(named, { seat: bo, now, slot: 0, name: 'Nobody', film }));
    expect(attemptOf(wrong, bo)?.slots[0]).toEqual({ state: 'open', wrongNames: ['Nobody'] });
    expect(nameSeatCast(wrong, { seat: bo, now, slot: 1, name: 'Bo Stern', film })).toEqual(
      refuse('slot-closed'),
    );
  });

  test('can’t name the cast in a room without cast naming', () => {
    const command = { seat: bo, now, slot: 0, name: 'Ada Quill', film };
    expect(nameSeatCast(withRound(aRoom()), command)).toEqual(refuse('no-cast-naming'));
  });

  test('is scored by its guess, its hints and its cast names', () => {
    const bought = taken(unlockSeatHint(room, { seat: bo, now, hint: 'review' }));
    const named = taken(nameSeatCast(bought, { seat: bo, now, slot: 0, name: 'Ada Quill', film }));
    expect(attemptOf(withGuesses(named, { [bo]: 80 }, now), bo)).toMatchObject({
      guess: {
        value: 80,
        by: 'seat',
        at: now,
        score: { accuracy: 85, start: 100, spent: 50, credited: 25, total: 160 },
      },
    });
  });

  test('is not scored in the standings before the round is over', () => {
    expect(withGuesses(room, { [bo]: 77 }).seats).toEqual(room.seats);
  });
});

describe('a seat without a guess when its time is over', () => {
  test('is scored by its last draft', () => {
    const { room: over } = advance(room, tooLate, new Map([[bo, tenths(67)]]));
    expect(attemptOf(over, bo)?.guess).toEqual({
      value: 67,
      by: 'draft',
      at: OPENED + 60_000,
      score: { accuracy: 50, start: 100, spent: 0, credited: 0, total: 150 },
    });
  });

  test('gets no points if its slider was never moved', () => {
    expect(attemptOf(advance(room, tooLate, NO_DRAFTS).room, bo)?.guess).toEqual({
      value: undefined,
      by: 'draft',
      at: OPENED + 60_000,
      score: { accuracy: 0, start: 0, spent: 0, credited: 0, total: 0 },
    });
  });
});
