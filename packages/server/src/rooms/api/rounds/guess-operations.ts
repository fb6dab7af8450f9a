import { creditedNames } from '@outoften/rules/guessing/cast-slots';
import { HINTS } from '@outoften/rules/guessing/hints';
import { isRating, type Rating } from '@outoften/rules/rating';
import { findSeatOf } from '@outoften/rules/room/room';
import { demandPlaying } from '../../../identity/callers/unauthorized.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { Builder } from '../../../platform/graphql/schema-builder.ts';
import { findMemberOf } from '../../audience/audience-rows.ts';
import { parseConnectionId } from '../../store/seat-ids.ts';
import { granted, sessionError } from '../access/room-error.ts';
import { guessFromAudience } from '../audience/guess-from-audience.ts';
import {
  type Guessing,
  nameCast,
  placeSeatGuess,
  unlockHint,
  viewMoved,
} from '../commands/move-commands.ts';
import { readRoom } from '../types/answers.ts';
import type { GuessRoot } from '../types/round-types.ts';
import type { SessionTypes } from '../types/session-types.ts';

/** Adds `createPlayerGuess`, and `unlockHint` and `guessActor` with short answers. */
export function addGuessOperations(builder: Builder, types: SessionTypes): void {
  addCreateGuess(builder, types);
  addUnlockHint(builder);
  addGuessActor(builder);
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
          roundId: readRound(round_id),
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
      resolve: (_root, { connection_id, hint, round_id }, context) => {
        const own = { connection: String(connection_id), round: readRound(round_id) };
        return unlockHint({ ...own, hint: HINTS[names.indexOf(hint)] ?? 'poster' }, context);
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
      resolve: (_root, { connection_id, slot, name, round_id }, context) => {
        const own = { connection: String(connection_id), round: readRound(round_id) };
        return nameCast({ ...own, slot, name }, context);
      },
    }),
  );
}

const OTHER_ROUND_REFUSED = 'Refused if another round is open.';

function readRound(sent: string | number | null | undefined): string | undefined {
  return sent == null ? undefined : String(sent);
}

/** Reads a rating from the wire, where it has one decimal. */
function readRating(value: number): Rating {
  const inTenths = Math.round(value * 10);
  const isExact = Math.abs(value * 10 - inTenths) < 1e-6;
  if (isExact && isRating(inTenths)) return inTenths;
  throw sessionError('out-of-range');
}
