import { describe, expect, test } from 'vitest';
import { EMPTY_SLOTS } from '../../guessing/cast-slots.ts';
import { ok, refuse } from '../../result.ts';
import { LOCKED } from '../../testing/attempt-builder.ts';
import { aFilm, aReview } from '../../testing/film-builder.ts';
import {
  afterRound,
  ana,
  aRoom,
  aSeat,
  aWaitingSeat,
  bo,
  OPENED,
  someSettings,
  taken,
  withRound,
} from '../../testing/room-builder.ts';
import type { Room } from '../room.ts';
import { NO_TOTALS } from '../seat.ts';
import { finishGame, rematch, startRound } from './round-start.ts';

const now = OPENED + 5;
const film = aFilm({ id: 'film-9' });
const command = { by: ana, film, roundId: 'round-9', posterKey: 'key-9', now };
const room = aRoom();
const revealed = afterRound(room, { [ana]: 70, [bo]: 60 });
const closed = aRoom({ progress: { phase: 'closed', reason: 'empty' } });
const over = taken(finishGame(revealed, { by: ana, now }));

function going(before: Room, nextAt = now): Room {
  const { progress } = before;
  return progress.phase === 'revealed' ? { ...before, progress: { ...progress, nextAt } } : before;
}

describe('a round', () => {
  test('opens for all seated players', () => {
    const attempt = {
      hints: LOCKED,
      slots: EMPTY_SLOTS,
      deadline: now + 60_000,
      guess: undefined,
    };
    const away = aSeat('bo', { presence: { type: 'away', since: OPENED } });
    const seats = [aSeat('ana'), away, aWaitingSeat('cy')];
    expect(startRound(aRoom({ seats, drawn: ['film-1'] }), command)).toEqual(
      ok(
        aRoom({
          seats,
          drawn: ['film-1', 'film-9'],
          progress: {
            phase: 'guessing',
            round: {
              id: 'round-9',
              number: 1,
              filmId: 'film-9',
              answer: film.rating,
              reviewId: 'review-1',
              posterKey: 'key-9',
              startedAt: now,
              deadline: now + 60_000,
              attempts: [
                { seat: ana, ...attempt },
                { seat: bo, ...attempt },
              ],
              pause: undefined,
            },
          },
        }),
      ),
    );
  });

  test('has no deadline without a time limit, and a free poster if the settings say so', () => {
    const scoring = { advancedMode: false, allowHints: false, allowImage: true };
    const settings = someSettings({ timeLimit: 0, scoring });
    expect(taken(startRound(aRoom({ settings }), command)).progress).toMatchObject({
      round: {
        deadline: undefined,
        attempts: [
          { seat: ana, hints: { poster: 'given' }, deadline: undefined },
          { seat: bo, hints: { poster: 'given' }, deadline: undefined },
        ],
      },
    });
  });

  test('shows one of several reviews, by its number', () => {
    const reviews = ['first', 'second', 'third'].map((id) => aReview({ id }));
    const shown = [room, revealed].map((before) => {
      const { progress } = taken(startRound(before, { ...command, film: { ...film, reviews } }));
      return progress.phase === 'guessing' && progress.round.reviewId;
    });
    expect(shown).toEqual(['second', 'third']);
  });

  test('follows the one before', () => {
    expect(taken(startRound(revealed, command)).progress).toMatchObject({
      phase: 'guessing',
      round: { number: 2 },
    });
  });

  test.each([
    { name: 'another player does', at: room, by: bo, refusal: 'not-host' },
    { name: 'the room is closed', at: closed, by: ana, refusal: 'room-closed' },
    { name: 'another is open', at: withRound(room), by: ana, refusal: 'round-open' },
    { name: 'the game is over', at: over, by: ana, refusal: 'no-more-rounds' },
    {
      name: 'all were played',
      at: { ...revealed, settings: someSettings({ maxRounds: 1 }) },
      by: ana,
      refusal: 'no-more-rounds',
    },
    {
      name: 'there is one player',
      at: aRoom({ seats: [aSeat('ana'), aWaitingSeat('bo')] }),
      by: ana,
      refusal: 'too-few-players',
    },
    {
      name: 'the film was played',
      at: aRoom({ drawn: ['film-9'] }),
      by: ana,
      refusal: 'drawn-before',
    },
    {
      name: 'its time has not come',
      at: going(revealed, now + 1),
      by: 'clock',
      refusal: 'not-host',
    },
    { name: 'the host starts rounds', at: revealed, by: 'clock', refusal: 'not-host' },
    { name: 'it is a lobby', at: room, by: 'clock', refusal: 'not-host' },
  ] as const)('does not begin if $name', ({ at, by, refusal }) => {
    expect(startRound(at, { ...command, by })).toEqual(refuse(refusal));
  });

  test('begins by the clock when it is due, if a player is here', () => {
    expect(startRound(going(revealed), { ...command, by: 'clock' }).ok).toBe(true);
    const presence = { type: 'silent', since: OPENED } as const;
    const seats = revealed.seats.map((seat) => ({ ...seat, presence }));
    const alone = { ...going(revealed), seats };
    expect(startRound(alone, { ...command, by: 'clock' })).toEqual(refuse('not-host'));
  });
});

describe('a game', () => {
  test('can end after any round', () => {
    expect(over).toEqual({ ...revealed, progress: { phase: 'over', rounds: 1, endedAt: now } });
    expect(finishGame(going(revealed), { by: 'clock', now })).toEqual(ok(over));
  });

  test.each([
    { name: 'while a round is open', at: withRound(room), by: ana, refusal: 'round-open' },
    { name: 'before it began', at: room, by: ana, refusal: 'no-round' },
    { name: 'twice', at: over, by: ana, refusal: 'no-round' },
    { name: 'in a closed room', at: closed, by: ana, refusal: 'room-closed' },
    { name: 'at the command of another player', at: revealed, by: bo, refusal: 'not-host' },
    { name: 'before its time', at: going(revealed, now + 1), by: 'clock', refusal: 'not-host' },
  ] as const)('does not end $name', ({ at, by, refusal }) => {
    expect(finishGame(at, { by, now })).toEqual(refuse(refusal));
  });
});

describe('a rematch', () => {
  test('is a lobby with the same people, no points, and the same films counted as drawn', () => {
    const away = aSeat('bo', { presence: { type: 'away', since: OPENED } });
    const gone = aSeat('cy', { place: { state: 'gone', reason: 'removed' } });
    const totals = { score: 9, error: 9, exact: 9, spent: 9, beatHouse: 9 };
    const entry = { round: 2, score: 9 };
    const seats = [aSeat('ana'), away, gone].map((seat) => ({ ...seat, totals, entry }));
    const again = taken(rematch({ ...over, seats }, { by: ana, now }));
    expect(again).toEqual({
      ...over,
      game: 2,
      progress: { phase: 'lobby' },
      seats: [
        aSeat('ana'),
        { ...away, presence: { type: 'away', since: now } },
        { ...gone, entry: undefined, totals: NO_TOTALS },
      ],
    });
    expect(again.drawn).toEqual(['film-1']);
  });

  test.each([
    { name: 'during a game', at: revealed, by: ana, refusal: 'game-not-over' },
    { name: 'at the command of another player', at: over, by: bo, refusal: 'not-host' },
    { name: 'in a closed room', at: closed, by: ana, refusal: 'room-closed' },
  ] as const)('is refused $name', ({ at, by, refusal }) => {
    expect(rematch(at, { by, now })).toEqual(refuse(refusal));
  });
});
