import type { CastEntry, CrewEntry, FilmNotice } from '@outoften/rules/film/film';
import type { Programme } from '@outoften/rules/film/programme';
import type { CommandAnswer, RoomCommand } from '@outoften/rules/room/room-command';
import type {
  PastRound,
  RoomMessage,
  RoomSight,
  SeatSight,
} from '@outoften/rules/room/wire/room-message';
import type { GraphqlContext } from '../platform/graphql/graphql-context.ts';
import type { Player as OwnPlayer } from '../players/player.ts';
import type { introspection_types as Types } from './schema-types.d.ts';

/** The scalars, and the types whose fields are resolved elsewhere from these values. */
type Known = {
  ID: string;
  String: string;
  Int: number;
  Float: number;
  Boolean: boolean;
  RoomCommand: RoomCommand;
  RoomMessage: RoomMessage;
  RoomSight: RoomSight;
  SeatSight: SeatSight;
  OwnChange: CommandAnswer;
  PastRounds: readonly PastRound[];
  CastMember: CastEntry;
  CrewMember: CrewEntry;
  MovieNotice: FilmNotice;
  Programme: Programme;
  Player: OwnPlayer;
};

type Fields<Name> = Name extends keyof Types
  ? Types[Name] extends { fields: infer All }
    ? All
    : never
  : never;

type Named<Name> = Name extends keyof Known
  ? Known[Name]
  : Name extends keyof Types
    ? Types[Name] extends { enumValues: infer Values }
      ? Values
      : Types[Name] extends { inputFields: unknown }
        ? Input<Name>
        : Answer<Name>
    : never;

/** The values that fit a type reference of the schema. */
type Fitting<Type, Missing> = Type extends { kind: 'NON_NULL'; ofType: infer Present }
  ? FittingPresent<Present, Missing>
  : FittingPresent<Type, Missing> | Missing;

type FittingPresent<Type, Missing> = Type extends { kind: 'LIST'; ofType: infer Item }
  ? readonly Fitting<Item, Missing>[]
  : Type extends { name: infer Name }
    ? Named<Name>
    : never;

type Sent<Field> = Field extends { type: infer Type } ? Fitting<Type, null | undefined> : never;

/**
 * An object of the schema: a property for each field, or a function for what is looked up only if a client asks for
 * it. GraphQL's own resolvers read it.
 */
export type Answer<Name extends keyof Types> = {
  readonly [Field in keyof Fields<Name>]:
    | Sent<Fields<Name>[Field]>
    | ((
        args: unknown,
        context: GraphqlContext,
      ) => Sent<Fields<Name>[Field]> | Promise<Sent<Fields<Name>[Field]>>);
};

type InputFields<Name extends keyof Types> = Types[Name] extends {
  inputFields: readonly (infer Field)[];
}
  ? Field
  : never;

/** An input of the schema. Clients may leave out what may be null. */
export type Input<Name extends keyof Types> = {
  readonly [Field in InputFields<Name> as Field extends {
    name: infer Key extends string;
    type: { kind: 'NON_NULL' };
  }
    ? Key
    : never]: Field extends { type: infer Type } ? Fitting<Type, null> : never;
} & {
  readonly [Field in InputFields<Name> as Field extends { type: { kind: 'NON_NULL' } }
    ? never
    : Field extends { name: infer Key extends string }
      ? Key
      : never]?: Field extends { type: infer Type } ? Fitting<Type, null> | undefined : never;
};

/** The arguments of most mutations. */
export type Args<Name extends keyof Types> = Readonly<{ input: Input<Name> }>;

/** What carries out operations, by their names. */
export type Operations<Root extends 'Query' | 'Mutation'> = {
  readonly [Name in keyof Fields<Root>]?: (
    args: never,
    context: GraphqlContext,
  ) => Sent<Fields<Root>[Name]> | Promise<Sent<Fields<Root>[Name]>>;
};
