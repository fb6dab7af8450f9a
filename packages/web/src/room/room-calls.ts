import type { Allowance } from '@outoften/rules/allowance';
import { formatAvatar } from '@outoften/rules/avatar';
import type { FilmFilter } from '@outoften/rules/film-filter';
import type { Hint } from '@outoften/rules/hints';
import type { Rating } from '@outoften/rules/rating';
import { ok, type Result, refuse } from '@outoften/rules/result';
import type { LobbySettings } from '@outoften/rules/room/lobby-settings';
import type { Approval, Pace } from '@outoften/rules/room/room';
import type { RoomCode } from '@outoften/rules/room/room-code';
import type { SeatId } from '@outoften/rules/room/seat';
import type { SessionName } from '@outoften/rules/room/session-name';
import type { OwnAttempt } from '@outoften/rules/room/view-attempt';
import type { FilmView } from '@outoften/rules/room/view-film';
import type { ClosedRoundView, RoomView } from '@outoften/rules/room/view-room';
import type { WalkIn } from '@outoften/rules/saved-data';
import { stringifyDocument, type TypedDocumentNode } from '@urql/core';
import type { ResultOf } from 'gql.tada';
import type { CallFailure, CallProblem } from '../api/graphql-client.ts';
import { sendFilter } from '../api/wire-filter.ts';
import * as documents from './room-documents.ts';
import type { RoomNetwork } from './room-network.ts';
import type { WireOwnRound } from './room-parts.ts';
import {
  type RoomChange,
  type RoomSight,
  readChange,
  readSeatState,
  readWhole,
  type SeatSight,
} from './room-sight.ts';
import type { Aim, Reaction, Visitor, WarmUpAnswer } from './room-state.ts';
import { readClosedRound, readMovie, readOwnRound } from './room-wire.ts';
import type { KeptSeat } from './seat-keeping.ts';
import type { ServerClock } from './server-clock.ts';

export type NewRoom = Readonly<{ name: SessionName; settings: LobbySettings; filter: FilmFilter }>;

/** What a host changes in the lobby. An approval that is left out stays as it is. */
export type ChangedGame = NewRoom & Readonly<{ approval?: Approval }>;

/** A round that is over, with its film. */
export type PastRound = Readonly<{ round: ClosedRoundView; film: FilmView | undefined }>;

/** Whose move it is, and in which round: one that arrives later is not taken for a move in the next. */
export type RoundMove = Readonly<{ seat: KeptSeat; view: RoomView; roundId: string }>;

/** The server's clock, and this browser's own. */
export type RoomClock = Pick<ServerClock, 'set'> & Readonly<{ ownNow: () => number }>;

type Answer<T> = Promise<Result<T, CallProblem>>;

export type AskedSeat = Result<Pick<KeptSeat, 'connectionId' | 'secret'>, CallProblem> &
  Readonly<{ suggestions?: readonly string[] }>;

export type RoomFollower = Readonly<{
  change: (change: RoomChange) => void;
  /** Nothing more comes; the problem is the server's code, `closed` or `line`. */
  end: (problem: CallProblem) => void;
}>;

export type RoomCalls = ReturnType<typeof createRoomCalls>;

const FOLLOW_ROOM = stringifyDocument(documents.followRoom);

/** What is told instead of the code it came with, which the server has for other things, too. */
const TOLD_REFUSALS: readonly unknown[] = [
  'not-waiting',
  'left-for-good',
  'ask-later',
  'denied-for-good',
  'no-audience',
  'audience-full',
  'already-seated',
];

const HINT_NAMES = { poster: 'POSTER', overview: 'OVERVIEW', review: 'REVIEW' } as const;

const REACTIONS = {
  applause: 'APPLAUSE',
  laugh: 'LAUGH',
  gasp: 'GASP',
  tears: 'TEARS',
  popcorn: 'POPCORN',
  warm_up_right: 'WARM_UP_RIGHT',
  warm_up_wrong: 'WARM_UP_WRONG',
} as const satisfies Record<Reaction | WarmUpAnswer, string>;

/** All that rooms ask of the server, in the words of the rules. */
export function createRoomCalls(
  network: RoomNetwork,
  clock: RoomClock,
  newRequestId: () => string,
) {
  async function mutate<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Answer<Data> {
    const answer = await network.mutate(document, variables);
    return answer.ok ? answer : refuse(toldProblem(answer));
  }

  /** Where nothing of the answer is needed: what came of it is told to all by the line. */
  async function send<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Answer<undefined> {
    const sent = await mutate(document, variables);
    return sent.ok ? ok(undefined) : sent;
  }

  /** Asks for a place. A guest says with which name and picture; an account goes by its player. */
  async function ask(code: RoomCode, aim: Aim, walkIn?: WalkIn): Promise<AskedSeat> {
    const asAudience = aim === 'watch' ? true : null;
    const looks = walkIn && looksOf(walkIn);
    const answer = await network.mutate(documents.askForSeat, { code, asAudience, ...looks });
    if (!answer.ok) {
      const suggestions = suggestionsOf(answer);
      return { ...refuse(toldProblem(answer)), ...(suggestions && { suggestions }) };
    }
    const { id, seat_secret } = answer.value.createPlayerSessionConnection;
    return ok({ connectionId: id as SeatId, secret: seat_secret ?? '' });
  }

  /** The wish for a room that was made last, until it is known to be granted. */
  let opening: Readonly<{ wish: string; requestId: string }> | undefined;

  /**
   * Opens a room, in which the host’s seat is yet to be asked for. Asked for the same once more after no answer came, it
   * is the same room, and not a second one. A guest says under which name and picture it hosts.
   */
  async function open(room: NewRoom, walkIn?: WalkIn): Answer<Pick<KeptSeat, 'code' | 'stageKey'>> {
    if (walkIn !== undefined) {
      const named = await send(documents.becomeWalkIn, looksOf(walkIn));
      if (!named.ok) return named;
    }
    const settings = settingsInput(room);
    const wish = JSON.stringify(settings);
    if (opening?.wish !== wish) opening = { wish, requestId: newRequestId() };
    const { requestId } = opening;
    const opened = await mutate(documents.createSession, { settings, requestId });
    if (!opened.ok) return opened;
    opening = undefined;
    const { code, stage_key } = opened.value.createOutOfTenSession;
    return ok({ code: code as RoomCode, stageKey: stage_key ?? undefined });
  }

  /** Lets somebody in, which the room may have done by itself a moment before. */
  async function approve(id: SeatId): Answer<undefined> {
    const approved = await send(documents.decideOnSeat, { id, approved: true });
    return approved.ok || approved.refusal !== 'not-waiting' ? approved : ok(undefined);
  }

  /** Everything the seat may know, to go on where it stopped. */
  function resume({ code, connectionId: id, secret }: KeptSeat): Answer<SeatSight> {
    return findSeat({ code, id, secret });
  }

  /** What the player has in the room of the code, where this browser keeps no seat. */
  function findOwn(code: RoomCode): Answer<SeatSight> {
    return findSeat({ code });
  }

  async function findSeat(
    wish: Readonly<{ code: RoomCode; id?: SeatId; secret?: string }>,
  ): Answer<SeatSight> {
    const askedAt = clock.ownNow();
    const resumed = await mutate(documents.resumeSession, wish);
    if (!resumed.ok) return resumed;
    const state = resumed.value.resumeSession;
    clock.set({ serverTime: state.server_time, askedAt });
    return ok(readSeatState(state));
  }

  /** The room as a stage shows it. */
  async function read(wish: Readonly<{ roomId: string; stageKey: string }>): Answer<RoomSight> {
    const askedAt = clock.ownNow();
    const { roomId: id, stageKey } = wish;
    const found = await network.query(documents.getPublicSession, { id, stageKey });
    if (!found.ok) return found;
    const session = found.value.getPublicSession;
    clock.set({ serverTime: session.server_time, askedAt });
    return ok(readWhole(session));
  }

  /** The rounds of this game that are over. */
  async function pastRounds(visitor: Visitor, view: RoomView): Answer<readonly PastRound[]> {
    const variables = { id: view.id, ...proofOf(visitor) };
    const listed = await network.query(documents.listPastRounds, variables);
    if (!listed.ok) return listed;
    const { scoring } = view.meta.settings;
    return ok(
      listed.value.getPublicSession.past_rounds.flatMap((past) => {
        const round = readClosedRound(past, scoring);
        const film = past.movie ? readMovie(past.movie) : undefined;
        return round === undefined ? [] : [{ round, film }];
      }),
    );
  }

  /** Tells every change of a room, from the view of it that is known, until it is stopped. */
  function follow(
    { visitor, view }: Readonly<{ visitor: Visitor; view: () => RoomView | undefined }>,
    { change, end }: RoomFollower,
  ): () => void {
    const variables = { id: view()?.id, ...proofOf(visitor) };
    return network.subscribe(
      { operationName: 'FollowRoom', query: FOLLOW_ROOM, variables },
      {
        next: (data) => {
          const before = view();
          const told = (data as ResultOf<typeof documents.followRoom>).onPublicSessionChange;
          if (before !== undefined) change(readChange(told, before));
        },
        end,
      },
    );
  }

  async function unlock({ seat, view, roundId }: RoundMove, hint: Hint) {
    const variables = { id: seat.connectionId, hint: HINT_NAMES[hint], roundId };
    const unlocked = await mutate(documents.unlockHint, variables);
    return unlocked.ok ? ownAttempt(unlocked.value.unlockHint, view) : unlocked;
  }

  async function nameCast(
    { seat, view, roundId }: RoundMove,
    guess: Readonly<{ slot: number; name: string }>,
  ) {
    const variables = { id: seat.connectionId, ...guess, roundId };
    const named = await mutate(documents.guessActor, variables);
    return named.ok ? ownAttempt(named.value.guessActor, view) : named;
  }

  /** A player's own part with the guess in it; undefined for a member of the audience, who guesses blind. */
  async function guess(
    { seat, view, roundId }: RoundMove,
    rating: Rating,
  ): Answer<OwnAttempt | undefined> {
    const variables = { roomId: view.id, roundId, id: seat.connectionId, value: rating / 10 };
    const guessed = await mutate(documents.placeGuess, variables);
    if (!guessed.ok) return guessed;
    const own = guessed.value.createPlayerGuess.own_round;
    return own ? ownAttempt(own, view) : ok(undefined);
  }

  return {
    ask,
    open,
    resume,
    findOwn,
    read,
    pastRounds,
    follow,
    unlock,
    nameCast,
    guess,
    saveDraft: ({ seat, roundId }: RoundMove, draft: Rating) =>
      send(documents.saveDraft, { id: seat.connectionId, value: draft / 10, roundId }),
    setAllowance: ({ connectionId: id }: KeptSeat, allowance: Allowance) =>
      send(documents.setTimeAllowance, { id, allowance }),
    leave: ({ connectionId: id }: KeptSeat) => send(documents.leaveSession, { id }),
    approve,
    deny: (id: SeatId) => send(documents.decideOnSeat, { id, denied: true }),
    remove: (id: SeatId, { bar }: Readonly<{ bar: boolean }>) =>
      send(documents.removePlayer, { id, bar }),
    letBackIn: (id: SeatId) => send(documents.letBackIn, { id }),
    close: (id: string) => send(documents.changeRoom, { id, isClosed: true }),
    changeGame: (id: string, { approval, ...game }: ChangedGame) =>
      send(documents.changeGame, {
        id,
        settings: settingsInput(game),
        approve: approval === undefined ? null : approval === 'by-itself',
      }),
    setApproval: (id: string, approval: Approval) =>
      send(documents.changeRoom, { id, approve: approval === 'by-itself' }),
    setPace: (id: string, pace: Pace) =>
      send(documents.changeRoom, { id, next: pace === 'by-itself' }),
    startRound: (id: string, number: number) => send(documents.startRound, { id, number }),
    closeRound: (id: string) => send(documents.closeRound, { id }),
    skipFilm: (roundId: string) => send(documents.skipFilm, { roundId }),
    pauseRound: (roundId: string) => send(documents.pauseRound, { roundId }),
    resumeRound: (roundId: string) => send(documents.resumeRound, { roundId }),
    finishGame: (id: string) => send(documents.finishGame, { id }),
    rematch: (id: string) => send(documents.rematch, { id }),
    react: (roomId: string, reaction: Reaction | WarmUpAnswer) =>
      send(documents.react, { roomId, reaction: REACTIONS[reaction] }),
  };
}

function looksOf({ name, avatar }: WalkIn) {
  return { name, avatar: formatAvatar(avatar) };
}

/** The problem to tell: the rule that was broken where it says more than the server's code. */
function toldProblem({ problem, details }: CallFailure): CallProblem {
  const isReason = problem === 'NAME_REFUSED' || TOLD_REFUSALS.includes(details.refusal);
  return isReason && typeof details.refusal === 'string' ? details.refusal : problem;
}

/** Names that are free where the one sent was taken. */
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

function proofOf(visitor: Visitor) {
  if (visitor.type === 'stage') return { stageKey: visitor.stageKey };
  const { connectionId, secret } = visitor.seat;
  return { connection: connectionId, secret };
}

function ownAttempt(own: WireOwnRound, { meta }: RoomView): Result<OwnAttempt, CallProblem> {
  return ok(readOwnRound(own, meta.settings.scoring));
}
