import { expect, test } from 'vitest';
import { findCycles } from './cycles.ts';

function graphOf(edges: Readonly<Record<string, readonly string[]>>) {
  return new Map(Object.entries(edges).map(([node, next]) => [node, new Set(next)] as const));
}

test('nodes that all reach each other form a group', () => {
  const graph = graphOf({ a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'], f: ['a'] });
  expect(findCycles(graph)).toEqual([
    ['d', 'e'],
    ['a', 'b', 'c'],
  ]);
});

test('nodes that are linked in one direction only form no group', () => {
  expect(findCycles(graphOf({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
});
