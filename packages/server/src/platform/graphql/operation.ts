import type { DocumentNode, OperationDefinitionNode } from 'graphql';

export type GraphqlRequest = Readonly<{
  query: string;
  variables?: Readonly<Record<string, unknown>> | null | undefined;
  operationName?: string | null | undefined;
}>;

/** A request whose query is valid. Its text is let go: it would be kept as long as the operation runs. */
export type Operation = Readonly<{
  document: DocumentNode;
  definition: OperationDefinitionNode;
  /** About how many values its answer can have. */
  weight: number;
}> &
  Pick<GraphqlRequest, 'variables' | 'operationName'>;
