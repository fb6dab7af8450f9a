import { pauseRound, resumeRound } from '@outoften/rules/room/host/pause-round';
import type {
  CommandAnswer,
  CommandOf,
  CommandType,
  RoomCommand,
} from '@outoften/rules/room/room-command';
import { barSeat, removeSeat } from '@outoften/rules/room/seats/leaving';
import { letBackIn } from '@outoften/rules/room/seats/let-back-in';
import { approveSeat, denySeat } from '@outoften/rules/room/seats/seating';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { changeGame, changeRoom } from './game-commands.ts';
import { guess, nameCast, react, saveDraft, unlockHint } from './move-commands.ts';
import {
  decideInRoom,
  endRound,
  finish,
  playAgain,
  skipFilm,
  startRound,
} from './round-commands.ts';
import { changeSeat, leave, setTimeAllowance } from './seat-commands.ts';

/** What carries out the moves that are answered. */
const MOVES = { guess, hint: unlockHint, name: nameCast } as const;

type MoveType = keyof typeof MOVES;

/** What carries out the other commands. Their effect is seen by everyone in the room, or only later by the sender. */
const OTHERS: {
  readonly [Type in Exclude<CommandType, MoveType>]: (
    command: CommandOf<Type>,
    context: GraphqlContext,
  ) => Promise<unknown>;
} = {
  draft: saveDraft,
  allowance: setTimeAllowance,
  leave,
  react,
  approve: ({ seat }, context) => changeSeat(seat, context, approveSeat),
  deny: ({ seat }, context) => changeSeat(seat, context, denySeat),
  remove: ({ seat, bar }, context) => changeSeat(seat, context, bar ? barSeat : removeSeat),
  letBackIn: ({ seat }, context) => changeSeat(seat, context, letBackIn),
  change: changeGame,
  close: ({ room }, context) => changeRoom(room, { isClosing: true }, context),
  start: startRound,
  end: endRound,
  skip: skipFilm,
  pause: ({ room, round: roundId }, context) =>
    decideInRoom(room, context, (before, acting) => pauseRound(before, { ...acting, roundId })),
  resume: ({ room, round: roundId }, context) =>
    decideInRoom(room, context, (before, acting) => resumeRound(before, { ...acting, roundId })),
  finish,
  rematch: playAgain,
};

/** Carries out a command of a player, a member of the audience or a host. */
export async function commandRoom(
  { command }: Readonly<{ command: RoomCommand }>,
  context: GraphqlContext,
): Promise<CommandAnswer> {
  const { type } = command;
  if (isMove(type)) return MOVES[type](command as never, context);
  await OTHERS[type](command as never, context);
  return {};
}

function isMove(type: CommandType): type is MoveType {
  return type in MOVES;
}
