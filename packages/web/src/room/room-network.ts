import type { Result } from '@outoften/rules/result';
import type { TypedDocumentNode } from '@urql/core';
import type { CallAnswer, CallProblem } from '../api/graphql-client.ts';
import type { LiveRequest, LiveSubscriber } from '../live/live-subscription.ts';

/** All that rooms ask of the network. */
export type RoomNetwork = Readonly<{
  query: <Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => Promise<Result<Data, CallProblem>>;
  mutate: <Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => Promise<CallAnswer<Data>>;
  /** Begins, and begins again after each loss of the line; returns what stops it. */
  subscribe: (request: LiveRequest, subscriber: LiveSubscriber) => () => void;
}>;
