import { expect, test } from 'vitest';
import { markIncrementallyOnOneCore } from './mark-incrementally.ts';

test('with one processor nothing is marked beside the program', () => {
  expect(flagsWith(1)).toEqual(['--no-concurrent-marking']);
});

test('with more of them marking is left to the others', () => {
  expect(flagsWith(2)).toEqual([]);
});

function flagsWith(processors: number): readonly string[] {
  const flags: string[] = [];
  markIncrementallyOnOneCore({ processors, setFlag: (flag) => flags.push(flag) });
  return flags;
}
