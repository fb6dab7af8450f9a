import type { Film } from '../film/film.ts';
import { ANY_FILM } from '../film/film-filter.ts';
import { AVATAR_COUNT, nearestAvatar } from '../player/avatar.ts';
import { tenths } from '../rating.ts';
import type { Result } from '../result.ts';
import { DEFAULT_SETTINGS } from '../room/lobby-settings.ts';
import type { Newcomer } from '../room/open-room.ts';
import type { Room } from '../room/room.ts';
import { drawRoomCode } from '../room/room-code.ts';
import { NO_DRAFTS } from '../room/round.ts';
import { closeRound } from '../room/rounds/round-end.ts';
import { startRound } from '../room/rounds/round-start.ts';
import { placeGuess } from '../room/rounds/seat-moves.ts';
import { NO_TOTALS, type Seat, type SeatId } from '../room/seat.ts';
import { parseSessionName } from '../room/session-name.ts';
import { aFilm } from './film-builder.ts';

/** When the rooms of tests were opened. */
export const OPENED = 1_000_000;

export const ana = seatId('ana');
export const bo = seatId('bo');
export const cy = seatId('cy');

export function seatId(name: string): SeatId {
  return `room-1.${name}` as SeatId;
}

/** A player at the door. The account has the player's name, and the picture follows from its first letter. */
export function aNewcomer(name: string): Newcomer {
  const avatar = nearestAvatar((name.codePointAt(0) ?? 0) % AVATAR_COUNT);
  return { id: seatId(name), owner: `account-${name}`, name, avatar };
}

/** A player seated since the room was opened, and connected. */
export function aSeat(name: string, parts: Partial<Seat> = {}): Seat {
  return {
    ...aNewcomer(name),
    place: { state: 'seated', seatedAt: OPENED },
    presence: { type: 'here' },
    entry: { round: 1, score: 0 },
    totals: NO_TOTALS,
    allowance: 1,
    denials: undefined,
    sentOutIn: undefined,
    ...parts,
  };
}

/** A connected player at the door of the room. */
export function aWaitingSeat(name: string, parts: Partial<Seat> = {}): Seat {
  return aSeat(name, {
    place: { state: 'waiting', requestedAt: OPENED, byHand: false },
    entry: undefined,
    ...parts,
  });
}

/** A lobby for eight in which Ana, the host, and Bo are seated. */
export function aRoom(parts: Partial<Room> = {}): Room {
  return {
    id: 'room-1',
    code: drawRoomCode(new Uint8Array([1, 2, 3, 4, 5, 6])),
    name: taken(parseSessionName('Friday reels')),
    settings: someSettings(),
    filter: ANY_FILM,
    approval: 'by-itself',
    pace: 'by-hand',
    host: ana,
    deputy: undefined,
    seats: [aSeat('ana'), aSeat('bo')],
    barred: [],
    barredNetworks: [],
    drawn: [],
    skips: 0,
    game: 1,
    progress: { phase: 'lobby' },
    emptySince: undefined,
    createdAt: OPENED,
    ...parts,
  };
}

/** Eight players, ten rounds and a minute for each, but for what is said. */
export function someSettings(parts: Partial<Room['settings']> = {}): Room['settings'] {
  return { ...DEFAULT_SETTINGS, maxPlayers: 8, timeLimit: 60, ...parts };
}

/** The value, where a refusal would be a fault of the test. */
export function taken<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`refused: ${result.refusal}`);
  return result.value;
}

/** The room with its next round open, of a film that no round had before. */
export function withRound(room: Room, { now = OPENED, film = nextFilmOf(room) } = {}): Room {
  const roundId = `round-${film.id}`;
  return taken(startRound(room, { by: room.host, film, roundId, posterKey: 'poster-key', now }));
}

export function nextFilmOf(room: Room): Film {
  return aFilm({ id: `film-${room.drawn.length + 1}` });
}

/** The room with these guesses in its open round, in tenths. */
export function withGuesses(
  room: Room,
  guesses: Readonly<Record<SeatId, number>>,
  now = OPENED,
): Room {
  return (Object.entries(guesses) as [SeatId, number][]).reduce(
    (before, [seat, guess]) => taken(placeGuess(before, { seat, guess: tenths(guess), now })),
    room,
  );
}

/** The room as it was stored before drafts were kept beside it. */
export function withStoredDraft(room: Room, seat: SeatId, draft: number): Room {
  const { progress } = room;
  if (progress.phase !== 'guessing') throw new Error('no round is open');
  const attempts = progress.round.attempts.map((attempt) =>
    attempt.seat === seat ? { ...attempt, draft: tenths(draft) } : attempt,
  );
  return { ...room, progress: { ...progress, round: { ...progress.round, attempts } } };
}

/** The room after one whole round with these guesses. */
export function afterRound(room: Room, guesses: Readonly<Record<SeatId, number>>): Room {
  const guessed = withGuesses(withRound(room), guesses);
  return taken(
    closeRound(guessed, { by: room.host, now: OPENED, house: undefined, drafts: NO_DRAFTS }),
  );
}
