import { describe, expect, test } from 'vitest';
import { EMPTY_SLOTS } from '../../guessing/cast-slots.ts';
import { tenths } from '../../rating.ts';
import { LOCKED } from '../../testing/attempt-builder.ts';
import {
  ana,
  aRoom,
  aSeat,
  aWaitingSeat,
  bo,
  cy,
  nextFilmOf,
  OPENED,
  seatId,
  someSettings,
  taken,
  withGuesses,
  withRound,
  withStoredDraft,
} from '../../testing/room-builder.ts';
import type { Room } from '../room.ts';
import { type Drafts, NO_DRAFTS } from '../round.ts';
import { closeRound } from '../rounds/round-end.ts';
import { nameSeatCast, unlockSeatHint } from '../rounds/seat-moves.ts';
import type { SeatId } from '../seat.ts';
import { leaveSeat } from '../seats/leaving.ts';
import { viewOwnAttempt } from './view-attempt.ts';

const scoring = { advancedMode: false, allowHints: true, allowImage: false };
const seats = [aSeat('ana'), aSeat('bo', { allowance: 1.5 }), aWaitingSeat('cy')];
const lobby = aRoom({ settings: someSettings({ scoring }), seats });
const film = nextFilmOf(lobby);
const room = withRound(lobby);

function viewOwn(at: Room, seat: SeatId, drafts: Drafts = NO_DRAFTS) {
  return viewOwnAttempt(at, seat, { film, drafts });
}

describe('in an open round a seat sees', () => {
  test('its draft, its time, its points and what its hints opened', () => {
    const opened = taken(unlockSeatHint(room, { seat: bo, now: OPENED, hint: 'overview' }));
    expect(viewOwn(opened, bo, new Map([[bo, tenths(63)]]))).toMatchObject({
      roundId: 'round-film-1',
      hints: { ...LOCKED, overview: 'bought' },
      slots: EMPTY_SLOTS,
      draft: 63,
      timeMs: 90_000,
      pointsInHand: 75,
      film: { overview: film.overview, reviews: undefined, rating: undefined },
      guess: undefined,
      answer: undefined,
    });
  });

  test('the draft in its room, if the room was stored with drafts', () => {
    expect(viewOwn(withStoredDraft(room, bo, 61), bo)).toMatchObject({ draft: 61 });
  });

  test('no draft after the guess', () => {
    const guessed = withGuesses(room, { [bo]: 75 });
    expect(viewOwn(guessed, bo, new Map([[bo, tenths(63)]]))?.draft).toBeUndefined();
  });

  test('its own guess, but neither its score nor the answer before the round is over', () => {
    const guessed = withGuesses(room, { [bo]: 75 });
    expect(viewOwn(guessed, bo)).toMatchObject({
      guess: { value: 75, score: undefined },
      answer: undefined,
      film: { reviews: undefined, rating: undefined, id: undefined },
    });
    const over = taken(
      closeRound(guessed, { by: ana, now: OPENED, house: undefined, drafts: NO_DRAFTS }),
    );
    expect(viewOwn(over, bo)).toMatchObject({
      guess: { value: 75, score: { total: 190 } },
      answer: 77,
      film: { reviews: [{ author: 'back_row' }], rating: 77, id: 'film-1' },
    });
  });

  test('after its guess the hints that it opens free of charge', () => {
    const guessed = withGuesses(room, { [bo]: 75 });
    const opened = taken(unlockSeatHint(guessed, { seat: bo, now: OPENED, hint: 'review' }));
    expect(viewOwn(opened, bo)).toMatchObject({
      hints: { ...LOCKED, review: 'given' },
      pointsInHand: 100,
      film: { reviews: [{ author: 'back_row' }], overview: undefined, posterPath: undefined },
    });
    const over = taken(
      closeRound(opened, { by: ana, now: OPENED, house: undefined, drafts: NO_DRAFTS }),
    );
    expect(viewOwn(over, bo)?.guess?.score).toMatchObject({ spent: 0, total: 190 });
  });

  test('its wrong names and all other moves until the next round begins', () => {
    const naming = someSettings({ scoring: { ...scoring, advancedMode: true } });
    const open = withRound(aRoom({ settings: naming, seats }));
    const wrong = { seat: bo, now: OPENED, slot: 0, name: 'Nobody Known', film };
    const named = taken(nameSeatCast(open, wrong));
    const over = taken(
      closeRound(withGuesses(named, { [ana]: 70 }), {
        by: ana,
        now: OPENED,
        house: undefined,
        drafts: NO_DRAFTS,
      }),
    );
    expect(viewOwn(over, bo)).toMatchObject({
      slots: [{ state: 'open', wrongNames: ['Nobody Known'] }, {}, {}, {}],
      guess: { value: undefined, score: { total: 0 } },
      answer: 77,
      film: { rating: 77 },
    });
    expect(viewOwn(withRound(over), bo)).toMatchObject({ slots: EMPTY_SLOTS });
  });

  test('that its slider counted, if it did not submit', () => {
    const over = (guesses: Readonly<Record<string, number>>) =>
      taken(
        closeRound(withGuesses(room, guesses), {
          by: ana,
          now: OPENED,
          house: undefined,
          drafts: new Map([[bo, tenths(63)]]),
        }),
      );
    expect(viewOwn(over({ [ana]: 75 }), bo)?.guess).toMatchObject({ value: 63, isDraft: true });
    expect(viewOwn(over({ [ana]: 75, [bo]: 70 }), bo)?.guess).not.toHaveProperty('isDraft');
  });

  test('nothing more when another seat has guessed', () => {
    const guessed = withGuesses(room, { [ana]: 75 });
    expect(viewOwn(guessed, bo)).toEqual(viewOwn(room, bo));
  });

  test.each([
    { name: 'it waits', at: room, seat: cy },
    { name: 'it is unknown', at: room, seat: seatId('unknown') },
    { name: 'it is a lobby', at: lobby, seat: bo },
    {
      name: 'the game is over',
      at: aRoom({ seats, progress: { phase: 'over', rounds: 1 } }),
      seat: bo,
    },
    {
      name: 'it joined meanwhile',
      at: { ...room, seats: [...seats, aSeat('di')] },
      seat: seatId('di'),
    },
    {
      name: 'it left',
      at: taken(leaveSeat(withGuesses(room, { [bo]: 70 }), { seat: bo, now: OPENED })),
      seat: bo,
    },
  ])('nothing if $name', ({ at, seat }) => {
    expect(viewOwn(at, seat)).toBeUndefined();
  });
});
