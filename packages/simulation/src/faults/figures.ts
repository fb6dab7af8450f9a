import { appendFileSync } from 'node:fs';

/** What a scenario came to. */
export type Figures = Readonly<{ scenario: string; acknowledged: number; lost: number }> &
  Readonly<Record<string, string | number>>;

/** Adds a line to the file that FAULT_FIGURES names, if it names one. */
export function noteFigures(figures: Figures): void {
  const { FAULT_FIGURES: file } = process.env;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`);
}
