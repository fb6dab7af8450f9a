/** A line of the report. A row without a budget is only for comparison. */
export type Row = Readonly<{
  what: string;
  measured: string;
  budget?: string;
  isWithin?: boolean;
}>;

/** A row for a time that must stay below its budget. */
export function timeRow(
  what: string,
  { measured, below }: Readonly<{ measured: number; below: number }>,
): Row {
  return {
    what,
    measured: formatMilliseconds(measured),
    budget: `< ${formatMilliseconds(below)}`,
    isWithin: measured < below,
  };
}

export function formatMilliseconds(time: number): string {
  return time < 100 ? `${time.toFixed(2)} ms` : `${Math.round(time)} ms`;
}

/** The rows as a table, columns aligned. */
export function formatTable(rows: readonly Row[]): string {
  const cells = [
    ['what', 'measured', 'budget', 'within'],
    ...rows.map(({ what, measured, budget = '', isWithin }) => [
      what,
      measured,
      budget,
      isWithin === undefined ? '' : isWithin ? 'yes' : 'NO',
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  );
  return cells
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}
