import * as v from 'valibot';
import { castSlotsSchema, hintStatesSchema } from '../attempt-schemas.ts';
import { AVATAR_COUNT, type Avatar } from '../avatar.ts';
import { ok, type Result, refuse } from '../result.ts';
import { filmFilterSchema, ratingSchema } from '../saved-schemas.ts';
import { checkLobbySettings } from './lobby-settings.ts';
import type { Room } from './room.ts';
import { parseRoomCode, type RoomCode } from './room-code.ts';
import type { ClosedRound } from './round.ts';
import { ALLOWANCES, type SeatId } from './seat.ts';
import type { SessionName } from './session-name.ts';

const ROOM_VERSION = 1;

const seatIdSchema = v.pipe(
  v.string(),
  v.transform((id) => id as SeatId),
);

const numberSchema = v.pipe(v.number(), v.finite());

const placeSchema = v.variant('state', [
  v.object({ state: v.literal('waiting'), requestedAt: numberSchema, byHand: v.boolean() }),
  v.object({ state: v.literal('seated'), seatedAt: numberSchema }),
  v.object({
    state: v.literal('denied'),
    reason: v.picklist(['by-host', 'full', 'too-late', 'barred', 'closed']),
  }),
  v.object({
    state: v.literal('gone'),
    reason: v.picklist(['left', 'removed', 'barred', 'freed', 'withdrawn']),
  }),
]);

const presenceSchema = v.variant('type', [
  v.object({ type: v.literal('here') }),
  v.object({ type: v.literal('silent'), since: numberSchema }),
  v.object({ type: v.literal('away'), since: numberSchema }),
]);

const seatSchema = v.object({
  id: seatIdSchema,
  owner: v.string(),
  name: v.string(),
  avatar: v.custom<Avatar>(
    (value) => Number.isInteger(value) && 0 <= Number(value) && Number(value) < AVATAR_COUNT,
  ),
  place: placeSchema,
  presence: presenceSchema,
  entry: orUndefined(v.object({ round: numberSchema, score: numberSchema })),
  totals: v.object({
    score: numberSchema,
    error: numberSchema,
    exact: numberSchema,
    spent: numberSchema,
    beatHouse: numberSchema,
  }),
  allowance: v.picklist(ALLOWANCES),
});

const scoreSchema = v.object({
  accuracy: numberSchema,
  start: numberSchema,
  spent: numberSchema,
  credited: numberSchema,
  total: numberSchema,
});

const guessSchema = v.object({
  value: orUndefined(ratingSchema),
  by: v.picklist(['seat', 'draft']),
  at: numberSchema,
  score: scoreSchema,
});

const attemptFacts = {
  hints: hintStatesSchema,
  slots: castSlotsSchema,
  draft: orUndefined(ratingSchema),
  deadline: orUndefined(numberSchema),
};

const attemptSchema = v.object({ ...attemptFacts, guess: orUndefined(guessSchema) });

const settledSchema = v.object({ ...attemptFacts, guess: guessSchema });

const roundFacts = {
  id: v.string(),
  number: numberSchema,
  filmId: v.string(),
  answer: ratingSchema,
  reviewId: v.string(),
  posterKey: v.string(),
  startedAt: numberSchema,
  deadline: orUndefined(numberSchema),
};

const resultSchema = v.object({
  seat: seatIdSchema,
  guess: orUndefined(ratingSchema),
  score: scoreSchema,
  distance: orUndefined(numberSchema),
  hints: hintStatesSchema,
  credited: v.array(v.string()),
  beatHouse: v.boolean(),
});

const houseSchema = v.object({ rating: ratingSchema, guesses: numberSchema, score: numberSchema });

const closedRoundSchema = v.object({
  ...roundFacts,
  closedAt: numberSchema,
  results: v.array(resultSchema),
  house: orUndefined(houseSchema),
});

const stageSchema = v.variant('phase', [
  v.object({ phase: v.literal('lobby') }),
  v.object({
    phase: v.literal('guessing'),
    round: v.object({ ...roundFacts, attempts: v.record(v.string(), attemptSchema) }),
  }),
  v.object({
    phase: v.literal('revealed'),
    round: closedRoundSchema,
    attempts: v.record(v.string(), settledSchema),
    nextAt: orUndefined(numberSchema),
  }),
  v.object({ phase: v.literal('over'), rounds: numberSchema }),
  v.object({
    phase: v.literal('closed'),
    reason: v.picklist(['by-host', 'empty', 'expired']),
  }),
]);

const roomSchema = v.object({
  id: v.string(),
  code: v.custom<RoomCode>((value) => typeof value === 'string' && parseRoomCode(value) === value),
  // Checked when the room was opened; a list of swear words that has grown since closes no room.
  name: v.pipe(
    v.string(),
    v.transform((name) => name as SessionName),
  ),
  settings: v.pipe(
    v.object({
      maxPlayers: numberSchema,
      maxRounds: numberSchema,
      timeLimit: numberSchema,
      scoring: v.object({
        advancedMode: v.boolean(),
        allowHints: v.boolean(),
        allowImage: v.boolean(),
      }),
      isAudienceSession: v.boolean(),
    }),
    v.check((settings) => checkLobbySettings(settings).ok),
  ),
  filter: filmFilterSchema,
  approval: v.picklist(['by-itself', 'by-hand']),
  pace: v.picklist(['by-hand', 'by-itself']),
  host: seatIdSchema,
  deputy: orUndefined(seatIdSchema),
  seats: v.array(seatSchema),
  barred: v.array(v.string()),
  drawn: v.array(v.string()),
  game: numberSchema,
  stage: stageSchema,
  emptySince: orUndefined(numberSchema),
  createdAt: numberSchema,
});

/** The room as text, to be kept. */
export function encodeRoom(room: Room): string {
  return JSON.stringify({ version: ROOM_VERSION, room });
}

/** What leads from one version of a room to a later one, as text: short where little has changed. */
export function encodeChange(before: Room, after: Room): string {
  return JSON.stringify(changeBetween(before, after) ?? {});
}

/**
 * Reads what {@link encodeRoom} wrote, with what {@link encodeChange} wrote of it since, in that order; anything else
 * is refused as a whole.
 */
export function decodeRoom(
  text: string,
  changes: readonly string[] = [],
): Result<Room, 'unreadable'> {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isPlain(stored)) return refuse('unreadable');
    const room = changes.reduce<unknown>(
      (before, change) => withChange(before, JSON.parse(change)),
      stored.room,
    );
    const parsed = v.safeParse(versioned({ room: roomSchema }), { ...stored, room }, QUICKLY);
    return parsed.success ? ok(parsed.output.room) : refuse('unreadable');
  } catch {
    return refuse('unreadable');
  }
}

type Plain = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Of two values that share what is the same in them; undefined for no change. @see RFC 7396, JSON merge patch */
function changeBetween(before: Plain, after: Plain): Plain | undefined {
  const change: Record<string, unknown> = {};
  let isAny = false;
  const note = (key: string, value: unknown) => {
    change[key] = value;
    isAny = true;
  };
  for (const key of Object.keys(after)) {
    const [earlier, later] = [before[key], after[key]];
    if (earlier === later) continue;
    const isInside = isPlain(earlier) && isPlain(later);
    const inside = isInside ? changeBetween(earlier, later) : (later ?? null);
    if (inside !== undefined) note(key, inside);
  }
  for (const key of Object.keys(before)) {
    if (before[key] !== undefined && !(key in after)) note(key, null);
  }
  return isAny ? change : undefined;
}

function withChange(value: unknown, change: unknown): unknown {
  if (!isPlain(change)) return change;
  const changed: Record<string, unknown> = isPlain(value) ? { ...value } : {};
  for (const [key, inside] of Object.entries(change)) {
    if (inside === null) delete changed[key];
    else changed[key] = withChange(changed[key], inside);
  }
  return changed;
}

/** A round that is over as text: the room goes on to the next one, the recap comes back to it. */
export function encodeClosedRound(round: ClosedRound): string {
  return JSON.stringify({ version: ROOM_VERSION, round });
}

/** Reads what {@link encodeClosedRound} wrote; anything else is refused as a whole. */
export function decodeClosedRound(text: string): Result<ClosedRound, 'unreadable'> {
  const parsed = parse(text, { round: closedRoundSchema });
  return parsed.success ? ok(parsed.output.round) : refuse('unreadable');
}

const QUICKLY = { abortEarly: true } as const;

function parse<E extends v.ObjectEntries>(text: string, entries: E) {
  const schema = v.pipe(v.string(), v.parseJson(), versioned(entries));
  return v.safeParse(schema, text, QUICKLY);
}

function versioned<E extends v.ObjectEntries>(entries: E) {
  return v.object({ version: v.literal(ROOM_VERSION), ...entries });
}

/** In JSON, what is undefined is not there. */
function orUndefined<S extends v.GenericSchema>(schema: S) {
  return v.optional(schema, () => undefined);
}
