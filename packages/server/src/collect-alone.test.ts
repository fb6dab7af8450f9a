import { expect, test } from 'vitest';
import { collectAloneOnOneCore } from './collect-alone.ts';

test('with one processor V8 is set to collect garbage without helper threads', () => {
  expect(flagsWith(1)).toEqual([
    '--no-concurrent-marking',
    '--no-separate-gc-phases',
    '--no-parallel-scavenge',
  ]);
});

test('with two processors V8 keeps its own settings for collecting garbage', () => {
  expect(flagsWith(2)).toEqual([]);
});

function flagsWith(processors: number): readonly string[] {
  const flags: string[] = [];
  collectAloneOnOneCore({ processors, setFlag: (flag) => flags.push(flag) });
  return flags;
}
