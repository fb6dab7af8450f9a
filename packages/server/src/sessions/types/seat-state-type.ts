import type { Allowance } from '@outoften/rules/allowance';
import { type CastSlotView, creditedNames } from '@outoften/rules/cast-slots';
import type { Rating } from '@outoften/rules/rating';
import type { Room } from '@outoften/rules/room/room';
import type { Seat } from '@outoften/rules/room/seat';
import { viewOwnAttempt } from '@outoften/rules/room/view-attempt';
import { distance } from '@outoften/rules/score';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import type { Builder } from '../../graphql/schema-builder.ts';
import type { OwnGuess } from '../audience/own-guesses.ts';
import type { addConnectionType, ConnectionRoot } from './connection-type.ts';
import type { OwnRoundRoot } from './own-round-root.ts';
import type { addPublicSessionType, PublicSessionRoot } from './public-session-type.ts';
import {
  BOUGHT_RULE,
  type GuessFacts,
  type GuessRoot,
  listHints,
  type RoundTypes,
  TIME_RULE,
} from './round-types.ts';

/** All that one connection may know. */
export type SeatStateRoot = Readonly<{
  connection: ConnectionRoot;
  /** Undefined for one that is denied or gone. */
  session: PublicSessionRoot | undefined;
  /** Undefined without a part in the round at hand. */
  own: OwnRoundRoot | undefined;
  /** From the next round on; undefined for a member of the audience. */
  allowance: Allowance | undefined;
  /** What a member of the audience guessed in the round that is open or was the last one. */
  audienceGuess: Rating | undefined;
  /** True for a session with an audience, also for a connection that is denied or gone. */
  hasAudience: boolean;
  /** The room whose stage the connection may open; undefined for others than its host. */
  stageOf: string | undefined;
}>;

export type SeatStateParts = RoundTypes &
  Readonly<{
    connection: ReturnType<typeof addConnectionType>;
    publicSession: ReturnType<typeof addPublicSessionType>;
  }>;

const SLOT_STATES = {
  open: 'OPEN',
  credited: 'CREDITED',
  spent: 'SPENT',
} as const satisfies Record<CastSlotView['state'], string>;

/** Adds `SeatState` and `OwnRound`. */
export function addSeatStateTypes(builder: Builder, types: SeatStateParts) {
  const ownRound = addOwnRoundType(builder, types);
  builder.objectField(types.guess, 'own_round', (t) =>
    t.field({
      type: ownRound,
      nullable: true,
      description: 'The seat’s own part in the round, told to the guesser alone; null for others.',
      resolve: ({ own }) => own ?? null,
    }),
  );
  const ownGuess = builder.objectRef<OwnGuess>('OwnAudienceGuess').implement({
    description: 'A guess of a member of the audience, told to the member alone.',
    fields: (t) => ({
      round_number: t.int({ resolve: ({ round }) => round }),
      guess_value: t.float({ resolve: ({ value }) => value / 10 }),
    }),
  });
  const seatState = builder.objectRef<SeatStateRoot>('SeatState').implement({
    description: 'All that one connection may know: the session, and its own part in it.',
    fields: (t) => ({
      connection: t.field({ type: types.connection, resolve: ({ connection }) => connection }),
      public_session: t.field({
        type: types.publicSession,
        nullable: true,
        description: 'Null for a connection that is denied or closed.',
        resolve: ({ session }) => session ?? null,
      }),
      own_round: t.field({
        type: ownRound,
        nullable: true,
        description: 'Null for one without a part in the round that is open or was the last one.',
        resolve: ({ own }) => own ?? null,
      }),
      allowance: t.float({
        nullable: true,
        description:
          '1, 1.5 or 2 times the time limit, from the next round on; null in the audience.',
        resolve: ({ allowance }) => allowance ?? null,
      }),
      is_audience: t.boolean({ resolve: ({ connection }) => connection.type === 'member' }),
      audience_guess: t.float({
        nullable: true,
        description:
          'What a member of the audience guessed in the round that is open or was the last one.',
        resolve: ({ audienceGuess }) => (audienceGuess === undefined ? null : audienceGuess / 10),
      }),
      audience_guesses: t.field({
        type: [ownGuess],
        description:
          'What a member of the audience guessed in this game, in the order of the rounds; empty for others.',
        resolve: ({ connection, session }, _args, { rooms }) =>
          connection.type === 'member' && session !== undefined
            ? listOfGame(rooms.ownGuesses.list(connection.member.id), session.view.meta.game)
            : [],
      }),
      has_audience: t.boolean({
        description:
          'True if the session has an audience; told also to a connection that is denied or closed.',
        resolve: ({ hasAudience }) => hasAudience,
      }),
      server_time: t.float({ description: TIME_RULE, resolve: (_root, _args, { now }) => now() }),
      stage_key: t.string({
        nullable: true,
        description: 'Opens the stage, for reading alone; null for others than its host.',
        resolve: ({ stageOf }, _args, { rooms }) =>
          stageOf === undefined ? null : rooms.secrets.stageKey(stageOf),
      }),
    }),
  });
  return { seatState, ownRound };
}

async function listOfGame(
  guesses: Promise<readonly OwnGuess[]>,
  game: number,
): Promise<OwnGuess[]> {
  return (await guesses).filter((guess) => guess.game === game);
}

function addOwnRoundType(builder: Builder, { movie, guess }: RoundTypes) {
  const states = Object.values(SLOT_STATES);
  const slotState = builder.enumType('CastSlotState', { values: states });
  const slot = builder.objectRef<CastSlotView>('OwnCastSlot').implement({
    fields: (t) => ({
      state: t.field({ type: slotState, resolve: ({ state }) => SLOT_STATES[state] }),
      wrong_names: t.stringList({ resolve: ({ wrongNames }) => [...wrongNames] }),
      name: t.string({
        nullable: true,
        resolve: (of) => (of.state === 'credited' ? of.name : null),
      }),
    }),
  });
  return builder.objectRef<OwnRoundRoot>('OwnRound').implement({
    description: 'What one seat alone may see of a round, until the next one begins.',
    fields: (t) => ({
      round_id: t.id({ resolve: ({ attempt }) => attempt.roundId }),
      deadline: t.float({
        nullable: true,
        description: `${TIME_RULE} With the seat’s own time allowance.`,
        resolve: ({ attempt }) => attempt.deadline ?? null,
      }),
      time_ms: t.float({
        nullable: true,
        description:
          'How long the seat has, from the round’s `started_at`, in milliseconds; a pause does not change it. Null without a time limit.',
        resolve: ({ attempt }) => attempt.timeMs ?? null,
      }),
      draft: t.float({
        nullable: true,
        description: 'Where the slider stands; null until it is touched.',
        resolve: ({ attempt: { draft } }) => (draft === undefined ? null : draft / 10),
      }),
      movie: t.field({ type: movie, resolve: ({ attempt }) => attempt.viewFilm() }),
      slots: t.field({ type: [slot], resolve: ({ attempt }) => [...attempt.slots] }),
      unlocked_hints: t.stringList({
        description: 'POSTER, OVERVIEW, REVIEW: those that are open.',
        resolve: ({ attempt: { hints } }) => listHints(hints, ['bought', 'given']),
      }),
      bought_hints: t.stringList({
        description: BOUGHT_RULE,
        resolve: ({ attempt: { hints } }) => listHints(hints, ['bought']),
      }),
      points_in_hand: t.int({ resolve: ({ attempt }) => attempt.pointsInHand }),
      guess: t.field({
        type: guess,
        nullable: true,
        resolve: (root) => ownGuess(root) ?? null,
      }),
      correct_answer: t.float({
        nullable: true,
        description: 'Null until the round is over.',
        resolve: ({ attempt: { answer } }) => (answer === undefined ? null : answer / 10),
      }),
    }),
  });
}

/** What a seat has in the round at hand. */
export async function findOwnRound(
  room: Room,
  seat: Seat,
  { rooms }: GraphqlContext,
): Promise<OwnRoundRoot | undefined> {
  if (!('round' in room.stage)) return undefined;
  const stored = await rooms.roundFilms.find(room.stage.round.id);
  const attempt = stored && viewOwnAttempt(room, seat.id, stored.film);
  return attempt && { roomId: room.id, seat, attempt, beatHouse: hasBeatenHouse(room, seat) };
}

/** Known once the round is over. */
function hasBeatenHouse({ stage }: Room, { id }: Seat): boolean {
  if (stage.phase !== 'revealed') return false;
  return stage.round.results.some(({ seat, beatHouse }) => seat === id && beatHouse);
}

/** The guess of the seat as it may know it. */
export function ownGuess(own: OwnRoundRoot): GuessRoot | undefined {
  const { roomId, seat, attempt, beatHouse } = own;
  const { guess, answer, hints, slots, roundId } = attempt;
  if (guess === undefined) return undefined;
  const isMeasured = guess.value !== undefined && answer !== undefined;
  const result: GuessFacts = {
    seat: seat.id,
    guess: guess.value,
    score: guess.score,
    distance: isMeasured ? distance(guess.value, answer) : undefined,
    hints,
    credited: creditedNames(slots),
    beatHouse,
  };
  return { roomId, roundId, name: seat.name, result, owner: seat.owner, own };
}
