import type { Result } from '@outoften/rules/result';
import type { TypedDocument } from '../api/graphql.ts';
import type { CallAnswer, CallProblem } from '../api/graphql-client.ts';
import type { SendOptions } from '../api/graphql-fetch.ts';
import type { GraphqlRequest } from '../api/live-transport.ts';
import type { LiveSubscriber } from '../live/live-subscription.ts';

/** The network functions that rooms use. */
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
  /** Subscribes, and subscribes again after each lost connection. Returns a function that stops it. */
  subscribe: (request: GraphqlRequest, subscriber: LiveSubscriber) => () => void;
}>;
