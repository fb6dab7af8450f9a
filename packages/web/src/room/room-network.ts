import type { Result } from '@outoften/rules/result';
import type { TypedDocumentNode } from '@urql/core';
import type { CallAnswer, CallProblem, QueryOptions } from '../api/graphql-client.ts';
import type { GraphqlRequest } from '../api/live-road.ts';
import type { LiveSubscriber } from '../live/live-subscription.ts';

/** All that rooms ask of the network. */
export type RoomNetwork = Readonly<{
  query: <Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: QueryOptions,
  ) => Promise<Result<Data, CallProblem>>;
  mutate: <Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => Promise<CallAnswer<Data>>;
  /** Begins, and begins again after each loss of the line; returns what stops it. */
  subscribe: (request: GraphqlRequest, subscriber: LiveSubscriber) => () => void;
}>;
