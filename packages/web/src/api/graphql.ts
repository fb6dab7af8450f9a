import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

/** Reads a GraphQL document; its types come from the server's printed schema. */
export const graphql = initGraphQLTada<{ introspection: introspection }>();
