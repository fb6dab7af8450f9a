import SchemaBuilder from '@pothos/core';
import type { GraphqlContext } from './graphql-context.ts';

/** The scalars beside GraphQL's own. A layer that has a scalar declares it beside its code, as it does for the context. */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the scalars are
export interface SchemaScalars {}

/** A scalar that occurs only in answers and events, never in arguments. */
export type Told<T> = { Input: never; Output: T };

/** Fields are never null unless they declare it. */
type SchemaTypes = {
  Context: GraphqlContext;
  DefaultFieldNullability: false;
  Scalars: Pick<SchemaScalars, keyof SchemaScalars>;
};

export type Builder = ReturnType<typeof createBuilder>;

export function createBuilder() {
  return new SchemaBuilder<SchemaTypes>({ defaultFieldNullability: false });
}

/** Describes fields whose time is a number. */
export const TIME_RULE = 'Milliseconds since 1970, by the server’s clock.';

/** ISO 8601, from milliseconds since 1970. */
export function formatTime(time: number): string {
  return new Date(time).toISOString();
}
