import * as v from 'valibot';
import { filmFilterSchema } from '../../film/saved-schemas.ts';
import { ok, type Result, refuse } from '../../result.ts';
import { lobbySettingsSchema } from '../lobby-settings.ts';
import type { Room, RoomProgress } from '../room.ts';
import { resultsOf } from '../rounds/round-end.ts';
import {
  approvalSchema,
  attemptSchema,
  closingReasonSchema,
  houseSchema,
  numberSchema,
  orUndefined,
  paceSchema,
  pauseSchema,
  resultSchema,
  roomCodeSchema,
  roundFactsSchema,
  seatIdSchema,
  seatSchema,
  sessionNameSchema,
  settledSchema,
} from './room-schemas.ts';

const ROOM_VERSION = 1;

const closedRoundFacts = {
  ...roundFactsSchema.entries,
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
      ...roundFactsSchema.entries,
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

/** Several players in one game after another, from the lobby to the podium. Times are the server's, in milliseconds. */
export const roomFieldsSchema = v.object({
  id: v.string(),
  code: roomCodeSchema,
  name: sessionNameSchema,
  settings: lobbySettingsSchema,
  filter: filmFilterSchema,
  approval: approvalSchema,
  pace: paceSchema,
  host: seatIdSchema,
  /** The seat with the controls while the host is absent. */
  deputy: orUndefined(seatIdSchema),
  /** In the order of their first requests. */
  seats: v.array(seatSchema),
  /** Owners who cannot come back. */
  barred: v.array(v.string()),
  /**
   * Marks of networks from which a walk-in was barred. The host decides on each new walk-in from there. Absent in rooms
   * that were stored before walk-ins.
   */
  barredNetworks: v.optional(v.array(v.string()), []),
  /** Ids of the films of all its games. */
  drawn: v.array(v.string()),
  /** Films skipped in the current game, see `skipFilm`. Absent in rooms that were stored before films could be skipped. */
  skips: v.optional(numberSchema, 0),
  /** 1 for the first game, and one more after each rematch. */
  game: numberSchema,
  /** Since when no seat has been here; undefined while one is. */
  emptySince: orUndefined(numberSchema),
  createdAt: numberSchema,
});

const roomSchema = v.pipe(
  // Rooms were always stored with this key, and servers of two versions share a store.
  v.object({ ...roomFieldsSchema.entries, stage: progressSchema }),
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
