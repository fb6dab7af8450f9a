import type { DocumentNode, OperationDefinitionNode } from 'graphql';

export type GraphqlRequest = Readonly<{
  query: string;
  variables?: Readonly<Record<string, unknown>> | null | undefined;
  operationName?: string | null | undefined;
}>;

/** A request whose query is valid. */
export type Operation = Readonly<{
  document: DocumentNode;
  definition: OperationDefinitionNode;
  request: GraphqlRequest;
}>;
