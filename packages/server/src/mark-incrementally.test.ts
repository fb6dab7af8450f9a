import { expect, test } from 'vitest';
import { markIncrementallyOnOneCore } from './mark-incrementally.ts';

test('with one processor nothing is marked beside the program, and what is young is collected meanwhile', () => {
  expect(flagsWith(1)).toEqual(['--no-concurrent-marking', '--no-separate-gc-phases']);
});

test('with more of them marking is left to the others', () => {
  expect(flagsWith(2)).toEqual([]);
});

function flagsWith(processors: number): readonly string[] {
  const flags: string[] = [];
  markIncrementallyOnOneCore({ processors, setFlag: (flag) => flags.push(flag) });
  return flags;
}
