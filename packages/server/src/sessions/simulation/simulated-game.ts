import { isDeepStrictEqual } from 'node:util';
import type { Rating } from '@outoften/rules/rating';
import { findSeat, type Room } from '@outoften/rules/room/room';
import type { OpenRound } from '@outoften/rules/room/round';
import type { Seat, SeatId } from '@outoften/rules/room/seat';
import { ERROR_CODES, type ErrorCode } from '../../graphql/error-code.ts';
import { listRoundsLeft, withRoundShown } from '../rounds/round-results.ts';
import type { Chance } from './chance.ts';
import { createGameLines, type GameLines } from './game-lines.ts';
import { createGameRecord, type GameRecord, type Tally } from './game-record.ts';
import { chooseRatings, type MarkedRatings, markFilms } from './marked-films.ts';
import { OPERATIONS, type OperationName } from './operations.ts';
import type { Person } from './person.ts';
import { checkWayOn } from './room-invariants.ts';
import { type SimulatedServer, startServer, type Workshop } from './simulated-server.ts';
import { demand } from './violation.ts';

/** What somebody asks of the server. */
export type Wish = Readonly<{ by: Person; operation: OperationName; variables: object }>;

export type Answer = Readonly<{
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes, looked into by who asked
  data: any;
  codes: readonly string[];
}>;

/** One room from its opening to its end, all that is sent about it, and what must hold of both. */
export type SimulatedGame = Readonly<{
  chance: Chance;
  server: SimulatedServer;
  ratings: MarkedRatings;
  nameOfCast: (round: OpenRound, place: number) => string;
  people: readonly Person[];
  sessionId: string;
  roomId: string;
  code: string;
  lines: GameLines;
  room: () => Room;
  version: () => number;
  /** Notes what is done, for whoever looks into a game that fails. */
  note: (text: string) => void;
  /** Asks, searches the answer, and holds it to what may be answered. */
  send: (wish: Wish) => Promise<Answer>;
  /** Lets all that happens without time happen, and checks everything. */
  check: () => Promise<void>;
  tally: Tally;
}>;

export type GameParts = Readonly<{
  workshop: Workshop;
  chance: Chance;
  people: readonly Person[];
  /** Who opens the room. */
  host: Person;
  settings: object;
  note: (text: string) => void;
}>;

const STARTS_AT = 1_760_000_000_000;

/** What nobody is answered who asks for something that exists. */
const FORBIDDEN_CODES: readonly ErrorCode[] = [
  'INTERNAL',
  'SESSION_BUSY',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'QUERY_TOO_COMPLEX',
];

const LEADING: readonly OperationName[] = [
  'start',
  'close',
  'finish',
  'rematch',
  'remove',
  'change',
];

const READING: readonly OperationName[] = ['look', 'lookBack', 'resume'];

export async function openGame(parts: GameParts): Promise<SimulatedGame> {
  const { workshop, chance, people, host, settings, note } = parts;
  const told = new Set<Rating>();
  const ratings = chooseRatings(chance);
  const films = markFilms(ratings.answers, (rating) => told.has(rating));
  const record = createGameRecord(films, told);
  const problems: unknown[] = [];
  const guard = (work: () => void) => {
    try {
      work();
    } catch (problem) {
      problems.push(problem);
    }
  };
  const server = await startServer({
    ...workshop,
    films,
    random: chance.random,
    startsAt: STARTS_AT,
    onNews: (news) => {
      if (news.type === 'room') guard(() => record.learn(news.room, news.version));
    },
  });
  const opening: Wish = { by: host, operation: 'createSession', variables: { settings } };
  const { data, codes } = await ask(opening, { server, record });
  const session = data?.createOutOfTenSession;
  demand(session != null, () => `no room was opened: ${codes.join()}`);
  const { id: sessionId, public_session_id: roomId, code, stage_key: stageKey } = session;
  const first = await server.running().rooms.keeper.read(roomId);
  demand(first !== undefined, () => 'the room that was opened is not there');
  record.learnStage({ key: stageKey, owner: host.caller.owner });
  record.learn(first.room, first.version);
  const lines = createGameLines({ server, record, roomId, stageKey, guard, note });
  const learnSecrets = createSecretLearner(server, record);
  return {
    chance,
    server,
    ratings,
    nameOfCast: ({ filmId }, place) => films.recall(filmId)?.cast[place]?.name ?? '',
    people,
    sessionId,
    roomId,
    code,
    lines,
    room: record.room,
    version: record.version,
    note,
    send: createSender({ server, record, note }),
    check: async () => {
      await server.settle();
      if (problems.length > 0) throw problems[0];
      const kept = await server.running().rooms.keeper.read(roomId);
      demand(kept?.version === record.version(), () => 'something was saved and not told');
      demand(isDeepStrictEqual(kept.room, record.room()), () => 'told is another than stored');
      if (record.isRoundUnseen()) {
        const { game, stage } = record.room();
        const left = await listRoundsLeft(workshop.db, { roomId, game });
        record.learnPast(
          withRoundShown(left, stage.phase === 'revealed' ? stage.round : undefined),
        );
      }
      checkWayOn(record.room(), server.time.now());
      lines.check();
      await learnSecrets();
      record.beginStep();
    },
    tally: record.tally,
  };
}

function nameOf({ caller }: Person): string {
  return caller.account.subject;
}

/** The seat somebody has in the room, whatever has become of it. */
export function seatOf(game: SimulatedGame, { connection }: Person): Seat | undefined {
  return connection === undefined ? undefined : findSeat(game.room(), connection as SeatId);
}

type Asking = Readonly<{ server: SimulatedServer; record: GameRecord }>;

async function ask(
  { by, operation, variables }: Wish,
  { server, record }: Asking,
): Promise<Answer> {
  const before = record.version();
  if ('value' in variables) by.sent.add(Math.round(Number(variables.value) * 10));
  const query = OPERATIONS[operation];
  const text = JSON.stringify(await server.answer({ query, variables, caller: by.caller }));
  const { data, errors = [] } = JSON.parse(text);
  // biome-ignore lint/suspicious/noExplicitAny: as it came
  const codes: ErrorCode[] = errors.map((error: any) => error.extensions.code);
  for (const code of codes) {
    const isRight = ERROR_CODES.includes(code) && !FORBIDDEN_CODES.includes(code);
    demand(isRight, () => `${operation} answers ${text}`);
  }
  record.tally.wishes += 1;
  if (codes.length > 0) record.tally.refusals += 1;
  if (record.isOpen()) {
    const reader = { owner: by.caller.owner, connection: by.connection, sent: by.sent };
    record.search(text, reader, record.hiddenSince(before));
  }
  return { data, codes };
}

/** Sends wishes, and holds what is granted to what may be granted. */
function createSender(parts: Asking & Pick<SimulatedGame, 'note'>): SimulatedGame['send'] {
  const { record, note } = parts;
  const guessed = new Set<string>();
  const learnGuess = (told: ToldGuess) => {
    const { round_id, session_connection_id: id, guess_value } = told;
    const key = `${round_id} ${id}`;
    demand(!guessed.has(key), () => `${id} guessed twice in ${round_id}`);
    guessed.add(key);
    const { stage } = record.room();
    const isOpen = stage.phase === 'guessing' && stage.round.id === round_id;
    const isSeat = findSeat(record.room(), id as SeatId) !== undefined;
    if (isOpen && !isSeat) record.learnAudienceGuess(id, Math.round(guess_value * 10) as Rating);
  };
  return async (wish) => {
    const { by, operation, variables } = wish;
    const wasClosed = record.room().stage.phase === 'closed';
    const answer = await ask(wish, parts);
    const outcome = answer.codes.join() || 'ok';
    note(`  ${nameOf(by)} ${operation} ${JSON.stringify(variables)} → ${outcome}`);
    if (answer.codes.length > 0) return answer;
    const isReading = READING.includes(operation);
    const isToEnd = operation === 'leave' || ('closed' in variables && variables.closed === true);
    const mayBe = isReading || isToEnd || !wasClosed;
    demand(mayBe, () => `${operation} was granted in a closed room`);
    if (operation === 'join') {
      const { id, seat_secret } = answer.data.createPlayerSessionConnection;
      by.connection = id;
      by.secret = seat_secret;
    }
    const isLeading = record.leaders().has(by.connection ?? '');
    demand(isLeading || !LEADING.includes(operation), () => `${nameOf(by)} may not ${operation}`);
    if (operation === 'guess') learnGuess(answer.data.createPlayerGuess);
    if (operation === 'resume') checkPart(answer.data.resumeSession);
    return answer;
  };
}

type ToldGuess = Readonly<{ round_id: string; session_connection_id: string; guess_value: number }>;

type ToldPart = Readonly<{
  connection: Readonly<{
    id: string;
    host_approved: boolean;
    is_audience: boolean;
    sits_out: boolean;
  }>;
  public_session: Readonly<{ phase: string }> | null;
  own_round: object | null;
}>;

/** Whoever is in an open round has a part of it to play, unless they are told to sit it out. */
function checkPart({ connection, public_session, own_round }: ToldPart): void {
  const { id, host_approved, is_audience, sits_out } = connection;
  const isSeated = host_approved && !is_audience;
  const isLeftOut = isSeated && public_session?.phase === 'GUESSING' && own_round === null;
  demand(sits_out === isLeftOut, () => `${id} is told to sit out: ${sits_out}`);
}

/** Learns the secrets of seats that came. */
function createSecretLearner(server: SimulatedServer, record: GameRecord): () => Promise<void> {
  const known = new Set<string>();
  return async () => {
    for (const { id, owner } of record.room().seats) {
      if (known.has(id)) continue;
      known.add(id);
      const secret = await server.running().rooms.secrets.seatSecret(id);
      record.learnSecret({ owner, secret });
    }
  };
}
