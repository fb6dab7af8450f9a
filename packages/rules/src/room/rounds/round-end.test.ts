import { describe, expect, test } from 'vitest';
import { tenths } from '../../rating.ts';
import { refuse } from '../../result.ts';
import {
  ana,
  aRoom,
  aSeat,
  aWaitingSeat,
  bo,
  cy,
  OPENED,
  someSettings,
  taken,
  withGuesses,
  withRound,
  withStoredDraft,
} from '../../testing/room-builder.ts';
import type { Room } from '../room.ts';
import { type Drafts, type House, NO_DRAFTS } from '../round.ts';
import type { Presence } from '../seat.ts';
import { closeRound, isRoundDue } from './round-end.ts';
import { unlockSeatHint } from './seat-moves.ts';

const now = OPENED + 30_000;
const away: Presence = { type: 'away', since: OPENED };
const silent: Presence = { type: 'silent', since: OPENED };
const scoring = { advancedMode: false, allowHints: true, allowImage: false };
const three = aRoom({
  settings: someSettings({ scoring }),
  seats: [aSeat('ana'), aSeat('bo'), aSeat('cy')],
});

function closed(room: Room, house?: House, drafts: Drafts = NO_DRAFTS): Room {
  return taken(closeRound(room, { by: room.host, now, house, drafts }));
}

function totalsOf(room: Room) {
  return room.seats.map((seat) => seat.totals);
}

describe('a round that is over', () => {
  const bought = taken(unlockSeatHint(withRound(three), { seat: bo, now, hint: 'review' }));
  const house = { rating: tenths(74), guesses: 5, score: 85 };
  const over = closed(withGuesses(bought, { [ana]: 77 }), house, new Map([[bo, tenths(67)]]));

  test('has a result for every seat', () => {
    const none = { accuracy: 0, start: 0, spent: 0, credited: 0, total: 0 };
    const locked = { poster: 'locked', overview: 'locked', review: 'locked' };
    expect(over.progress).toEqual({
      phase: 'revealed',
      nextAt: undefined,
      attempts: expect.anything(),
      round: {
        id: 'round-film-1',
        number: 1,
        filmId: 'film-1',
        answer: 77,
        reviewId: 'review-1',
        posterKey: 'poster-key',
        startedAt: OPENED,
        deadline: OPENED + 60_000,
        closedAt: now,
        house: { rating: 74, guesses: 5, score: 85 },
        results: [
          {
            seat: ana,
            guess: 77,
            score: { accuracy: 100, start: 100, spent: 0, credited: 0, total: 200 },
            distance: 0,
            hints: locked,
            credited: [],
            beatHouse: true,
          },
          {
            seat: bo,
            guess: 67,
            score: { accuracy: 50, start: 100, spent: 50, credited: 0, total: 100 },
            distance: 10,
            hints: { ...locked, review: 'bought' },
            credited: [],
            beatHouse: false,
          },
          {
            seat: cy,
            guess: undefined,
            score: none,
            distance: undefined,
            hints: locked,
            credited: [],
            beatHouse: false,
          },
        ],
      },
    });
  });

  test('keeps what each seat did until the next round begins', () => {
    if (over.progress.phase !== 'revealed') throw new Error('no result');
    expect(over.progress.attempts).toMatchObject([
      { seat: ana, guess: { value: 77, by: 'seat' } },
      { seat: bo, hints: { review: 'bought' }, guess: { value: 67, by: 'draft' } },
      { seat: cy, guess: { value: undefined, by: 'draft' } },
    ]);
    expect(withRound(over).progress).not.toHaveProperty('attempts');
  });

  test('has its scores in the totals', () => {
    expect(totalsOf(over)).toEqual([
      { score: 200, error: 0, exact: 1, spent: 0, beatHouse: 1 },
      { score: 100, error: 10, exact: 0, spent: 50, beatHouse: 0 },
      { score: 0, error: 100, exact: 0, spent: 0, beatHouse: 0 },
    ]);
    const twice = closed(withGuesses(withRound(over), { [bo]: 70 }));
    expect(totalsOf(twice)).toEqual([
      { score: 200, error: 100, exact: 1, spent: 0, beatHouse: 1 },
      { score: 265, error: 17, exact: 0, spent: 50, beatHouse: 0 },
      { score: 0, error: 200, exact: 0, spent: 0, beatHouse: 0 },
    ]);
  });

  test('does not count for a player who joins after it', () => {
    const late = aSeat('di', { entry: { round: 2, score: 0 } });
    const joined = { ...withRound(three), seats: [...three.seats, late] };
    const { seats } = closed(withGuesses(joined, { [ana]: 77, [bo]: 77, [cy]: 70 }));
    expect(seats.at(-1)).toMatchObject({
      entry: { round: 2, score: 165 },
      totals: { score: 165, error: 100 },
    });
  });

  test('counts as one without a guess for a player who was removed', () => {
    const removed = aSeat('di', { place: { state: 'gone', reason: 'removed' } });
    const room = { ...withRound(three), seats: [...three.seats, removed] };
    expect(totalsOf(closed(withGuesses(room, { [ana]: 77 }))).at(-1)?.error).toBe(100);
  });

  test('does not count for a player who waits at the door, or left before playing', () => {
    const gone = { place: { state: 'gone', reason: 'removed' } } as const;
    const late = aSeat('di', { ...gone, entry: { round: 2, score: 0 } });
    const others = [late, aWaitingSeat('ed')];
    const room = { ...withRound(three), seats: [...three.seats, ...others] };
    expect(closed(withGuesses(room, { [ana]: 77 })).seats.slice(3)).toEqual(others);
  });

  test('is followed after 12 seconds if rounds follow automatically', () => {
    const paced = { ...withGuesses(withRound(three), { [ana]: 77 }), pace: 'by-itself' } as const;
    expect(closed(paced).progress).toMatchObject({ nextAt: now + 12_000 });
  });
});

test.each([
  { name: 'strictly closer than the House', guess: 75, house: 80, beatHouse: true },
  { name: 'as close as the House', guess: 74, house: 80, beatHouse: false },
  { name: 'farther than the House', guess: 70, house: 80, beatHouse: false },
])('a seat that is $name beats it: $beatHouse', ({ guess, house, beatHouse }) => {
  const room = closed(withGuesses(withRound(three), { [ana]: guess }), {
    rating: tenths(house),
    guesses: 9,
    score: 85,
  });
  expect(room.progress).toMatchObject({ round: { results: [{ seat: ana, beatHouse }, {}, {}] } });
  expect(room.seats[0]?.totals.beatHouse).toBe(beatHouse ? 1 : 0);
});

describe('a seat without a guess', () => {
  const stored = withStoredDraft(withGuesses(withRound(three), { [ana]: 77 }), bo, 67);

  test('is scored by the draft in its room, if the room was stored with drafts', () => {
    const { progress } = closed(stored);
    if (progress.phase !== 'revealed') return expect.unreachable(progress.phase);
    expect(progress.round.results[1]).toMatchObject({ seat: bo, guess: 67 });
    expect(progress.attempts[1]).not.toHaveProperty('draft');
  });

  test('is scored by the draft beside the room if there are both', () => {
    const { progress } = closed(stored, undefined, new Map([[bo, tenths(70)]]));
    if (progress.phase !== 'revealed') return expect.unreachable(progress.phase);
    expect(progress.round.results[1]).toMatchObject({ seat: bo, guess: 70 });
  });
});

describe('a round is closed', () => {
  const guessed = withGuesses(withRound(three), { [bo]: 70 });

  test.each([
    { name: 'by another player', at: guessed, by: bo, refusal: 'not-host' },
    { name: 'before any guess', at: withRound(three), by: ana, refusal: 'nobody-guessed' },
    { name: 'when there is none', at: three, by: ana, refusal: 'no-round' },
    { name: 'twice', at: closed(guessed), by: ana, refusal: 'no-round' },
    { name: 'by the clock before it is due', at: guessed, by: 'clock', refusal: 'round-open' },
  ] as const)('not $name', ({ at, by, refusal }) => {
    expect(closeRound(at, { by, now, house: undefined, drafts: NO_DRAFTS })).toEqual(
      refuse(refusal),
    );
  });

  test('by the clock without a guess, if it waits for no seat', () => {
    const room = withRound(three);
    if (room.progress.phase !== 'guessing') throw new Error('no round');
    const progress = { ...room.progress, round: { ...room.progress.round, attempts: [] } };
    const command = { by: 'clock', now, house: undefined, drafts: NO_DRAFTS } as const;
    expect(closeRound({ ...room, progress }, command).ok).toBe(true);
  });
});

describe('a round that can be closed at once', () => {
  function withPresence(room: Room, presences: readonly Presence[]): Room {
    const seats = room.seats.map((seat, nth) => ({
      ...seat,
      presence: presences[nth] ?? seat.presence,
    }));
    return { ...room, seats };
  }
  const here: Presence = { type: 'here' };
  const one = withGuesses(withRound(three), { [ana]: 70 });
  const all = withGuesses(one, { [bo]: 70, [cy]: 70 });

  test.each([
    { name: 'all have guessed', room: all, isDue: true },
    {
      name: 'all have guessed and are away',
      room: withPresence(all, [away, away, away]),
      isDue: true,
    },
    { name: 'the others are away', room: withPresence(one, [here, away, away]), isDue: true },
    {
      name: 'another is silent for a moment',
      room: withPresence(one, [here, away, silent]),
      isDue: false,
    },
    { name: 'another is here', room: withPresence(one, [here, here, away]), isDue: false },
    { name: 'all seats are away', room: withPresence(one, [away, away, away]), isDue: false },
    { name: 'it is a lobby', room: three, isDue: false },
  ])('waits for no seat if $name: $isDue', ({ room, isDue }) => {
    expect(isRoundDue(room)).toBe(isDue);
  });

  test('does not wait for players who joined meanwhile or left', () => {
    const late = aSeat('di', { entry: { round: 2, score: 0 } });
    const gone = aSeat('cy', { place: { state: 'gone', reason: 'left' } });
    const room = withPresence(one, [here, away, away]);
    const seats = [...room.seats.slice(0, 2), gone, late];
    expect(isRoundDue({ ...room, seats })).toBe(true);
  });
});
