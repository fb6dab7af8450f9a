import { print } from '@0no-co/graphql.web';
import type { DailyResult } from '@outoften/rules/daily/daily-result';
import type { FilmFilter } from '@outoften/rules/film/film-filter';
import type { RoomCommand } from '@outoften/rules/room/room-command';
import { initGraphQLTada, type TadaDocumentNode } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';
import type { GraphqlRequest } from './graphql-fetch.ts';

/** Parses a GraphQL document. Its types come from the server's printed schema. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { DailyResult: DailyResult; FilmFilter: FilmFilter; RoomCommand: RoomCommand };
}>();

/** An operation with the types of its result and variables. */
export type TypedDocument<Data, Variables> = TadaDocumentNode<Data, Variables>;

/** The request as it is sent, on any transport. */
export function requestOf<Data, Variables extends object>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
): GraphqlRequest {
  return {
    operationName: operationName(document),
    query: print(document),
    variables: Object.fromEntries(Object.entries(variables)),
  };
}

function operationName<Data, Variables>({ definitions }: TypedDocument<Data, Variables>): string {
  for (const definition of definitions) {
    if (definition.kind === 'OperationDefinition' && definition.name) return definition.name.value;
  }
  throw new Error('The document has no named operation.');
}
