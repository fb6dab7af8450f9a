/** Decides when the log of a store is brought to the store. */
export type Checkpoints = Readonly<{
  /** Something is being written. */
  noteWrite: () => void;
  stop: () => void;
}>;

const LOOK_EVERY_MS = 200;
/** Statements in the time between two looks: a server that does nothing writes a few, to say that it runs. */
const AT_REST_BELOW = 4;
/** Statements that are worth it, a MB of log and more. */
const WORTH_IT_FROM = 500;

/**
 * Calls `checkpoint` when much was written and little is being written. It takes as long as there is much in the log,
 * and nothing else happens meanwhile. Where it fails it is left for later.
 */
export function checkpointAtRest(checkpoint: () => Promise<unknown>): Checkpoints {
  let lately = 0;
  let inAll = 0;
  const look = () => {
    const isAtRest = lately < AT_REST_BELOW;
    lately = 0;
    if (!isAtRest || inAll < WORTH_IT_FROM) return;
    inAll = 0;
    // A fault of the disk shows in the next commit, and its caller gets it.
    checkpoint().catch(() => {});
  };
  const looking = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    noteWrite: () => {
      lately += 1;
      inAll += 1;
    },
    stop: () => clearInterval(looking),
  };
}
