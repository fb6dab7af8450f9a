import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { type InferOutput, is, nullish, record, strictObject, string, unknown } from 'valibot';

export type GraphqlRequest = Readonly<{
  query: string;
  variables?: Readonly<Record<string, unknown>> | null | undefined;
  operationName?: string | null | undefined;
}>;

/**
 * A request with a valid query. It does not keep the query's text, which would stay in memory while the operation runs.
 */
export type Operation = Readonly<{
  document: DocumentNode;
  definition: OperationDefinitionNode;
  /** The approximate number of values in its answer. */
  weight: number;
}> &
  Pick<GraphqlRequest, 'variables' | 'operationName'>;

/** A list of queries is not accepted. */
const GRAPHQL_REQUEST = strictObject({
  query: string(),
  variables: nullish(record(string(), unknown())),
  operationName: nullish(string()),
  extensions: nullish(record(string(), unknown())),
});

/** True if the body of an HTTP request is one GraphQL request. */
export function isGraphqlRequest(body: unknown): body is InferOutput<typeof GRAPHQL_REQUEST> {
  return is(GRAPHQL_REQUEST, body);
}

export const NO_QUERY = {
  status: 400,
  code: 'BAD_USER_INPUT',
  message: 'The body must be one JSON object with a query and, if need be, its variables.',
} as const;
