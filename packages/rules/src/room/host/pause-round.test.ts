import { describe, expect, test } from 'vitest';
import { tenths } from '../../rating.ts';
import { ok, refuse } from '../../result.ts';
import { aFilm } from '../../testing/film-builder.ts';
import {
  afterRound,
  ana,
  aRoom,
  aSeat,
  bo,
  cy,
  nextFilmOf,
  OPENED,
  someSettings,
  taken,
  withGuesses,
  withRound,
} from '../../testing/room-builder.ts';
import type { Room } from '../room.ts';
import { NO_DRAFTS } from '../round.ts';
import { advance, nextDueAt, shiftDeadlines } from '../rounds/advance.ts';
import { closeRound } from '../rounds/round-end.ts';
import {
  findDraftedRound,
  nameSeatCast,
  placeGuess,
  unlockSeatHint,
} from '../rounds/seat-moves.ts';
import type { Presence } from '../seat.ts';
import { leaveSeat } from '../seats/leaving.ts';
import { decodeRoom, encodeRoom } from '../storage/room-storage.ts';
import { viewRoom } from '../view/view-room.ts';
import { pauseRound, resumeRound } from './pause-round.ts';
import { skipFilm } from './skip-film.ts';

const PAUSED = OPENED + 20_000;
const RESUMED = PAUSED + 300_000;
const away: Presence = { type: 'away', since: OPENED };

function roundIn({ progress }: Room) {
  if (progress.phase !== 'guessing') throw new Error('no round is open');
  return progress.round;
}

function commandFor(room: Room, by = ana) {
  return { by, roundId: roundIn(room).id };
}

function paused(room: Room, by = ana) {
  return taken(pauseRound(room, { ...commandFor(room, by), now: PAUSED }));
}

function resumed(room: Room, now = RESUMED, by = ana) {
  return taken(resumeRound(room, { ...commandFor(room, by), now }));
}

const open = withRound(
  aRoom({ seats: [aSeat('ana'), aSeat('bo', { allowance: 2 }), aSeat('cy')] }),
);

describe('pausing a round', () => {
  test('stops its time: nothing becomes due, however long the pause lasts', () => {
    const room = paused(open);
    expect(nextDueAt(room)).toBeUndefined();
    expect(advance(room, RESUMED, NO_DRAFTS)).toEqual({ room, wants: 'nothing' });
  });

  test('is visible to all viewers, with its time and the seat that paused', () => {
    const pause = { since: PAUSED, by: ana };
    for (const viewer of ['host', 'player', 'audience', 'stage'] as const) {
      const { progress } = viewRoom(paused(open), { version: 1, viewer });
      expect(progress).toMatchObject({ phase: 'guessing', round: { pause } });
    }
    const fromDoor = viewRoom(paused(open), { version: 1, viewer: 'door' });
    expect(fromDoor.progress).toEqual({ phase: 'lobby' });
  });

  test('refuses guesses, hints and cast names', () => {
    const settings = someSettings({
      scoring: { advancedMode: true, allowHints: true, allowImage: false },
    });
    const room = paused(withRound(aRoom({ settings })));
    const move = { seat: bo, now: PAUSED + 1 };
    const refusal = refuse('round-paused');
    expect(placeGuess(room, { ...move, guess: tenths(70) })).toEqual(refusal);
    expect(unlockSeatHint(room, { ...move, hint: 'poster' })).toEqual(refusal);
    const naming = { ...move, slot: 0, name: 'Amy Adams', film: aFilm() };
    expect(nameSeatCast(room, naming)).toEqual(refusal);
  });

  test('accepts drafts, however long the pause lasts', () => {
    const found = findDraftedRound(paused(open), { seat: bo, now: RESUMED });
    expect(found).toEqual(ok(roundIn(paused(open))));
  });

  test('refuses a second guess as already guessed', () => {
    const room = paused(withGuesses(open, { [bo]: 70 }));
    const again = { seat: bo, now: PAUSED + 1, guess: tenths(70) };
    expect(placeGuess(room, again)).toEqual(refuse('already-guessed'));
  });

  test('twice changes nothing', () => {
    const room = paused(open);
    expect(pauseRound(room, { ...commandFor(room), now: RESUMED })).toEqual(ok(room));
  });

  test('is allowed to the host and the deputy, in the open round that they name', () => {
    const command = { ...commandFor(open), now: PAUSED };
    expect(pauseRound(open, { ...command, by: bo })).toEqual(refuse('not-host'));
    expect(pauseRound({ ...open, deputy: bo }, { ...command, by: bo }).ok).toBe(true);
    expect(pauseRound(open, { ...command, roundId: 'another' })).toEqual(refuse('round-over'));
    const revealed = afterRound(aRoom(), { [ana]: 70, [bo]: 60 });
    expect(pauseRound(revealed, command)).toEqual(refuse('no-round'));
    const closed = { ...open, progress: { phase: 'closed', reason: 'empty' } } as const;
    expect(pauseRound(closed, command)).toEqual(refuse('room-closed'));
  });

  test('is refused once the round waits for no seat', () => {
    const guessed = withGuesses(open, { [ana]: 70, [bo]: 70, [cy]: 70 });
    const command = { ...commandFor(guessed), now: PAUSED };
    expect(pauseRound(guessed, command)).toEqual(refuse('round-over'));
  });

  test('is stored with the room', () => {
    expect(decodeRoom(encodeRoom(paused(open)))).toStrictEqual(ok(paused(open)));
  });

  test('is absent in a round that was stored before rounds could be paused', () => {
    const text = encodeRoom(open);
    expect(text).not.toContain('pause');
    expect(decodeRoom(text)).toStrictEqual(ok(open));
  });
});

describe('a paused round', () => {
  test('ends when the film is skipped, and the new film runs', () => {
    const film = nextFilmOf(open);
    const begins = { film, roundId: 'round-b', posterKey: 'key-b', now: RESUMED };
    const round = roundIn(taken(skipFilm(paused(open), { by: ana, ...begins })));
    expect(round).toMatchObject({ pause: undefined, deadline: RESUMED + 60_000 });
  });

  test('can be ended by the host, and its result has no pause', () => {
    const guessed = paused(withGuesses(open, { [bo]: 70 }));
    const { progress } = taken(
      closeRound(guessed, { by: ana, now: RESUMED, house: undefined, drafts: NO_DRAFTS }),
    );
    expect(progress.phase).toBe('revealed');
    expect('round' in progress && progress.round).not.toHaveProperty('pause');
    const byClock = closeRound(guessed, {
      by: 'clock',
      now: RESUMED,
      house: undefined,
      drafts: NO_DRAFTS,
    });
    expect(byClock).toEqual(refuse('round-open'));
  });

  test('can be resumed by the deputy while the host is away', () => {
    const seats = [aSeat('ana', { presence: away }), aSeat('bo'), aSeat('cy')];
    const left = { ...paused(open), seats };
    expect(nextDueAt(left)).toBe(OPENED + 30_000);
    const { room } = advance(left, OPENED + 30_000, NO_DRAFTS);
    expect(room.deputy).toBe(bo);
    expect(roundIn(resumed(room, RESUMED, bo)).pause).toBeUndefined();
  });

  test('can be resumed by the next host when the host leaves for good', () => {
    const left = taken(leaveSeat(paused(open), { seat: ana, now: PAUSED }));
    expect(left.host).toBe(bo);
    expect(roundIn(resumed(left, RESUMED, bo)).pause).toBeUndefined();
  });

  test('can be resumed by a late player if all its seats are away', () => {
    const late = aSeat('cy', { entry: { round: 2, score: 0 } });
    const round = paused(withRound(aRoom()));
    const seats = [aSeat('ana', { presence: away }), aSeat('bo', { presence: away }), late];
    const { room, wants } = advance({ ...round, seats }, OPENED + 60_000, NO_DRAFTS);
    expect(wants).toBe('nothing');
    expect(room.deputy).toBe(cy);
    const after = advance(resumed(room, RESUMED, cy), RESUMED, NO_DRAFTS);
    expect(after.wants).toBe('close-round');
  });

  test('is closed with its room after ten minutes without any player', () => {
    const seats = open.seats.map((seat) => ({ ...seat, presence: away }));
    const left = { ...paused(open), seats, emptySince: PAUSED };
    expect(nextDueAt(left)).toBe(PAUSED + 600_000);
    expect(advance(left, PAUSED + 600_000, NO_DRAFTS).room.progress).toEqual({
      phase: 'closed',
      reason: 'empty',
    });
  });
});

describe('resuming a paused round', () => {
  test('leaves each seat the time it had left, also a longer one of its own', () => {
    const round = roundIn(resumed(paused(open)));
    const pausedMs = RESUMED - PAUSED;
    expect(round).toMatchObject({
      pause: undefined,
      startedAt: OPENED + pausedMs,
      deadline: OPENED + pausedMs + 60_000,
    });
    const deadlines = round.attempts.map(({ deadline }) => deadline);
    expect(deadlines).toEqual([60_000, 120_000, 60_000].map((ms) => OPENED + pausedMs + ms));
  });

  test('accepts guesses again until the later deadline', () => {
    const room = resumed(paused(open));
    const late = { seat: ana, guess: tenths(70), now: RESUMED + 41_499 };
    expect(placeGuess(room, late).ok).toBe(true);
    expect(placeGuess(room, { ...late, now: RESUMED + 41_500 })).toEqual(refuse('deadline-passed'));
  });

  test('adds the time of an outage during the pause only once', () => {
    const shifted = shiftDeadlines(paused(open), 100_000);
    const left = (roundIn(shifted).deadline ?? 0) - (roundIn(shifted).pause?.since ?? 0);
    expect(left).toBe(40_000);
    expect(roundIn(resumed(shifted)).deadline).toBe(RESUMED + 40_000);
  });

  test('adds no time if another server’s clock is behind', () => {
    const room = resumed(paused(open), PAUSED - 400);
    expect(roundIn(room).deadline).toBe(roundIn(open).deadline);
  });

  test('works without a time limit', () => {
    const untimed = withRound(aRoom({ settings: someSettings({ timeLimit: 0 }) }));
    const round = roundIn(resumed(paused(untimed)));
    expect(round.deadline).toBeUndefined();
    expect(round.pause).toBeUndefined();
  });

  test('changes nothing without a pause, or a second time', () => {
    expect(resumeRound(open, { ...commandFor(open), now: RESUMED })).toEqual(ok(open));
    const once = resumed(paused(open));
    expect(resumeRound(once, { ...commandFor(once), now: RESUMED + 9 })).toEqual(ok(once));
  });

  test('is allowed to the host and the deputy', () => {
    const room = paused(open);
    expect(resumeRound(room, { ...commandFor(room, bo), now: RESUMED })).toEqual(
      refuse('not-host'),
    );
  });

  test('ends a round at once if all seats without a guess have gone', () => {
    const guessed = paused(withGuesses(open, { [ana]: 70, [cy]: 60 }));
    const left = taken(leaveSeat(guessed, { seat: bo, now: PAUSED + 1 }));
    expect(advance(left, RESUMED, NO_DRAFTS).wants).toBe('nothing');
    expect(advance(resumed(left), RESUMED, NO_DRAFTS).wants).toBe('close-round');
  });
});
