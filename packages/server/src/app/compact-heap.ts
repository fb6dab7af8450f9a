import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (
  options: Readonly<{ type: 'major'; flavor: 'last-resort'; execution: 'sync' }>,
) => void;

/** A collection pauses the server for 50 ms. After this long without a request it delays no one. */
const QUIET_MS = 3_000;

/**
 * Returns memory to the system after the start, and whenever the server has become idle. Call the returned function for
 * each request.
 */
export function compactWhenQuiet(): () => void {
  const timer = setTimeout(compactHeap, QUIET_MS).unref();
  return () => void timer.refresh();
}

/**
 * Frees what loading or a rush left behind: about half of the heap after a rush. An idle server would otherwise keep
 * it. Takes about 50 ms. Only a collection of last resort returns memory to the system.
 * @see docs/decisions/19-live-delivery.md
 */
function compactHeap(): void {
  setFlagsFromString('--expose-gc');
  const collect: Collect = runInNewContext('gc');
  collect({ type: 'major', flavor: 'last-resort', execution: 'sync' });
}
