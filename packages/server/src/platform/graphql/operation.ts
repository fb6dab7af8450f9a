import type { DocumentNode, OperationDefinitionNode } from 'graphql';

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
