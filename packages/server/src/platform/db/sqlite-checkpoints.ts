const LOOK_EVERY_MS = 200;
/** Statements between two checks. An idle server writes a few, to show that it runs. */
const AT_REST_BELOW = 4;
/** After so many statements the log has a MB or more, and a checkpoint is worth its time. */
const WORTH_IT_FROM = 500;
/** Five minutes. Fewer statements wait no longer, because until then deleted data stays in the files. */
const LONGEST_WAIT = (5 * 60_000) / LOOK_EVERY_MS;

/**
 * Calls `checkpoint` when little is being written, and much was written before or a few minutes have passed. A
 * checkpoint takes longer for a longer log, and blocks all other work. A failed one is tried again later.
 */
export function checkpointAtRest(checkpoint: () => Promise<unknown>) {
  let lately = 0;
  let inAll = 0;
  let waited = 0;
  const look = () => {
    const isAtRest = lately < AT_REST_BELOW;
    lately = 0;
    waited = inAll === 0 ? 0 : waited + 1;
    if (!isAtRest || (inAll < WORTH_IT_FROM && waited < LONGEST_WAIT)) return;
    inAll = 0;
    waited = 0;
    // A fault of the disk appears in the next commit, whose caller gets it.
    checkpoint().catch(() => {});
  };
  const looking = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    /** Call it for each write. */
    noteWrite: () => {
      lately += 1;
      inAll += 1;
    },
    stop: () => clearInterval(looking),
  };
}
