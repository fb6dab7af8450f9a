import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (
  options: Readonly<{ type: 'major'; flavor: 'last-resort'; execution: 'sync' }>,
) => void;

/** So long nobody has to have asked for anything before a pause of 50 ms can hurt nobody. */
const QUIET_MS = 3_000;

/**
 * Gives memory back after the start, and whenever the server has come to rest. What it answers is called whenever
 * somebody asks for something.
 */
export function compactWhenQuiet(): () => void {
  const timer = setTimeout(compactHeap, QUIET_MS).unref();
  return () => void timer.refresh();
}

/**
 * Gives back what loading or a rush left behind, which the collector would otherwise keep for as long as the server
 * idles: about half of all it holds after a rush. Takes about 50 ms. Only the collection of last resort returns the
 * memory to the system.
 *
 * @see docs/decisions/20-what-a-socket-keeps.md
 */
function compactHeap(): void {
  setFlagsFromString('--expose-gc');
  const collect: Collect = runInNewContext('gc');
  collect({ type: 'major', flavor: 'last-resort', execution: 'sync' });
}
