import type { Rating } from '@outoften/rules/rating';
import { findSeat } from '@outoften/rules/room/room';
import type { CommandType, RoomCommand } from '@outoften/rules/room/room-command';
import type { SeatId } from '@outoften/rules/room/seat';
import type { SeatSight } from '@outoften/rules/room/wire/room-message';
import { ERROR_CODES, type ErrorCode } from '@outoften/server/src/platform/error-code.ts';
import type { Chance } from './chance.ts';
import { findBeyondDoor, findInDoorText } from './door-view.ts';
import type { DraftRecord } from './draft-record.ts';
import { fieldOf } from './every-field.ts';
import type { GameRecord } from './game-record.ts';
import { ASKED, type OperationName } from './operations.ts';
import type { Person } from './person.ts';
import type { SimulatedServer, Workshop } from './simulated-server.ts';
import { demand } from './violation.ts';

/** The values of an operation's arguments, by their names. */
export type Variables = Readonly<Record<string, unknown>>;

/** A request of a person. */
export type Request = Readonly<{ by: Person; operation: OperationName; variables: Variables }>;

/** A request that may also come from a client without an account. */
export type AnyonesRequest = Omit<Request, 'by'> & Readonly<{ by: Person | undefined }>;

/** Returns a request with a command, as the web app sends it. */
export function byCommand(command: RoomCommand): Omit<Request, 'by'> {
  return { operation: 'commandRoom', variables: { command } };
}

/** Returns the operation, or the type of its command. */
export function actOf({ operation, variables }: Omit<AnyonesRequest, 'by'>) {
  const { command } = variables as Readonly<{ command?: RoomCommand }>;
  return command?.type ?? operation;
}

export type Answer = Readonly<{
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes, looked into by who asked
  data: any;
  codes: readonly string[];
}>;

export type AskingParts = Readonly<{
  server: SimulatedServer;
  record: GameRecord;
  drafts: DraftRecord;
  chance: Chance;
  workshop: Workshop;
  note: (text: string) => void;
  /** Notes the name of each operation that is granted. */
  noteUse: (name: string) => void;
}>;

/** Codes that no request in the schema may get. */
const FORBIDDEN_CODES: readonly ErrorCode[] = [
  'INTERNAL',
  'UNAVAILABLE',
  'SESSION_BUSY',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'QUERY_TOO_COMPLEX',
];

/** What only the host or the deputy may do: operations, and types of commands. */
const LEADING: readonly (OperationName | CommandType)[] = [
  'createSessionRound',
  'deleteSession',
  'removePlayer',
  'updatePublicSession',
  'updateSessionRound',
  'approve',
  'deny',
  'remove',
  'letBackIn',
  'change',
  'start',
  'end',
  'skip',
  'pause',
  'resume',
  'finish',
  'rematch',
  'close',
];

/** What may be done in a closed room, or ends it. */
const ENDING: readonly (OperationName | CommandType)[] = [
  'leaveSession',
  'deleteSession',
  'leave',
  'close',
];

/** Operations that change no room, so a closed room grants them. */
const LEAVING_ALONE: readonly OperationName[] = [
  ...ASKED.query,
  'createOutOfTenSession',
  'drawMovie',
  'mergeDailyResults',
  'resumeSession',
  'updatePlayer',
];

/**
 * Operations that also answer people at the door: films for a solo player, and the parts of a room that its code shows.
 */
const OPEN_TO_ALL: readonly OperationName[] = [
  'drawMovie',
  'getMovieDle',
  'mergeDailyResults',
  'movie',
  'openInvitation',
];

/** Sends one document and searches the answer. */
export async function ask(
  { by, operation, variables, query }: AnyonesRequest & Readonly<{ query: string }>,
  { server, record, workshop }: AskingParts,
): Promise<Answer> {
  const before = record.version();
  const { guess_value, rating, session_code, as_audience } = fieldsSent(variables);
  if (by && guess_value !== undefined) by.sent.add(Math.round(Number(guess_value) * 10));
  if (by && rating !== undefined) by.sent.add(Number(rating));
  const isJoining = session_code !== undefined && as_audience !== false;
  if (by && isJoining) record.noteJoining(by.caller.owner);
  const caller = by?.caller ?? ({ type: 'anonymous' } as const);
  const text = JSON.stringify(await server.answer({ query, variables, caller }));
  const { data, errors = [] } = JSON.parse(text);
  // biome-ignore lint/suspicious/noExplicitAny: as it came
  const codes: ErrorCode[] = errors.map((error: any) => error.extensions.code);
  for (const code of codes) {
    const isRight = ERROR_CODES.includes(code) && !FORBIDDEN_CODES.includes(code);
    demand(isRight, () => `${operation} answers ${text}`);
  }
  record.tally.requests += 1;
  if (codes.length > 0) record.tally.refusals += 1;
  if (!record.isOpen()) return { data, codes };
  const owner = by?.caller.owner;
  const reader = { owner, connection: by?.connection, sent: by?.sent ?? new Set() };
  record.search(text, reader, record.hiddenSince(before));
  const isStage = variables.stage_key === record.hiddenNow().stageKey;
  const isForAll = OPEN_TO_ALL.includes(operation);
  if (!isForAll && !isStage && record.isAtDoor(owner, before)) {
    const { schema } = workshop.executor;
    const kind = ASKED.query.some((name) => name === operation) ? 'query' : 'mutation';
    const field = fieldOf({ schema, operation: kind, name: operation });
    searchAtDoor({ text, value: data?.[operation], field, by }, record);
  }
  return { data, codes };
}

/** An answer or event, for a person without a place in the room. */
export type ToldAtDoor = Readonly<{
  text: string;
  value: unknown;
  field: ReturnType<typeof fieldOf>;
  by: Person | undefined;
}>;

/** Throws Violation if a text for a person without a place in the room shows more than the door may see. */
export function searchAtDoor({ text, value, field, by }: ToldAtDoor, record: GameRecord): void {
  record.tally.atDoor += 1;
  const door = record.doorOf(by);
  const found =
    findBeyondDoor(value, field, door) ?? findInDoorText(text, record.hiddenNow(), door);
  demand(found === undefined, () => `at the door ${found}: ${text}`);
}

/** Returns the fields that are sent, as arguments, in an input or in a command. */
function fieldsSent(variables: Variables): Variables {
  return (variables.input ?? variables.command ?? variables) as Variables;
}

/** Sends requests, and checks what is granted. */
export function createSender(parts: AskingParts): (request: Request) => Promise<Answer> {
  const { record, drafts, chance, workshop, note, noteUse } = parts;
  const learnGuess = createGuessLearner(record);
  return async (request) => {
    const { by, operation, variables } = request;
    const wasClosed = record.room().progress.phase === 'closed';
    const documents = workshop.documents(operation);
    const query = chance.happens(0.7) ? documents[0] : chance.pick(documents);
    const answer = await ask({ ...request, query }, parts);
    const outcome = answer.codes.join() || 'ok';
    note(`  ${nameOf(by)} ${operation} ${JSON.stringify(variables)} → ${outcome}`);
    if (answer.codes.length > 0) return answer;
    noteUse(operation);
    noteUse(actOf(request));
    const mayBe = LEAVING_ALONE.includes(operation) || isToEnd(request) || !wasClosed;
    demand(mayBe, () => `${actOf(request)} was granted in a closed room`);
    if (operation === 'createPlayerSessionConnection') {
      const { id, seat_secret } = answer.data.createPlayerSessionConnection;
      by.connection = id;
      by.secret = seat_secret;
    }
    demandLeader(request, record);
    if (operation === 'createPlayerGuess') learnGuess(answer.data.createPlayerGuess);
    const { command } = variables as Readonly<{ command?: RoomCommand }>;
    if (command?.type === 'guess') {
      const { connection, rating, round } = command;
      learnGuess({
        session_connection_id: connection,
        guess_value: rating / 10,
        round_id: round,
      });
    }
    if (command?.type === 'draft') {
      const { connection: seat, rating: value, round: roundId } = command;
      drafts.note({ seat, value, roundId });
    }
    if (operation === 'resumeSession') {
      checkPart(answer.data.resumeSession);
      checkDraft(answer.data.resumeSession, drafts);
    }
    return answer;
  };
}

/** Sends all documents of the operation, one after another, and merges the answers. */
export async function askForAll(request: AnyonesRequest, parts: AskingParts): Promise<Answer> {
  const answers: Answer[] = [];
  for (const query of parts.workshop.documents(request.operation)) {
    answers.push(await ask({ ...request, query }, parts));
  }
  const codes = [...new Set(answers.flatMap((answer) => answer.codes))];
  const outcome = codes.join() || 'ok';
  const asked = `${request.operation} for all ${JSON.stringify(request.variables)}`;
  parts.note(`  ${nameOf(request.by)} ${asked} → ${outcome}`);
  if (codes.length === 0) {
    parts.noteUse(request.operation);
    demandLeader(request, parts.record);
  }
  return { data: answers.map(({ data }) => data).reduce(merged), codes };
}

/** Merges two answers that have different fields of the same objects. */
function merged(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other))
    return one.map((each, n) => merged(each, other[n]));
  if (!isObject(one) || !isObject(other)) return one === undefined ? other : one;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(names.map((name) => [name, merged(one[name], other[name])]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Throws Violation if a command of the host was granted to another person. */
function demandLeader({ by, ...request }: AnyonesRequest, record: GameRecord): void {
  const isLeading = record.leaders().has(by?.connection ?? '');
  const act = actOf(request);
  demand(isLeading || !LEADING.includes(act), () => `${nameOf(by)} may not ${act}`);
}

function nameOf(by: Person | undefined): string {
  return by?.name ?? 'no one';
}

function isToEnd(request: Request): boolean {
  const { connection_is_closed, session_is_closed } = fieldsSent(request.variables);
  return (
    ENDING.includes(actOf(request)) || connection_is_closed === true || session_is_closed === true
  );
}

type ToldGuess = Readonly<{ round_id: string; session_connection_id: string; guess_value: number }>;

/** Notes guesses of the audience, which are in no room. Throws Violation for a second guess in a round. */
function createGuessLearner(record: GameRecord): (told: ToldGuess) => void {
  const guessed = new Set<string>();
  return ({ round_id, session_connection_id: id, guess_value }) => {
    const key = `${round_id} ${id}`;
    demand(!guessed.has(key), () => `${id} guessed twice in ${round_id}`);
    guessed.add(key);
    const { progress } = record.room();
    const isOpen = progress.phase === 'guessing' && progress.round.id === round_id;
    const isSeat = findSeat(record.room(), id as SeatId) !== undefined;
    if (isOpen && !isSeat) record.learnAudienceGuess(id, Math.round(guess_value * 10) as Rating);
  };
}

/** A seat that has not guessed gets its own draft. */
function checkDraft({ id, sight, own }: SeatSight, drafts: DraftRecord): void {
  if (own === undefined || own.guess !== undefined) return;
  if (sight?.view.progress.phase !== 'guessing') return;
  drafts.check({ seat: id, roundId: own.roundId, value: own.draft });
}

/** A seat in a room with an open round either has its own part of the round or sits it out. */
function checkPart({ id, place, sight, own }: SeatSight): void {
  const seat = sight?.view.seats.find((each) => each.id === id);
  if (sight === undefined || seat === undefined || place.state === 'waiting') return;
  const isLeftOut = sight.view.progress.phase === 'guessing' && own === undefined;
  demand(
    seat.sitsOut === isLeftOut,
    () => `${id} sits out: ${seat.sitsOut}, with a part: ${own !== undefined}`,
  );
}
