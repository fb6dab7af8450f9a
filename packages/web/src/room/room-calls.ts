import type { FilmFilter } from '@outoften/rules/film/film-filter';
import { formatAvatar } from '@outoften/rules/player/avatar';
import type { WalkIn } from '@outoften/rules/player/saved-data';
import { ok, type Result, refuse } from '@outoften/rules/result';
import type { LobbySettings } from '@outoften/rules/room/lobby-settings';
import type { RoomCode } from '@outoften/rules/room/room-code';
import {
  commandAnswerSchema,
  type OwnChange,
  type RoomCommand,
} from '@outoften/rules/room/room-command';
import type { SeatId } from '@outoften/rules/room/seat';
import type { SessionName } from '@outoften/rules/room/session-name';
import type { RoomView } from '@outoften/rules/room/view/view-room';
import {
  pastRoundsSchema,
  roomMessageSchema,
  roomSightSchema,
  seatSightSchema,
} from '@outoften/rules/room/wire/message-schemas';
import {
  type PastRound,
  type RoomMessage,
  type RoomSight,
  type SeatSight,
  WIRE_VERSION,
} from '@outoften/rules/room/wire/room-message';
import * as v from 'valibot';
import { requestOf, type TypedDocument } from '../api/graphql.ts';
import {
  type CallAnswer,
  type CallFailure,
  type CallProblem,
  isServerAway,
} from '../api/graphql-client.ts';
import type { GraphqlRequest, SendOptions } from '../api/graphql-fetch.ts';
import { sendFilter } from '../api/wire-filter.ts';
import type { LiveSubscriber } from '../live/live-subscription.ts';
import type { ServerClock } from './countdown.ts';
import type { KeptSeat } from './kept-seats.ts';
import {
  askForSeat,
  becomeWalkIn,
  commandRoom,
  createSession,
  followRoom,
  listPastRounds,
  resumeSession,
  seeRoom,
} from './room-documents.ts';
import type { Aim, Role } from './room-state.ts';

/** The network functions that rooms use. */
export type RoomNetwork = Readonly<{
  query: <Data, Variables extends object>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    options?: SendOptions,
  ) => Promise<Result<Data, CallProblem>>;
  mutate: <Data, Variables extends object>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
  ) => Promise<CallAnswer<Data>>;
  /** Subscribes, and subscribes again after each lost connection. Returns a function that stops it. */
  subscribe: (request: GraphqlRequest, subscriber: LiveSubscriber) => () => void;
}>;

export type NewRoom = Readonly<{ name: SessionName; settings: LobbySettings; filter: FilmFilter }>;

/** The server's clock, and this browser's own. */
type RoomClock = Pick<ServerClock, 'set'> & Readonly<{ ownNow: () => number }>;

type Answer<T> = Promise<Result<T, CallProblem>>;

type AskedSeat = Result<Pick<KeptSeat, 'connectionId' | 'secret'>, CallProblem> &
  Readonly<{ suggestions?: readonly string[] }>;

/** A message of a subscription; 'unreadable' if this version of the app cannot read it. */
export type RoomUpdate = RoomMessage | 'unreadable';

export type RoomFollower = Readonly<{
  change: (update: RoomUpdate) => void;
  /** The subscription has ended; the problem is the server's code, `closed` or `no-connection`. */
  end: (problem: CallProblem) => void;
}>;

export type RoomCalls = ReturnType<typeof createRoomCalls>;

/** A message of the server does not have the format that this version of the app expects. */
class UnreadableMessageError extends Error {
  readonly code = 'UNREADABLE_MESSAGE';
}

type FollowedData = Readonly<{ onRoom: unknown }>;

/** Refusals that are more precise than the server's code. */
const TOLD_REFUSALS: readonly unknown[] = [
  'not-waiting',
  'left-for-good',
  'ask-later',
  'denied-for-good',
  'no-audience',
  'audience-full',
  'already-seated',
];

type RoomCallTools = Readonly<{
  newRequestId: () => string;
  /** Reports a fault to developers. */
  report: (fault: Error) => void;
}>;

/** Calls to the server about rooms, with the types of the rules. */
export function createRoomCalls(
  network: RoomNetwork,
  clock: RoomClock,
  { newRequestId, report }: RoomCallTools,
) {
  async function mutate<Data, Variables extends object>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
  ): Answer<Data> {
    const answer = await network.mutate(document, variables);
    return answer.ok ? answer : refuse(toldProblem(answer));
  }

  /** Sends a command. Resolves to what a move in a round changed for its sender. */
  async function command(command: RoomCommand): Answer<OwnChange | undefined> {
    const sent = await mutate(commandRoom, { command });
    if (!sent.ok) return sent;
    const answer = read(commandAnswerSchema, sent.value.commandRoom);
    return answer.ok ? ok('roundId' in answer.value ? answer.value : undefined) : answer;
  }

  /** Asks for a place. A guest sends a name and picture; an account has its player's. */
  async function ask(code: RoomCode, aim: Aim, walkIn?: WalkIn): Promise<AskedSeat> {
    const asAudience = aim === 'watch' ? true : null;
    const looks = walkIn && looksOf(walkIn);
    const answer = await network.mutate(askForSeat, { code, asAudience, ...looks });
    if (!answer.ok) {
      const suggestions = suggestionsOf(answer);
      return { ...refuse(toldProblem(answer)), ...(suggestions && { suggestions }) };
    }
    const { id, seat_secret } = answer.value.createPlayerSessionConnection;
    return ok({ connectionId: id as SeatId, secret: seat_secret ?? '' });
  }

  /** The last request to open a room, until its answer arrives. */
  let opening: Readonly<{ input: string; requestId: string }> | undefined;

  /**
   * Opens a room without seating its host. Repeating the request after no answer opens no second room. A guest sends a
   * name and picture.
   */
  async function open(room: NewRoom, walkIn?: WalkIn): Answer<Pick<KeptSeat, 'code' | 'stageKey'>> {
    if (walkIn !== undefined) {
      const named = await mutate(becomeWalkIn, looksOf(walkIn));
      if (!named.ok) return named;
    }
    const settings = settingsInput(room);
    const input = JSON.stringify(settings);
    if (opening?.input !== input) opening = { input, requestId: newRequestId() };
    const { requestId } = opening;
    const opened = await mutate(createSession, { settings, requestId });
    if (!opened.ok) return opened;
    opening = undefined;
    const { code, stage_key } = opened.value.createOutOfTenSession;
    return ok({ code: code as RoomCode, stageKey: stage_key ?? undefined });
  }

  /** Fetches everything the seat may know. */
  function resume({ code, connectionId: id, secret }: KeptSeat): Answer<SeatSight> {
    return findSeat({ code, id, secret });
  }

  /** Fetches the player's place in a room for which this browser keeps no seat. */
  function findOwn(code: RoomCode): Answer<SeatSight> {
    return findSeat({ code });
  }

  async function findSeat(
    seat: Readonly<{ code: RoomCode; id?: SeatId; secret?: string }>,
  ): Answer<SeatSight> {
    const askedAt = clock.ownNow();
    const resumed = await mutate(resumeSession, seat);
    if (!resumed.ok) return resumed;
    const seen = read(seatSightSchema, resumed.value.resumeSession);
    if (seen.ok) clock.set({ serverTime: seen.value.now, askedAt });
    return seen;
  }

  /** Fetches the room as a stage shows it. */
  async function see({
    roomId: id,
    stageKey,
  }: Readonly<{ roomId: string; stageKey: string }>): Answer<RoomSight> {
    const askedAt = clock.ownNow();
    const found = await network.query(seeRoom, { id, stageKey });
    if (!found.ok) return found;
    const sight = read(roomSightSchema, found.value.roomSight);
    if (sight.ok) clock.set({ serverTime: sight.value.now, askedAt });
    return sight;
  }

  /** Fetches the finished rounds of the game. */
  async function pastRounds(role: Role, view: RoomView): Answer<readonly PastRound[]> {
    const variables = { id: view.id, ...proofOf(role) };
    const listed = await network.query(listPastRounds, variables, { by: 'http' });
    if (!listed.ok) return listed;
    return read(pastRoundsSchema, listed.value.pastRounds);
  }

  let isReported = false;

  /** Reports only one message, because a server of another version may send many. */
  function reportUnreadable(why: string): void {
    if (isReported) return;
    isReported = true;
    report(new UnreadableMessageError(why));
  }

  /** Subscribes to a room's messages. Returns a function that stops it. */
  function follow(
    { role, roomId }: Readonly<{ role: Role; roomId: string }>,
    { change, end }: RoomFollower,
  ): () => void {
    const variables = { id: roomId, ...proofOf(role), wire: WIRE_VERSION };
    return network.subscribe(requestOf(followRoom, variables), {
      next: (data) => {
        const told = v.safeParse(roomMessageSchema, (data as FollowedData).onRoom);
        if (!told.success) reportUnreadable(told.issues[0].message);
        change(told.success ? told.output : 'unreadable');
      },
      end,
    });
  }

  return {
    ask,
    open,
    resume,
    findOwn,
    see,
    pastRounds,
    follow,
    command,
  };
}

function looksOf({ name, avatar }: WalkIn) {
  return { name, avatar: formatAvatar(avatar) };
}

/** Returns the refused rule if it is more precise than the server's code, or else the code. */
function toldProblem({ problem, details }: CallFailure): CallProblem {
  const isReason = problem === 'NAME_REFUSED' || TOLD_REFUSALS.includes(details.refusal);
  return isReason && typeof details.refusal === 'string' ? details.refusal : problem;
}

/** Returns free names, if the sent one was taken. */
function suggestionsOf({ details }: CallFailure): readonly string[] | undefined {
  const { suggestions } = details;
  if (!Array.isArray(suggestions)) return undefined;
  return suggestions.filter((text): text is string => typeof text === 'string');
}

function settingsInput({ name, settings, filter }: NewRoom) {
  const { scoring } = settings;
  return {
    session_name: name,
    max_players: settings.maxPlayers,
    max_rounds: settings.maxRounds,
    time_limit: settings.timeLimit,
    advanced_mode: scoring.advancedMode,
    allow_hints: scoring.allowHints,
    allow_image: scoring.allowImage,
    is_audience_session: settings.isAudienceSession,
    ...sendFilter(filter),
  };
}

function proofOf(role: Role) {
  if (role.type === 'stage') return { stageKey: role.stageKey };
  const { connectionId, secret } = role.seat;
  return { connection: connectionId, secret };
}

/** Parses an answer. If that fails, the server has another version. */
function read<S extends v.GenericSchema>(
  schema: S,
  answer: unknown,
): Result<v.InferOutput<S>, CallProblem> {
  const parsed = v.safeParse(schema, answer);
  return parsed.success ? ok(parsed.output) : refuse('OLD_CLIENT');
}

/** Tells when a server that could not store can store again. */
type StorageWatch = Readonly<{
  /** Called once, as soon as an answer shows that the server stores. */
  onceBack: (call: () => void) => void;
}>;

type Sent = Readonly<{ document: unknown; variables: object }>;

/** A reaction is not stored. */
function isReaction(variables: object): boolean {
  return 'command' in variables && (variables.command as RoomCommand).type === 'react';
}

/** The network, watched for answers that show whether the server stores. */
export function watchStorage(network: RoomNetwork): RoomNetwork & StorageWatch {
  const waiting = new Set<() => void>();
  let isReadingAway = false;

  function note({ document, variables }: Sent, answer: CallAnswer<unknown>): void {
    if (document === commandRoom && isReaction(variables)) return;
    const isReading = document === resumeSession;
    // With a full disk the server still reads. So reading shows that it is back only if reading failed before.
    const isBack = answer.ok && (!isReading || isReadingAway);
    if (answer.ok) isReadingAway = false;
    else if (isReading && isServerAway(answer.problem)) isReadingAway = true;
    if (!isBack) return;
    const calls = [...waiting];
    waiting.clear();
    for (const call of calls) call();
  }

  return {
    ...network,
    mutate: async (document, variables) => {
      const answer = await network.mutate(document, variables);
      note({ document, variables }, answer);
      return answer;
    },
    onceBack: (call) => void waiting.add(call),
  };
}
