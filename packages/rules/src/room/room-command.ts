import * as v from 'valibot';
import { ALLOWANCES } from '../allowance.ts';
import { filmFilterSchema, ratingSchema } from '../film/saved-schemas.ts';
import { hintStatesSchema } from '../guessing/attempt-schemas.ts';
import { HINTS } from '../guessing/hints.ts';
import { lobbySettingsSchema } from './lobby-settings.ts';
import { approvalSchema, paceSchema, seatIdSchema } from './storage/room-schemas.ts';
import { REACTIONS, WARM_UP_ANSWERS } from './wire/room-message.ts';
import { reviewsSchema, slotViewsSchema } from './wire/view-schemas.ts';

/** The sender's own seat, or place in the audience. */
const own = { connection: v.string() };

/** The round too, so that a late command changes nothing in the next one. */
const ownInRound = { ...own, round: v.string() };

/** Another seat. */
const ofSeat = { seat: seatIdSchema };

const ofRoom = { room: v.string() };

const ofRound = { ...ofRoom, round: v.string() };

const type = <Type extends string>(name: Type) => ({ type: v.literal(name) });

const integer = v.pipe(v.number(), v.integer());

/** A command of a player, a member of the audience or a host to their room. */
export const roomCommandSchema = v.variant('type', [
  // Players and the audience
  v.object({ ...type('guess'), ...ownInRound, rating: ratingSchema }),
  v.object({ ...type('draft'), ...ownInRound, rating: ratingSchema }),
  v.object({ ...type('hint'), ...ownInRound, hint: v.picklist(HINTS) }),
  v.object({ ...type('name'), ...ownInRound, slot: integer, name: v.string() }),
  v.object({ ...type('allowance'), ...own, allowance: v.picklist(ALLOWANCES) }),
  v.object({ ...type('leave'), ...own }),
  v.object({
    ...type('react'),
    ...ofRoom,
    reaction: v.picklist([...REACTIONS, ...WARM_UP_ANSWERS]),
  }),
  // The host or the deputy
  v.object({ ...type('approve'), ...ofSeat }),
  v.object({ ...type('deny'), ...ofSeat }),
  v.object({ ...type('remove'), ...ofSeat, bar: v.boolean() }),
  v.object({ ...type('letBackIn'), ...ofSeat }),
  v.object({
    ...type('change'),
    ...ofRoom,
    /** In the lobby only. */
    game: v.exactOptional(
      v.object({ name: v.string(), settings: lobbySettingsSchema, filter: filmFilterSchema }),
    ),
    approval: v.exactOptional(approvalSchema),
    pace: v.exactOptional(paceSchema),
  }),
  /** The number that the round will have, so that a second or late press opens no other round. */
  v.object({ ...type('start'), ...ofRoom, number: integer }),
  v.object({ ...type('end'), ...ofRound }),
  v.object({ ...type('skip'), ...ofRound }),
  v.object({ ...type('pause'), ...ofRound }),
  v.object({ ...type('resume'), ...ofRound }),
  v.object({ ...type('finish'), ...ofRoom }),
  v.object({ ...type('rematch'), ...ofRoom }),
  v.object({ ...type('close'), ...ofRoom }),
]);

export type RoomCommand = Readonly<v.InferOutput<typeof roomCommandSchema>>;

export type CommandType = RoomCommand['type'];

/** The commands of one type. */
export type CommandOf<Type extends CommandType> = Extract<RoomCommand, Readonly<{ type: Type }>>;

/** The changes that a move made in a round, for its sender. Absent fields have not changed. */
export const ownChangeSchema = v.object({
  roundId: v.string(),
  hints: v.exactOptional(hintStatesSchema),
  slots: v.exactOptional(slotViewsSchema),
  pointsInHand: v.exactOptional(v.number()),
  /** The parts of the film that the open hints show. */
  film: v.exactOptional(
    v.object({
      posterPath: v.optional(v.string()),
      overview: v.optional(v.string()),
      reviews: v.optional(reviewsSchema),
    }),
  ),
  guess: v.exactOptional(v.object({ value: ratingSchema })),
});

export type OwnChange = Readonly<v.InferOutput<typeof ownChangeSchema>>;

/** The answer to a command. It is empty for all but a guess, a hint and a name: the others change the room for everyone. */
export const commandAnswerSchema = v.union([ownChangeSchema, v.strictObject({})]);

export type CommandAnswer = Readonly<v.InferOutput<typeof commandAnswerSchema>>;
