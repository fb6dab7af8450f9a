import { expect, test } from 'vitest';
import { collectAloneOnOneCore } from './collect-alone.ts';

test('with one processor nothing is collected beside the program, and what is young is collected while it marks', () => {
  expect(flagsWith(1)).toEqual([
    '--no-concurrent-marking',
    '--no-separate-gc-phases',
    '--no-parallel-scavenge',
  ]);
});

test('with more of them collecting is left to the others', () => {
  expect(flagsWith(2)).toEqual([]);
});

function flagsWith(processors: number): readonly string[] {
  const flags: string[] = [];
  collectAloneOnOneCore({ processors, setFlag: (flag) => flags.push(flag) });
  return flags;
}
