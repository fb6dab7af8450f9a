import { HINTS } from '@outoften/rules/hints';
import { isRating, type Rating } from '@outoften/rules/rating';
import { ok, type Result, refuse } from '@outoften/rules/result';
import { findSeat, findSeatOf, type Room } from '@outoften/rules/room/room';
import type { RoomRefusal } from '@outoften/rules/room/room-refusal';
import type { Seat, SeatId } from '@outoften/rules/room/seat';
import {
  findOpenRound,
  moveDraft,
  nameSeatCast,
  placeGuess,
  type SeatMove,
  unlockSeatHint,
} from '@outoften/rules/room/seat-moves';
import { viewOwnAttempt } from '@outoften/rules/room/view-attempt';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import type { Builder } from '../../graphql/schema-builder.ts';
import { demandPlaying } from '../../sign-in/unauthorized.ts';
import { changeBySeat } from '../access/acting-seat.ts';
import { granted, sessionError } from '../access/room-error.ts';
import { readRoom } from '../answers.ts';
import { findMemberOf } from '../audience/audience-rows.ts';
import { type AudienceGuessing, guessFromAudience } from '../audience/guess-from-audience.ts';
import { parseConnectionId } from '../seat-ids.ts';
import type { SessionTypes } from '../session-types.ts';
import type { OwnRoundRoot } from '../types/own-round-root.ts';
import type { GuessRoot } from '../types/round-types.ts';
import { ownGuess } from '../types/seat-state-type.ts';
import { endDueRound } from './close-open-round.ts';
import type { StoredRound } from './round-rows.ts';

/** Adds `createPlayerGuess`, `unlockHint`, `guessActor` and `saveDraft`. */
export function addGuessOperations(builder: Builder, types: SessionTypes): void {
  addCreateGuess(builder, types);
  addUnlockHint(builder, types);
  addGuessActor(builder, types);
  addSaveDraft(builder, types);
}

function addCreateGuess(builder: Builder, { guess }: SessionTypes): void {
  const dataInput = builder.inputType('GuessDataInput', {
    description: 'Makes no difference: the server knows what was unlocked and credited.',
    fields: (t) => ({
      poster_unlocked: t.boolean(),
      summary_unlocked: t.boolean(),
      review_unlocked: t.boolean(),
      correct_actor_guess_names: t.stringList(),
    }),
  });
  const input = builder.inputType('CreatePlayerGuessInput', {
    fields: (t) => ({
      public_session_id: t.id({ required: true }),
      guess_value: t.float({ required: true, description: '0.1 to 10, in tenths.' }),
      session_connection_id: t.id({ description: 'The account’s own, if it is not sent.' }),
      round_id: t.id({ description: OTHER_ROUND_REFUSED }),
      player_name: t.string({ description: 'Makes no difference: the server knows.' }),
      guess_data: t.field({ type: dataInput }),
      ttl: t.int({ description: 'Makes no difference: the session’s life renews it.' }),
    }),
  });
  builder.mutationField('createPlayerGuess', (t) =>
    t.field({
      type: guess,
      description: 'The one guess of a seat, or of a member of the audience, in the open round.',
      args: { input: t.arg({ type: input, required: true }) },
      resolve: (_root, { input }, context): Promise<GuessRoot> => {
        const { public_session_id, session_connection_id: sent, round_id } = input;
        const roomId = String(public_session_id);
        const guessing = {
          roomId,
          value: readRating(input.guess_value),
          roundId: round_id == null ? undefined : String(round_id),
          guessedAt: context.now(),
        };
        const guess = (as: Connection) => guessAs(as, guessing, context);
        if (sent == null) return findOwnConnection(roomId, context).then(guess);
        return guess(demandConnection(roomId, String(sent), context));
      },
    }),
  );
}

type Guessing = Omit<AudienceGuessing, 'memberId'>;

/** Not `async`, which would hold all that is at hand here for each guess that is on its way. */
function guessAs(
  { id, type }: Connection,
  guessing: Guessing,
  context: GraphqlContext,
): Promise<GuessRoot> {
  if (type === 'member') {
    return guessFromAudience({ ...guessing, memberId: id }, context).then(granted);
  }
  const { value: guess, roundId, guessedAt: now } = guessing;
  return changeBySeat(id, context, (room, seat) => {
    const placed = placeGuess(room, { seat: seat.id, now, roundId, guess });
    if (!placed.ok) return placed;
    return ok({ room: endDueRound(placed.value, context.now()), value: placed.value });
  }).then((moved) => {
    const viewed = viewOwn(granted(moved), id as SeatId, context);
    return viewed instanceof Promise ? viewed.then(demandGuess) : demandGuess(viewed);
  });
}

function demandGuess(own: OwnRoundRoot): GuessRoot {
  const guess = ownGuess(own);
  if (guess) return guess;
  throw sessionError('round-over');
}

type Connection = Readonly<{ id: string; type: 'seat' | 'member' }>;

/** The connection that was sent, which must be of this room. */
function demandConnection(roomId: string, id: string, context: GraphqlContext): Connection {
  demandPlaying(context);
  const parsed = parseConnectionId(id);
  if (parsed?.roomId === roomId) return { id, type: parsed.type };
  throw sessionError('no-such-seat');
}

/** What the account is in the room. */
async function findOwnConnection(roomId: string, context: GraphqlContext): Promise<Connection> {
  const { owner } = demandPlaying(context);
  const { room } = await readRoom(roomId, context);
  const seat = findSeatOf(room, owner);
  if (seat?.place.state === 'seated') return { id: seat.id, type: 'seat' };
  const member = await findMemberOf(context.db, { roomId, owner });
  if (member) return { id: member.id, type: 'member' };
  if (seat) return { id: seat.id, type: 'seat' };
  throw sessionError('not-seated');
}

function addUnlockHint(builder: Builder, { ownRound }: SessionTypes): void {
  const names = ['POSTER', 'OVERVIEW', 'REVIEW'] as const;
  const hintType = builder.enumType('Hint', { values: names });
  builder.mutationField('unlockHint', (t) =>
    t.field({
      type: ownRound,
      description: 'Opens a hint for its price; after the guess, for nothing.',
      args: {
        connection_id: t.arg.id({ required: true }),
        hint: t.arg({ type: hintType, required: true }),
        round_id: t.arg.id({ description: OTHER_ROUND_REFUSED }),
      },
      resolve: (_root, args, context) => {
        const hint = HINTS[names.indexOf(args.hint)] ?? 'poster';
        return move(args, context, (room, seatMove) => unlockSeatHint(room, { ...seatMove, hint }));
      },
    }),
  );
}

function addGuessActor(builder: Builder, { ownRound }: SessionTypes): void {
  builder.mutationField('guessActor', (t) =>
    t.field({
      type: ownRound,
      description: 'Tries a name of the cast in one of four slots, three times each.',
      args: {
        connection_id: t.arg.id({ required: true }),
        slot: t.arg.int({ required: true, description: '0 to 3.' }),
        name: t.arg.string({ required: true }),
        round_id: t.arg.id({ description: OTHER_ROUND_REFUSED }),
      },
      resolve: async (_root, { connection_id, slot, name, round_id }, context) => {
        const { id, film } = await findFilmOf(String(connection_id), context);
        return move({ connection_id, round_id: round_id ?? id }, context, (room, seatMove) =>
          // The film is that of one round, whichever the client counts on.
          seatMove.roundId === id
            ? nameSeatCast(room, { ...seatMove, slot, name, film })
            : refuse('round-over'),
        );
      },
    }),
  );
}

function addSaveDraft(builder: Builder, { ownRound }: SessionTypes): void {
  builder.mutationField('saveDraft', (t) =>
    t.field({
      type: ownRound,
      description: 'Where the slider stands: what counts if the time is over before a guess.',
      args: {
        connection_id: t.arg.id({ required: true }),
        guess_value: t.arg.float({ required: true, description: '0.1 to 10, in tenths.' }),
        round_id: t.arg.id({ description: OTHER_ROUND_REFUSED }),
      },
      resolve: (_root, args, context) => {
        const draft = readRating(args.guess_value);
        return move(args, context, (room, seatMove) => moveDraft(room, { ...seatMove, draft }));
      },
    }),
  );
}

const OTHER_ROUND_REFUSED = 'Refused if another round is open.';

type MoveArgs = Readonly<{
  connection_id: string | number;
  round_id?: string | number | null | undefined;
}>;

type DecideMove = (room: Room, move: SeatMove) => Result<Room, RoomRefusal>;

/** Lets a seat move, and answers what it may see afterwards. */
async function move(
  { connection_id, round_id }: MoveArgs,
  context: GraphqlContext,
  decide: DecideMove,
): Promise<OwnRoundRoot> {
  const connectionId = String(connection_id);
  const roundId = round_id == null ? undefined : String(round_id);
  const arrivedAt = context.now();
  const moved = await changeBySeat(connectionId, context, (room, seat) => {
    const decided = decide(room, { seat: seat.id, now: arrivedAt, roundId });
    return decided.ok ? ok({ room: decided.value, value: decided.value }) : decided;
  });
  return viewOwn(granted(moved), connectionId as SeatId, context);
}

function viewOwn(
  room: Room,
  seatId: SeatId,
  { rooms }: GraphqlContext,
): OwnRoundRoot | Promise<OwnRoundRoot> {
  const seat: Seat | undefined = findSeat(room, seatId);
  if (seat === undefined || room.stage.phase !== 'guessing') throw sessionError('round-over');
  const view = (stored: StoredRound | undefined): OwnRoundRoot => {
    const attempt = stored && viewOwnAttempt(room, seatId, stored.film);
    if (attempt === undefined) throw sessionError('not-in-round');
    return { roomId: room.id, seat, attempt, beatHouse: false };
  };
  const found = rooms.roundFilms.find(room.stage.round.id);
  return found instanceof Promise ? found.then(view) : view(found);
}

/** The round open in the seat's room, with its film. */
async function findFilmOf(connectionId: string, context: GraphqlContext) {
  demandPlaying(context);
  const parsed = parseConnectionId(connectionId);
  if (parsed?.type !== 'seat') throw sessionError('no-such-seat');
  const { room } = await readRoom(parsed.roomId, context);
  const { id } = granted(findOpenRound(room));
  const stored = await context.rooms.roundFilms.find(id);
  if (stored) return stored;
  throw sessionError('no-round');
}

/** A rating as it is on the wire, with one decimal. */
function readRating(value: number): Rating {
  const inTenths = Math.round(value * 10);
  const isExact = Math.abs(value * 10 - inTenths) < 1e-6;
  if (isExact && isRating(inTenths)) return inTenths;
  throw sessionError('out-of-range');
}
