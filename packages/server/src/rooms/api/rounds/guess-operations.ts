import { creditedNames } from '@outoften/rules/guessing/cast-slots';
import { HINTS } from '@outoften/rules/guessing/hints';
import { isRating, type Rating } from '@outoften/rules/rating';
import { ok, type Result, refuse } from '@outoften/rules/result';
import { findSeatOf, type Room } from '@outoften/rules/room/room';
import type { PlayRefusal, RoomRefusal } from '@outoften/rules/room/room-refusal';
import { NO_DRAFTS } from '@outoften/rules/room/round';
import {
  findDraftedRound,
  findOpenRound,
  nameSeatCast,
  placeGuess,
  type SeatMove,
  unlockSeatHint,
} from '@outoften/rules/room/rounds/seat-moves';
import type { Seat, SeatId } from '@outoften/rules/room/seat';
import { type OwnAttempt, viewOwnAttempt } from '@outoften/rules/room/view/view-attempt';
import type { OwnChange } from '@outoften/rules/room/wire/room-message';
import { demandPlaying } from '../../../identity/callers/unauthorized.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { Builder } from '../../../platform/graphql/schema-builder.ts';
import { findMemberOf } from '../../audience/audience-rows.ts';
import { endDueRound } from '../../play/close-open-round.ts';
import { parseConnectionId } from '../../store/seat-ids.ts';
import { changeBySeat, findSeatOfOwner } from '../access/acting-seat.ts';
import { granted, sessionError } from '../access/room-error.ts';
import { type AudienceGuessing, guessFromAudience } from '../audience/guess-from-audience.ts';
import { readRoom } from '../types/answers.ts';
import type { GuessRoot } from '../types/round-types.ts';
import type { SessionTypes } from '../types/session-types.ts';

/** A new position of a slider. The round is optional. */
type MovedSlider = Readonly<{ seat: string; roundId: string | undefined; value: Rating }>;

type DraftRefusal = PlayRefusal | 'no-such-seat' | 'not-yours' | 'no-such-room';

/** Adds `createPlayerGuess`, and `guess`, `unlockHint`, `guessActor` and `saveDraft` with short answers. */
export function addGuessOperations(builder: Builder, types: SessionTypes): void {
  addCreateGuess(builder, types);
  addGuess(builder);
  addUnlockHint(builder);
  addGuessActor(builder);
  addSaveDraft(builder);
}

function addCreateGuess(builder: Builder, { guess }: SessionTypes): void {
  const dataInput = builder.inputType('GuessDataInput', {
    description: 'Ignored; the server has its own record of hints and names.',
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
      session_connection_id: t.id({ description: 'By default, the account’s own connection.' }),
      round_id: t.id({ description: OTHER_ROUND_REFUSED }),
      player_name: t.string({ description: 'Ignored; set by the server.' }),
      guess_data: t.field({ type: dataInput }),
      ttl: t.int({ description: 'Ignored; activity in the session renews it.' }),
    }),
  });
  builder.mutationField('createPlayerGuess', (t) =>
    t.field({
      type: guess,
      description: 'Places the one guess of a seat or a member of the audience in the open round.',
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_root, { input }, context): Promise<GuessRoot> => {
        const { public_session_id, session_connection_id: sent, round_id } = input;
        const roomId = String(public_session_id);
        const guessing = {
          roomId,
          value: readRating(input.guess_value),
          roundId: round_id == null ? undefined : String(round_id),
          guessedAt: context.now(),
        };
        const connection =
          sent == null
            ? await findOwnConnection(roomId, context)
            : demandConnection(roomId, String(sent), context);
        return guessAs(connection, guessing, context);
      },
    }),
  );
}

function addGuess(builder: Builder): void {
  builder.mutationField('guess', (t) =>
    t.field({
      type: 'OwnChange',
      description: 'Like `createPlayerGuess`, with a short answer.',
      args: {
        connection_id: t.arg.id({ required: true }),
        guess_value: t.arg.float({ required: true, description: '0.1 to 10, in tenths.' }),
        round_id: t.arg.id({ required: true, description: OTHER_ROUND_REFUSED }),
      },
      resolve: async (_root, args, context): Promise<OwnChange> => {
        const guessedAt = context.now();
        const id = String(args.connection_id);
        const roundId = String(args.round_id);
        const value = readRating(args.guess_value);
        const parsed = parseConnectionId(id);
        if (parsed === undefined) throw sessionError('no-such-seat');
        const guessing = { roomId: parsed.roomId, value, roundId, guessedAt };
        if (parsed.type === 'member') {
          granted(await guessFromAudience({ ...guessing, memberId: id }, context));
        } else await placeSeatGuess(id, guessing, context);
        return { roundId, guess: { value } };
      },
    }),
  );
}

type Guessing = Omit<AudienceGuessing, 'memberId'>;

async function guessAs(
  { id, type }: Connection,
  guessing: Guessing,
  context: GraphqlContext,
): Promise<GuessRoot> {
  if (type === 'member') {
    return granted(await guessFromAudience({ ...guessing, memberId: id }, context));
  }
  const placed = await placeSeatGuess(id, guessing, context);
  const { room, seat } = placed;
  const { roundId, hints, slots, film } = await viewMoved(placed, context);
  const credited = creditedNames(slots);
  const covered = { score: undefined, distance: undefined, beatHouse: false };
  const result = { seat: seat.id, guess: guessing.value, hints, credited, ...covered };
  return { roomId: room.id, roundId, name: seat.name, owner: seat.owner, film, result };
}

/** Places the guess of a seat. If the guess ends the round, the returned room is from before the end. */
async function placeSeatGuess(
  id: string,
  { value: guess, roundId, guessedAt: now }: Guessing,
  context: GraphqlContext,
): Promise<Moved> {
  const began = performance.now();
  const placed = await changeBySeat(id, context, (room, seat) => {
    const decided = placeGuess(room, { seat: seat.id, now, roundId, guess });
    if (!decided.ok) return decided;
    const value = { room: decided.value, seat };
    return ok({ room: endDueRound(decided.value, context.now()), value });
  });
  const moved = granted(placed);
  context.rooms.meters.guess.seat((performance.now() - began) / 1000);
  return moved;
}

type Connection = Readonly<{ id: string; type: 'seat' | 'member' }>;

/** Reads the connection, which must be of this room. */
function demandConnection(roomId: string, id: string, context: GraphqlContext): Connection {
  demandPlaying(context);
  const parsed = parseConnectionId(id);
  if (parsed?.roomId === roomId) return { id, type: parsed.type };
  throw sessionError('no-such-seat');
}

/** Returns the account's own connection in the room. */
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

function addUnlockHint(builder: Builder): void {
  const names = ['POSTER', 'OVERVIEW', 'REVIEW'] as const;
  const hintType = builder.enumType('Hint', { values: names });
  builder.mutationField('unlockHint', (t) =>
    t.field({
      type: 'OwnChange',
      description: 'Opens a hint for its price. After the guess, hints are free.',
      args: {
        connection_id: t.arg.id({ required: true }),
        hint: t.arg({ type: hintType, required: true }),
        round_id: t.arg.id({ description: OTHER_ROUND_REFUSED }),
      },
      resolve: async (_root, args, context): Promise<OwnChange> => {
        const hint = HINTS[names.indexOf(args.hint)] ?? 'poster';
        const unlock: DecideMove = (room, seatMove) => unlockSeatHint(room, { ...seatMove, hint });
        const own = await viewMoved(await move(args, context, unlock), context);
        const { roundId, hints, pointsInHand, film } = own;
        const { posterPath, overview, reviews } = film;
        const shown = {
          ...(posterPath !== undefined && { posterPath }),
          ...(overview !== undefined && { overview }),
          ...(reviews && { reviews }),
        };
        return { roundId, hints, pointsInHand, film: shown };
      },
    }),
  );
}

function addGuessActor(builder: Builder): void {
  builder.mutationField('guessActor', (t) =>
    t.field({
      type: 'OwnChange',
      description: 'Tries a name of the cast in one of four slots. Each slot has three tries.',
      args: {
        connection_id: t.arg.id({ required: true }),
        slot: t.arg.int({ required: true, description: '0 to 3.' }),
        name: t.arg.string({ required: true }),
        round_id: t.arg.id({ description: OTHER_ROUND_REFUSED }),
      },
      resolve: async (
        _root,
        { connection_id, slot, name, round_id },
        context,
      ): Promise<OwnChange> => {
        const { id, film } = await findFilmOf(String(connection_id), context);
        const args = { connection_id, round_id: round_id ?? id };
        const moved = await move(args, context, (room, seatMove) =>
          // The film must be of the same round in which the seat acts.
          seatMove.roundId === id
            ? nameSeatCast(room, { ...seatMove, slot, name, film })
            : refuse('round-over'),
        );
        const { roundId, slots, pointsInHand } = await viewMoved(moved, context);
        return { roundId, slots, pointsInHand };
      },
    }),
  );
}

function addSaveDraft(builder: Builder): void {
  builder.mutationField('saveDraft', (t) =>
    t.boolean({
      description:
        'Saves the position of the slider, which counts if the time is over before a guess. It is stored within a second. It changes no version of the room, and sends no event.',
      args: {
        connection_id: t.arg.id({ required: true }),
        guess_value: t.arg.float({ required: true, description: '0.1 to 10, in tenths.' }),
        round_id: t.arg.id({ description: OTHER_ROUND_REFUSED }),
      },
      resolve: async (_root, { connection_id, guess_value, round_id }, context) => {
        const value = readRating(guess_value);
        const roundId = round_id == null ? undefined : String(round_id);
        granted(await saveDraft({ seat: String(connection_id), roundId, value }, context));
        return true;
      },
    }),
  );
}

const OTHER_ROUND_REFUSED = 'Refused if another round is open.';

type DecideMove = (room: Room, move: SeatMove) => Result<Room, RoomRefusal>;

type Moved = Readonly<{ room: Room; seat: Seat }>;

/** Makes a move of a seat. */
async function move(
  {
    connection_id,
    round_id,
  }: Readonly<{ connection_id: string | number; round_id?: string | number | null | undefined }>,
  context: GraphqlContext,
  decide: DecideMove,
): Promise<Moved> {
  const roundId = round_id == null ? undefined : String(round_id);
  const arrivedAt = context.now();
  const moved = await changeBySeat(String(connection_id), context, (room, seat) => {
    const decided = decide(room, { seat: seat.id, now: arrivedAt, roundId });
    return decided.ok ? ok({ room: decided.value, value: { room: decided.value, seat } }) : decided;
  });
  return granted(moved);
}

/** Returns the part of the room that a seat may see after its move in an open round. */
async function viewMoved({ room, seat }: Moved, { rooms }: GraphqlContext): Promise<OwnAttempt> {
  if (room.progress.phase !== 'guessing') throw sessionError('round-over');
  const stored = await rooms.roundFilms.find(room.progress.round.id);
  const attempt = stored && viewOwnAttempt(room, seat.id, { film: stored.film, drafts: NO_DRAFTS });
  if (attempt === undefined) throw sessionError('not-in-round');
  return attempt;
}

/** Returns the open round of the seat's room, with its film. */
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

/** Reads a rating from the wire, where it has one decimal. */
function readRating(value: number): Rating {
  const inTenths = Math.round(value * 10);
  const isExact = Math.abs(value * 10 - inTenths) < 1e-6;
  if (isExact && isRating(inTenths)) return inTenths;
  throw sessionError('out-of-range');
}

/** Saves the draft of the account's seat separately from the room. */
async function saveDraft(
  { seat, roundId, value }: MovedSlider,
  context: GraphqlContext,
): Promise<Result<undefined, DraftRefusal>> {
  const { owner } = demandPlaying(context);
  const { keeper, drafts } = context.rooms;
  const parsed = parseConnectionId(seat);
  if (parsed?.type !== 'seat') return refuse('no-such-seat');
  const { roomId } = parsed;
  const at = context.now();
  const decide = (room: Room) => {
    const own = findSeatOfOwner(room, { id: seat, owner });
    return own.ok ? findDraftedRound(room, { seat: own.value.id, now: at, roundId }) : own;
  };
  const save = (id: string) => {
    drafts.save({ roomId, roundId: id, seat: seat as SeatId, value, at });
    return ok(undefined);
  };
  // The room in memory may be outdated. It is enough to accept a draft for the named round, but not to refuse one.
  const peeked = roundId === undefined ? undefined : keeper.peek(roomId);
  const granted = peeked && decide(peeked);
  if (granted?.ok) return save(granted.value.id);
  const kept = await keeper.read(roomId);
  if (kept === undefined) return refuse('no-such-room');
  const decided = decide(kept.room);
  return decided.ok ? save(decided.value.id) : decided;
}
