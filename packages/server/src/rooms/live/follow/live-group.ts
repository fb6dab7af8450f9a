import type { LiveChange, LiveSubscription } from './live-subscription.ts';
import { type SharedPayload, sharePayload } from './shared-payload.ts';

/** One operation of a client that follows a room. */
export type Receiver = Readonly<{ send: (payload: SharedPayload) => void }>;

/** The results of one change, by query. */
export type SharedResults = Map<string, readonly SharedPayload[]>;

export type LiveGroupParts = Readonly<{
  metrics: Readonly<{ countExecution: () => void }>;
  onFault: (fault: unknown) => void;
}>;

/** Sends changes to followers with the same query and the same rights. Each result is one string for all of them. */
export function createLiveGroup(
  { key, results }: Pick<LiveSubscription, 'key' | 'results'>,
  { metrics, onFault }: LiveGroupParts,
) {
  // Set while an earlier result still waits for a lookup, so that no later one overtakes it.
  let earlier: Promise<unknown> | undefined;
  return {
    /** `shared` has the results of other groups with the same view of the change. */
    send(change: LiveChange, receivers: ReadonlySet<Receiver>, shared?: SharedResults): void {
      const known = shared?.get(key);
      if (known !== undefined && earlier === undefined) {
        for (const payload of known) sendToAll(receivers, payload);
        return;
      }
      const payloads: SharedPayload[] = [];
      for (const result of results(change)) {
        metrics.countExecution();
        if (typeof result === 'string' && earlier === undefined) {
          const payload = sharePayload(result);
          payloads.push(payload);
          sendToAll(receivers, payload);
          continue;
        }
        const recipients = new Set(receivers);
        // A follower without this event notices by the next version, and fetches the room.
        const mine = Promise.all([result, earlier])
          .then(([json]) => sendToAll(recipients, sharePayload(json)))
          .catch(onFault)
          .finally(() => {
            if (earlier === mine) earlier = undefined;
          });
        earlier = mine;
      }
      if (earlier === undefined) shared?.set(key, payloads);
    },
    /** Runs the task once everything so far was sent. */
    afterSent(task: () => void): void {
      if (earlier === undefined) task();
      else void earlier.then(task);
    },
  };
}

function sendToAll(receivers: ReadonlySet<Receiver>, payload: SharedPayload): void {
  for (const { send } of receivers) send(payload);
}
