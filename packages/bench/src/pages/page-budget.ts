import { formatMilliseconds, formatTable, type Row } from '../row.ts';
import type { PageMeasures } from './page-audit.ts';

/** The limits that differ from page to page: the largest paint in milliseconds, and some sizes in bytes. */
export type PageBudget = Readonly<{
  largestPaint: number;
  scriptBytes?: number;
  allBytes?: number;
}>;

const LEAST_PERFORMANCE = 99;
const MOST_SHIFT = 0.02;

/** Judges the measures of a page. Only measures that a busy machine does not change decide whether the page passes. */
export function describeMeasures(measures: PageMeasures, budget: PageBudget) {
  const deciding: readonly Row[] = [
    atLeast('accessibility', measures.accessibility, 100),
    atMost('layout shift', measures.layoutShift, MOST_SHIFT, (shift) => shift.toFixed(3)),
    atMost('scripts, gzipped', measures.scriptBytes, budget.scriptBytes, formatKilobytes),
    atMost('all files, gzipped', measures.allBytes, budget.allBytes, formatKilobytes),
  ];
  const others: readonly Row[] = [
    atLeast('performance', measures.performance, LEAST_PERFORMANCE),
    atLeast('best practices', measures.bestPractices, 100),
    atMost('largest paint', measures.largestPaint, budget.largestPaint, formatMilliseconds),
    atMost('blocked time', measures.blockedTime, undefined, formatMilliseconds),
  ];
  const verdicts = deciding.flatMap(({ isWithin }) => isWithin ?? []);
  const passed = verdicts.filter(Boolean).length;
  return {
    table: formatTable([...deciding, ...others]),
    passed,
    failed: verdicts.length - passed,
  };
}

function atLeast(what: string, score: number, least: number): Row {
  const budget = least === 100 ? '100' : `${least}+`;
  return { what, measured: String(score), budget, isWithin: score >= least };
}

function atMost(
  what: string,
  value: number,
  most: number | undefined,
  format: (value: number) => string,
): Row {
  const measured = format(value);
  if (most === undefined) return { what, measured };
  return { what, measured, budget: format(most), isWithin: value <= most };
}

/** In thousands of bytes. */
function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
