import type {
  OwnChange,
  PastRound,
  RoomMessage,
  RoomSight,
  SeatSight,
} from '@outoften/rules/room/wire/room-message';
import SchemaBuilder from '@pothos/core';
import type { GraphqlContext } from './graphql-context.ts';

/** A scalar of answers and events alone, which no argument takes. */
type Told<T> = { Input: never; Output: T };

/** Fields are never null unless they say so. */
type SchemaTypes = {
  Context: GraphqlContext;
  DefaultFieldNullability: false;
  Scalars: {
    RoomMessage: Told<RoomMessage>;
    RoomSight: Told<RoomSight>;
    SeatSight: Told<SeatSight>;
    OwnChange: Told<OwnChange>;
    PastRounds: Told<readonly PastRound[]>;
  };
};

export type Builder = ReturnType<typeof createBuilder>;

export function createBuilder() {
  return new SchemaBuilder<SchemaTypes>({ defaultFieldNullability: false });
}
