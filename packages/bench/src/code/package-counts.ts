import { median } from '../rounds.ts';
import { findCycles, type Graph } from './cycles.ts';
import { topFolder } from './layers.ts';
import type { SourceFile } from './source-files.ts';

/** A package in numbers. */
export type PackageCounts = Readonly<{
  files: number;
  lines: number;
  linesOfStyles: number;
  linesOfTests: number;
  longestFile: number;
  medianFile: number;
  /** Top folders whose imports form a cycle, types included; one list for each cycle. */
  folderCycles: readonly (readonly string[])[];
}>;

export function countPackage(all: readonly SourceFile[]): PackageCounts {
  const code = all.filter(({ isTest, isStyle }) => !isTest && !isStyle);
  return {
    files: code.length,
    lines: sumOf(code),
    linesOfStyles: sumOf(all.filter(({ isStyle }) => isStyle)),
    linesOfTests: sumOf(all.filter(({ isTest }) => isTest)),
    longestFile: Math.max(0, ...code.map(({ lines }) => lines)),
    medianFile: code.length === 0 ? 0 : median(code.map(({ lines }) => lines)),
    folderCycles: findCycles(folderGraph(code)),
  };
}

function sumOf(files: readonly SourceFile[]): number {
  return files.reduce((sum, { lines }) => sum + lines, 0);
}

function folderGraph(files: readonly SourceFile[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    const from = topFolder(path);
    const edges = graph.get(from) ?? new Set();
    graph.set(from, edges);
    for (const each of imports) if (topFolder(each.path) !== from) edges.add(topFolder(each.path));
  }
  // Files beside the folders belong to none.
  graph.delete('.');
  return graph;
}
