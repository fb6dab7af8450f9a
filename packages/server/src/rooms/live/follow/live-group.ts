import type { ExecutionResult } from 'graphql';
// Imported by file name: otherwise Vitest loads a second copy of the module that makes the schema.
import { execute, type GraphQLSchema } from 'graphql/index.js';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { presentErrors } from '../../../platform/graphql/present-error.ts';
import type { LiveChange } from './live-field.ts';
import type { LiveMetrics } from './live-metrics.ts';
import type { LiveQuery } from './live-query.ts';
import { type SharedPayload, sharePayload } from './shared-payload.ts';

/** One operation of a client that follows a room. */
export type Follower = Readonly<{
  send: (payload: SharedPayload) => void;
}>;

export type LiveGroupParts = Readonly<{
  schema: GraphQLSchema;
  /** A context without a caller: what is shared must not depend on one follower. */
  context: GraphqlContext;
  onFault: (fault: unknown) => void;
  metrics: LiveMetrics;
}>;

/** Followers with the same query and the same rights. Each event is executed and written as JSON once for all. */
export type LiveGroup = Readonly<{
  /** Sends a change. `worked` has the payloads of other groups with the same query and view. */
  tell: (change: LiveChange, followers: ReadonlySet<Follower>, worked?: WorkedOut) => void;
  /** Runs the task once everything so far was sent. */
  afterTold: (task: () => void) => void;
}>;

/** The payloads of one change, by query. */
export type WorkedOut = Map<string, readonly SharedPayload[]>;

export function createLiveGroup(query: LiveQuery, parts: LiveGroupParts): LiveGroup {
  // Set while an earlier event still waits for a lookup, so that no later one overtakes it.
  let earlier: Promise<unknown> | undefined;
  return {
    tell: (change, followers, worked) => {
      const known = worked?.get(query.key);
      if (known !== undefined && earlier === undefined) {
        for (const payload of known) sendToAll(followers, payload);
        return;
      }
      const told: SharedPayload[] = [];
      for (const payload of payloadsOf(query, { change, ...parts })) {
        const result = executeShared(query, { payload, ...parts });
        parts.metrics.countExecution();
        if (result === undefined) continue;
        if (earlier === undefined && !(result instanceof Promise)) {
          const shared = sharePayload(result);
          told.push(shared);
          sendToAll(followers, shared);
          continue;
        }
        const recipients = new Set(followers);
        // A follower without this event notices by the next version, and fetches the room.
        const mine = Promise.all([result, earlier])
          .then(([answer]) => sendToAll(recipients, sharePayload(answer)))
          .catch(parts.onFault)
          .finally(() => {
            if (earlier === mine) earlier = undefined;
          });
        earlier = mine;
      }
      if (earlier === undefined) worked?.set(query.key, told);
    },
    afterTold: (task) => {
      if (earlier === undefined) task();
      else void earlier.then(task);
    },
  };
}

type Telling = LiveGroupParts & Readonly<{ change: LiveChange }>;

/** A fault of one group does not affect the others. */
function payloadsOf(query: LiveQuery, { change, onFault }: Telling): readonly unknown[] {
  try {
    return query.payloads(change);
  } catch (fault) {
    onFault(fault);
    return [];
  }
}

/** The result as JSON, at once if all it needs is in memory; undefined if it can't be written. */
function executeShared(
  { operation: { document, operationName, variables } }: LiveQuery,
  { schema, context, payload, onFault }: LiveGroupParts & Readonly<{ payload: unknown }>,
): string | Promise<string> | undefined {
  const tell = (result: ExecutionResult) => JSON.stringify(presentErrors(result, onFault));
  try {
    const result = execute({
      schema,
      document,
      operationName,
      variableValues: variables,
      rootValue: payload,
      contextValue: context,
      hideSuggestions: true,
    });
    return result instanceof Promise ? result.then(tell) : tell(result);
  } catch (fault) {
    onFault(fault);
    return undefined;
  }
}

function sendToAll(followers: ReadonlySet<Follower>, payload: SharedPayload): void {
  for (const { send } of followers) send(payload);
}
