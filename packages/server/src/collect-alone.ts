import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

type CollectorParts = Readonly<{ processors: number; setFlag: (flag: string) => void }>;

const OF_THIS_PROCESS: CollectorParts = {
  processors: availableParallelism(),
  setFlag: setFlagsFromString,
};

/**
 * Where there is one processor, lets the collector work on the program's own thread alone, and mark in short steps of it.
 * Otherwise four threads of its own would mark at the same time, and leave the program a fifth of that processor: in a
 * busy server for 200 to 400 ms, in which what is asked for piles up. What is young is collected between the steps:
 * otherwise all that a second of them leaves behind is kept until their end, and then moved while everything stands
 * still. It is moved by one thread, as several could only take turns and wait for each other.
 */
export function collectAloneOnOneCore({ processors, setFlag } = OF_THIS_PROCESS): void {
  if (processors !== 1) return;
  setFlag('--no-concurrent-marking');
  setFlag('--no-separate-gc-phases');
  setFlag('--no-parallel-scavenge');
}
