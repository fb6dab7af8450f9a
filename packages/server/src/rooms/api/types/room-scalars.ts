import type {
  OwnChange,
  PastRound,
  RoomMessage,
  RoomSight,
  SeatSight,
} from '@outoften/rules/room/wire/room-message';
import type { Builder, Told } from '../../../platform/graphql/schema-builder.ts';

declare module '../../../platform/graphql/schema-builder.ts' {
  interface SchemaScalars {
    RoomMessage: Told<RoomMessage>;
    RoomSight: Told<RoomSight>;
    SeatSight: Told<SeatSight>;
    OwnChange: Told<OwnChange>;
    PastRounds: Told<readonly PastRound[]>;
  }
}

const WRITTEN_DOWN = 'Its shape, with examples: docs/protocol.md.';

/** Adds the scalars for rooms. They are JSON in the format of the rules. */
export function addRoomScalars(builder: Builder): void {
  builder.scalarType('RoomMessage', {
    description: `An event of a room, as a follower may see it. ${WRITTEN_DOWN}`,
    serialize: (message) => message,
  });
  builder.scalarType('RoomSight', {
    description: `The current state of a room, as a viewer may see it. ${WRITTEN_DOWN}`,
    serialize: (sight) => sight,
  });
  builder.scalarType('SeatSight', {
    description: `Everything that one connection may see. ${WRITTEN_DOWN}`,
    serialize: (sight) => sight,
  });
  builder.scalarType('OwnChange', {
    description: `The changes of a move for the player who made it. ${WRITTEN_DOWN}`,
    serialize: (change) => change,
  });
  builder.scalarType('PastRounds', {
    description: `The finished rounds of a game, with their films. ${WRITTEN_DOWN}`,
    serialize: (rounds) => rounds,
  });
}
