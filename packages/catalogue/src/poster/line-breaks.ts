/** Returns the words in this many lines of similar width. A line ends before a short word, not after it. */
export function breakLines(
  title: string,
  count: number,
  widthOf: (line: string) => number,
): readonly string[] {
  const words = title.split(' ');
  let best: readonly string[] = [title];
  let bestCost = Number.POSITIVE_INFINITY;
  for (const lines of splits(words, Math.min(count, words.length))) {
    const widths = lines.map(widthOf);
    const unevenness = Math.max(...widths) / Math.min(...widths) - 1;
    const dangling = lines.slice(0, -1).filter((line) => SHORT_WORDS.has(lastWord(line))).length;
    const cost = unevenness + dangling * 0.6;
    if (cost < bestCost) {
      best = lines;
      bestCost = cost;
    }
  }
  return best;
}

function splits(words: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 1) return [[words.join(' ')]];
  const found: (readonly string[])[] = [];
  for (let first = 1; first <= words.length - count + 1; first++) {
    const head = words.slice(0, first).join(' ');
    for (const rest of splits(words.slice(first), count - 1)) found.push([head, ...rest]);
  }
  return found;
}

function lastWord(line: string): string {
  return line.slice(line.lastIndexOf(' ') + 1).toLowerCase();
}

const SHORT_WORDS = new Set(
  'a an and at by for from in of on or the to with vs. de la le les du au'.split(' '),
);
