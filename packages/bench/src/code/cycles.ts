/** The nodes that each node leads to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

type Visit = { readonly index: number; low: number; isOpen: boolean };

/** Groups of two or more nodes that all reach each other, by Tarjan's algorithm; the nodes of a group are sorted. */
export function findCycles(graph: Graph): readonly (readonly string[])[] {
  const visits = new Map<string, Visit>();
  const open: string[] = [];
  const groups: string[][] = [];

  function visit(node: string): Visit {
    const mine: Visit = { index: visits.size, low: visits.size, isOpen: true };
    visits.set(node, mine);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      const known = visits.get(next);
      if (known === undefined) mine.low = Math.min(mine.low, visit(next).low);
      else if (known.isOpen) mine.low = Math.min(mine.low, known.index);
    }
    if (mine.low === mine.index) groups.push(close(node));
    return mine;
  }

  function close(last: string): string[] {
    const group = open.splice(open.lastIndexOf(last));
    for (const node of group) {
      const closed = visits.get(node);
      if (closed) closed.isOpen = false;
    }
    return group.sort();
  }

  for (const node of graph.keys()) if (!visits.has(node)) visit(node);
  return groups.filter(({ length }) => length > 1);
}
