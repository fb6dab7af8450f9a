import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

type MarkingParts = Readonly<{ processors: number; setFlag: (flag: string) => void }>;

const OF_THIS_PROCESS: MarkingParts = {
  processors: availableParallelism(),
  setFlag: setFlagsFromString,
};

/**
 * Where there is one processor, lets the collector mark in short steps of the program's own thread. Otherwise four
 * threads of its own would mark at the same time, and leave the program a fifth of that processor: in a busy server for
 * 200 to 400 ms, in which what is asked for piles up. What is young is collected between the steps: otherwise all that
 * a second of them leaves behind is kept until their end, and then moved while everything stands still.
 */
export function markIncrementallyOnOneCore({ processors, setFlag } = OF_THIS_PROCESS): void {
  if (processors !== 1) return;
  setFlag('--no-concurrent-marking');
  setFlag('--no-separate-gc-phases');
}
