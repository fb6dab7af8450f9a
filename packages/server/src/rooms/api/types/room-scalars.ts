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

/** Adds what rooms tell in the words of the rules, as JSON. */
export function addRoomScalars(builder: Builder): void {
  builder.scalarType('RoomMessage', {
    description: `What happened in a room, as a follower may see it. ${WRITTEN_DOWN}`,
    serialize: (message) => message,
  });
  builder.scalarType('RoomSight', {
    description: `A room as it is seen at the moment. ${WRITTEN_DOWN}`,
    serialize: (sight) => sight,
  });
  builder.scalarType('SeatSight', {
    description: `All that one connection may know. ${WRITTEN_DOWN}`,
    serialize: (sight) => sight,
  });
  builder.scalarType('OwnChange', {
    description: `What a move changed for the player who made it. ${WRITTEN_DOWN}`,
    serialize: (change) => change,
  });
  builder.scalarType('PastRounds', {
    description: `The rounds of a game that are over, with their films. ${WRITTEN_DOWN}`,
    serialize: (rounds) => rounds,
  });
}
