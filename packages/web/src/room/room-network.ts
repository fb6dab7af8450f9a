import type { Result } from '@outoften/rules/result';
import type { TypedDocument } from '../api/graphql.ts';
import type { CallAnswer, CallProblem } from '../api/graphql-client.ts';
import type { SendOptions } from '../api/graphql-fetch.ts';
import type { GraphqlRequest } from '../api/live-transport.ts';
import type { LiveSubscriber } from '../live/live-subscription.ts';

/** What rooms need of the network. */
export type RoomNetwork = Readonly<{
  query: <Data, Variables extends object>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    options?: SendOptions,
  ) => Promise<Result<Data, CallProblem>>;
  mutate: <Data, Variables extends object>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
  ) => Promise<CallAnswer<Data>>;
  /** Subscribes, and again after each lost connection; returns what stops it. */
  subscribe: (request: GraphqlRequest, subscriber: LiveSubscriber) => () => void;
}>;
