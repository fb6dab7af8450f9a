import * as v from 'valibot';
import { ALLOWANCES } from '../../allowance.ts';
import { filmFilterSchema, ratingSchema } from '../../film/saved-schemas.ts';
import { castSlotsSchema, hintStatesSchema } from '../../guessing/attempt-schemas.ts';
import { ok, type Result, refuse } from '../../result.ts';
import { lobbySettingsSchema } from '../lobby-settings.ts';
import type { Room, RoomProgress } from '../room.ts';
import { resultsOf } from '../rounds/round-end.ts';
import {
  approvalSchema,
  closingReasonSchema,
  denialReasonSchema,
  faceSchema,
  houseSchema,
  leavingReasonSchema,
  numberSchema,
  orUndefined,
  paceSchema,
  pauseSchema,
  resultSchema,
  roomCodeSchema,
  scoreSchema,
  seatIdSchema,
  sessionNameSchema,
} from './room-schemas.ts';

const ROOM_VERSION = 1;

const placeSchema = v.variant('state', [
  v.object({ state: v.literal('waiting'), requestedAt: numberSchema, byHand: v.boolean() }),
  v.object({ state: v.literal('seated'), seatedAt: numberSchema }),
  v.object({
    state: v.literal('denied'),
    reason: denialReasonSchema,
  }),
  v.object({
    state: v.literal('gone'),
    reason: leavingReasonSchema,
    byHand: v.exactOptional(v.literal(true)),
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
  avatar: faceSchema,
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
  // Both are absent in rooms that were stored before denials were counted.
  denials: orUndefined(v.object({ count: numberSchema, lastAt: numberSchema })),
  sentOutIn: orUndefined(numberSchema),
  network: v.exactOptional(v.string()),
});

const guessSchema = v.object({
  value: orUndefined(ratingSchema),
  by: v.picklist(['seat', 'draft']),
  at: numberSchema,
  score: scoreSchema,
});

const attemptFacts = {
  seat: seatIdSchema,
  hints: hintStatesSchema,
  slots: castSlotsSchema,
  deadline: orUndefined(numberSchema),
};

const attemptSchema = v.object({
  ...attemptFacts,
  guess: orUndefined(guessSchema),
  // Only in rooms that were stored when drafts were part of them.
  draft: v.exactOptional(ratingSchema),
});

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

const closedRoundFacts = {
  ...roundFacts,
  closedAt: numberSchema,
  house: orUndefined(houseSchema),
};

const revealedSchema = v.pipe(
  v.object({
    phase: v.literal('revealed'),
    round: v.object({ ...closedRoundFacts, attempts: listOfAttempts(settledSchema) }),
    nextAt: orUndefined(numberSchema),
  }),
  v.transform(({ round, ...progress }) => {
    const { attempts, ...facts } = round;
    return { ...progress, round: { ...facts, results: resultsOf(round) }, attempts };
  }),
);

/** The earlier form, with the results of each seat. */
const revealedWithResultsSchema = v.object({
  phase: v.literal('revealed'),
  round: v.object({ ...closedRoundFacts, results: v.array(resultSchema) }),
  attempts: listOfAttempts(settledSchema),
  nextAt: orUndefined(numberSchema),
});

const progressSchema = v.variant('phase', [
  v.object({ phase: v.literal('lobby') }),
  v.object({
    phase: v.literal('guessing'),
    round: v.object({
      ...roundFacts,
      attempts: listOfAttempts(attemptSchema),
      pause: orUndefined(pauseSchema),
    }),
  }),
  revealedSchema,
  revealedWithResultsSchema,
  v.object({
    phase: v.literal('over'),
    rounds: numberSchema,
    endedAt: v.exactOptional(numberSchema),
  }),
  v.object({
    phase: v.literal('closed'),
    reason: closingReasonSchema,
  }),
]);

const roomFields = v.object({
  id: v.string(),
  code: roomCodeSchema,
  name: sessionNameSchema,
  settings: lobbySettingsSchema,
  filter: filmFilterSchema,
  approval: approvalSchema,
  pace: paceSchema,
  host: seatIdSchema,
  deputy: orUndefined(seatIdSchema),
  seats: v.array(seatSchema),
  barred: v.array(v.string()),
  // Absent in rooms that were stored before walk-ins.
  barredNetworks: v.optional(v.array(v.string()), []),
  drawn: v.array(v.string()),
  // Absent in rooms that were stored before films could be skipped.
  skips: v.optional(numberSchema, 0),
  game: numberSchema,
  // Rooms were always stored with this key, and servers of two versions share a store.
  stage: progressSchema,
  emptySince: orUndefined(numberSchema),
  createdAt: numberSchema,
});

const roomSchema = v.pipe(
  roomFields,
  v.transform(({ stage: progress, ...room }) => ({ ...room, progress })),
);

const storedSchema = v.object({ version: v.literal(ROOM_VERSION), room: roomSchema });

/** The room as text for the store. */
export function encodeRoom(room: Room): string {
  return JSON.stringify({ version: ROOM_VERSION, room: writtenRoom(room) });
}

/**
 * Reads what {@link encodeRoom} wrote. Anything else is refused as a whole. Earlier versions of the server stored
 * changes of a room separately, as JSON merge patches: these are applied in their order.
 */
export function decodeRoom(
  text: string,
  changes: readonly string[] = [],
): Result<Room, 'unreadable'> {
  try {
    const stored = changes.reduce<unknown>(
      (before, change) => withPatch(before, { room: JSON.parse(change) }),
      JSON.parse(text),
    );
    const parsed = v.safeParse(storedSchema, stored, { abortEarly: true });
    return parsed.success ? ok(parsed.output.room) : refuse('unreadable');
  } catch {
    return refuse('unreadable');
  }
}

/** As RFC 7396. Lists are patched by place, as objects are by name. */
function withPatch(value: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const copy: unknown = Array.isArray(value) ? [...value] : isObject(value) ? { ...value } : {};
  const patched = copy as Record<string, unknown>;
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) delete patched[name];
    else patched[name] = withPatch(patched[name], change);
  }
  return patched;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function writtenRoom({ progress, ...room }: Room) {
  return { ...room, stage: writtenProgress(progress) };
}

/** The results of a round follow from its attempts, so they are not stored. */
function writtenProgress(progress: RoomProgress) {
  if (progress.phase !== 'revealed') return progress;
  const { round, attempts, ...facts } = progress;
  const { results: _, ...ofRound } = round;
  return { ...facts, round: { ...ofRound, attempts } };
}

function listOfAttempts<S extends v.GenericSchema>(attemptSchema: S) {
  return v.pipe(v.unknown(), v.transform(listBySeat), v.array(attemptSchema));
}

/** Attempts were once stored by the ids of their seats. */
function listBySeat(attempts: unknown): unknown {
  if (!isObject(attempts)) return attempts;
  return Object.entries(attempts).map(([seat, facts]) => ({ ...(facts as object), seat }));
}
