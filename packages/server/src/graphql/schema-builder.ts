import SchemaBuilder from '@pothos/core';
import type { GraphqlContext } from './graphql-context.ts';

/** Fields are never null unless they say so. */
type SchemaTypes = {
  Context: GraphqlContext;
  DefaultFieldNullability: false;
};

export type Builder = ReturnType<typeof createBuilder>;

export function createBuilder() {
  return new SchemaBuilder<SchemaTypes>({ defaultFieldNullability: false });
}
