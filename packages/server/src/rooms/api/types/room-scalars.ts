import {
  type CommandAnswer,
  type RoomCommand,
  roomCommandSchema,
} from '@outoften/rules/room/room-command';
import type {
  PastRound,
  RoomMessage,
  RoomSight,
  SeatSight,
} from '@outoften/rules/room/wire/room-message';
import * as v from 'valibot';
import { codedError } from '../../../platform/error-code.ts';
import type { Builder, Told } from '../../../platform/graphql/schema-builder.ts';

declare module '../../../platform/graphql/schema-builder.ts' {
  interface SchemaScalars {
    RoomCommand: { Input: RoomCommand; Output: never };
    RoomMessage: Told<RoomMessage>;
    RoomSight: Told<RoomSight>;
    SeatSight: Told<SeatSight>;
    OwnChange: Told<CommandAnswer>;
    PastRounds: Told<readonly PastRound[]>;
  }
}

const WRITTEN_DOWN = 'Its shape, with examples: docs/protocol.md.';

const ANSWERS = {
  RoomMessage: 'An event of a room, as a follower may see it.',
  RoomSight: 'The current state of a room, as a viewer may see it.',
  SeatSight: 'Everything that one connection may see.',
  OwnChange: 'The changes of a move for the player who made it.',
  PastRounds: 'The finished rounds of a game, with their films.',
} as const;

/** Adds the scalars for rooms. They are JSON in the format of the rules. */
export function addRoomScalars(builder: Builder): void {
  for (const name of Object.keys(ANSWERS) as (keyof typeof ANSWERS)[]) {
    const description = `${ANSWERS[name]} ${WRITTEN_DOWN}`;
    builder.scalarType(name, { description, serialize: (answer) => answer });
  }
  builder.scalarType('RoomCommand', {
    description: `A command to a room. ${WRITTEN_DOWN}`,
    serialize: (command) => command,
    parseValue(sent) {
      const parsed = v.safeParse(roomCommandSchema, sent);
      if (parsed.success) return parsed.output;
      throw codedError('BAD_USER_INPUT', `This is no command: ${parsed.issues[0].message}`);
    },
  });
}
