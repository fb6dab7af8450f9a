import { findCycles, type Graph } from './cycles.ts';
import { topFolder } from './layers.ts';
import { folderOf, type SourceFile } from './source-files.ts';

/** A file this short joins its only importer, unless it is a subject of its own. */
const SHORT = 40;

/** Above this a folder is split. */
const MOST_FILES = 30;

/** A package in numbers. */
export type PackageCounts = Readonly<{
  files: number;
  lines: number;
  linesOfStyles: number;
  linesOfTests: number;
  longestFile: number;
  /** Top folders whose imports form a cycle, types included; one list for each cycle. */
  folderCycles: readonly (readonly string[])[];
  /** Files whose imports form a cycle, types left out. */
  fileCycles: readonly (readonly string[])[];
  /** Short files with a single importer. */
  lonely: readonly string[];
  /** Folders with more files than a folder should have, tests included, the fullest first. */
  fullFolders: readonly Readonly<{ folder: string; files: number }>[];
}>;

export function countPackage(all: readonly SourceFile[]): PackageCounts {
  const code = all.filter(({ isTest, isStyle }) => !isTest && !isStyle);
  return {
    files: code.length,
    lines: sumOf(code),
    linesOfStyles: sumOf(all.filter(({ isStyle }) => isStyle)),
    linesOfTests: sumOf(all.filter(({ isTest }) => isTest)),
    longestFile: Math.max(0, ...code.map(({ lines }) => lines)),
    folderCycles: findCycles(folderGraph(code)),
    fileCycles: findCycles(fileGraph(code)),
    lonely: findLonely(code),
    fullFolders: findFull(all),
  };
}

function sumOf(files: readonly SourceFile[]): number {
  return files.reduce((sum, { lines }) => sum + lines, 0);
}

function fileGraph(files: readonly SourceFile[]): Graph {
  return new Map(
    files.map(({ path, imports }) => [
      path,
      new Set(imports.filter(({ isType }) => !isType).map((each) => each.path)),
    ]),
  );
}

function folderGraph(files: readonly SourceFile[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    const from = topFolder(path);
    const edges = graph.get(from) ?? new Set();
    graph.set(from, edges);
    for (const each of imports) if (topFolder(each.path) !== from) edges.add(topFolder(each.path));
  }
  return graph;
}

function findLonely(files: readonly SourceFile[]): readonly string[] {
  const importers = new Map<string, number>();
  for (const { imports } of files) {
    for (const path of new Set(imports.map((each) => each.path))) {
      importers.set(path, (importers.get(path) ?? 0) + 1);
    }
  }
  return files
    .filter(({ path, lines }) => importers.get(path) === 1 && lines < SHORT)
    .map(({ path }) => path);
}

function findFull(files: readonly SourceFile[]): PackageCounts['fullFolders'] {
  const byFolder = Map.groupBy(files, folderOf);
  return [...byFolder]
    .map(([folder, { length }]) => ({ folder, files: length }))
    .filter((each) => each.files > MOST_FILES)
    .sort((one, other) => other.files - one.files);
}
