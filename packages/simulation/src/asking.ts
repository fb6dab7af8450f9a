import type { Rating } from '@outoften/rules/rating';
import { findSeat } from '@outoften/rules/room/room';
import type { CommandType, RoomCommand } from '@outoften/rules/room/room-command';
import type { SeatId } from '@outoften/rules/room/seat';
import type { SeatSight } from '@outoften/rules/room/wire/room-message';
import { ERROR_CODES, type ErrorCode } from '@outoften/server/src/platform/error-code.ts';
import type { Chance } from './chance.ts';
import { findBeyondDoor, findInDoorText } from './door.ts';
import type { DraftRecord } from './draft-record.ts';
import type { GameRecord } from './game-record.ts';
import { ASKED, type OperationName, type SubscriptionName } from './operations.ts';
import type { Person } from './person.ts';
import type { SimulatedServer, Workshop } from './simulated-server.ts';
import { demand } from './violation.ts';

/** The values of an operation's arguments, by their names. */
export type Variables = Readonly<Record<string, unknown>>;

/** A request of a person. */
export type Request = Readonly<{ by: Person; operation: OperationName; variables: Variables }>;

/** A request that may also come from a client without an account. */
export type AnyonesRequest = Omit<Request, 'by'> & Readonly<{ by: Person | undefined }>;

/** Returns the operation, or the type of its command. */
export function actOf({ operation, variables }: Omit<AnyonesRequest, 'by'>) {
  return commandIn(variables)?.type ?? operation;
}

function commandIn(variables: Variables): RoomCommand | undefined {
  return variables.command as RoomCommand | undefined;
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

/** Operations that also answer people outside: films for a solo player, and the parts of a room that its code shows. */
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
  const isForAll = OPEN_TO_ALL.includes(operation);
  // People may leave, or be sent out, while their request is on its way. People outside may read any film.
  const isOutside = isForAll && !(await isInside(by, { record, workshop }));
  const { connection, sent = new Set<number>() } = by ?? {};
  record.search(text, { owner, connection, sent, isOutside }, record.hiddenSince(before));
  const isStage = variables.stage_key === record.hiddenNow().stageKey;
  if (!isForAll && !isStage && record.isAtDoor(owner, before)) {
    searchAtDoor({ text, value: data?.[operation], name: operation, by }, record);
  }
  return { data, codes };
}

/** True for a person with a seat or a place in the audience now, as the store has it. */
async function isInside(
  by: Person | undefined,
  { record, workshop }: Pick<AskingParts, 'record' | 'workshop'>,
): Promise<boolean> {
  if (by === undefined) return false;
  const { owner } = by.caller;
  const { seats, settings } = record.room();
  if (seats.some((seat) => seat.owner === owner && seat.place.state === 'seated')) return true;
  if (!settings.isAudienceSession) return false;
  const members = workshop.db.selectFrom('audience_member').select('owner');
  return (await members.where('owner', '=', owner).executeTakeFirst()) !== undefined;
}

/** Throws Violation if a text for a person without a place in the room shows more than the door may see. */
export function searchAtDoor(
  {
    text,
    value,
    name,
    by,
  }: Readonly<{
    text: string;
    value: unknown;
    name: OperationName | SubscriptionName;
    by: Person | undefined;
  }>,
  record: GameRecord,
): void {
  record.tally.atDoor += 1;
  const door = record.doorOf(by);
  const found = findBeyondDoor(value, name, door) ?? findInDoorText(text, record.hiddenNow(), door);
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
    const command = commandIn(variables);
    const draft =
      command?.type === 'draft'
        ? { seat: command.connection, value: command.rating, roundId: command.round }
        : undefined;
    if (draft !== undefined) drafts.noteSent(draft);
    const documents = workshop.documents(operation);
    const query = chance.happens(0.7) ? documents[0] : chance.pick(documents);
    const answer = await ask({ ...request, query }, parts);
    const outcome = answer.codes.join() || 'ok';
    note(`  ${by.name} ${operation} ${JSON.stringify(variables)} → ${outcome}`);
    if (answer.codes.length > 0) return answer;
    noteUse(operation);
    noteUse(actOf(request));
    const mayBe = LEAVING_ALONE.includes(operation) || isToEnd(request) || !wasClosed;
    demand(mayBe, () => `${actOf(request)} was granted in a closed room`);
    demandLeader(request, record);
    if (operation === 'createPlayerSessionConnection') {
      const { id, seat_secret } = answer.data.createPlayerSessionConnection;
      by.connection = id;
      by.secret = seat_secret;
    }
    if (operation === 'createPlayerGuess') {
      const { round_id, session_connection_id, guess_value } = fieldsSent(variables);
      const round = String(round_id ?? roundOf(record));
      const rating = Math.round(Number(guess_value) * 10) as Rating;
      learnGuess({ round, connection: String(session_connection_id), rating });
    }
    if (command?.type === 'guess') learnGuess(command);
    if (draft !== undefined) drafts.note(draft);
    if (operation === 'resumeSession') {
      checkPart(answer.data.resumeSession);
      checkDraft(answer.data.resumeSession, drafts);
    }
    return answer;
  };
}

function roundOf(record: GameRecord): string | undefined {
  const { progress } = record.room();
  return 'round' in progress ? progress.round.id : undefined;
}

/** Sends all documents of the operation, one after another, and checks that they may be granted. */
export async function askForAll(request: AnyonesRequest, parts: AskingParts): Promise<void> {
  const { record, note, noteUse, workshop } = parts;
  const { by, operation, variables } = request;
  const codes = new Set<string>();
  for (const query of workshop.documents(operation)) {
    const answer = await ask({ ...request, query }, parts);
    for (const code of answer.codes) codes.add(code);
  }
  const outcome = [...codes].join() || 'ok';
  note(`  ${nameOf(by)} ${operation} for all ${JSON.stringify(variables)} → ${outcome}`);
  if (codes.size > 0) return;
  noteUse(operation);
  demandLeader(request, record);
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

/** Notes guesses of the audience, which are in no room. Throws Violation for a second guess in a round. */
function createGuessLearner(record: GameRecord) {
  const guessed = new Set<string>();
  return ({
    round,
    connection,
    rating,
  }: Readonly<{ round: string; connection: string; rating: Rating }>): void => {
    const key = `${round} ${connection}`;
    demand(!guessed.has(key), () => `${connection} guessed twice in ${round}`);
    guessed.add(key);
    const { progress } = record.room();
    const isOpen = progress.phase === 'guessing' && progress.round.id === round;
    const isSeat = findSeat(record.room(), connection as SeatId) !== undefined;
    if (isOpen && !isSeat) record.learnAudienceGuess(connection, rating);
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
