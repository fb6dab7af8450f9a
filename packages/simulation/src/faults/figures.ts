import { appendFileSync } from 'node:fs';

/** The figures of a scenario. */
export type Figures = Readonly<{ scenario: string; acknowledged: number; lost: number }> &
  Readonly<Record<string, string | number>>;

/** Adds a line to the file in FAULT_FIGURES, if it is set. */
export function noteFigures(figures: Figures): void {
  const { FAULT_FIGURES: file } = process.env;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`);
}
