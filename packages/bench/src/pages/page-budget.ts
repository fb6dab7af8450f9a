import { formatMilliseconds, formatTable, type Row } from '../row.ts';
import type { PageMeasures } from './page-audit.ts';

/** The limits that differ from page to page: the largest paint in milliseconds, and some sizes in bytes. */
export type PageBudget = Readonly<{
  largestPaint: number;
  scriptBytes?: number;
  allBytes?: number;
}>;

const LEAST_PERFORMANCE = 99;
const SHIFT_BELOW = 0.02;

/** A measure with its budget. Only measures that a busy machine does not change decide whether the page passes. */
type Judged = Row & Readonly<{ decides: boolean }>;

export type PageReport = Readonly<{ table: string; passed: number; failed: number }>;

/** Judges the measures of a page. */
export function describeMeasures(measures: PageMeasures, budget: PageBudget): PageReport {
  const rows: readonly Judged[] = [
    { ...atLeast('performance', measures.performance, LEAST_PERFORMANCE), decides: false },
    { ...atLeast('accessibility', measures.accessibility, 100), decides: true },
    { ...atLeast('best practices', measures.bestPractices, 100), decides: false },
    { ...timed('largest paint', measures.largestPaint, budget.largestPaint), decides: false },
    { ...shiftRow(measures.layoutShift), decides: true },
    { what: 'blocked time', measured: formatMilliseconds(measures.blockedTime), decides: false },
    { ...sized('scripts, gzipped', measures.scriptBytes, budget.scriptBytes), decides: true },
    { ...sized('all files, gzipped', measures.allBytes, budget.allBytes), decides: true },
  ];
  const verdicts = rows.filter(({ decides }) => decides).flatMap(({ isWithin }) => isWithin ?? []);
  const passed = verdicts.filter(Boolean).length;
  return { table: formatTable(rows), passed, failed: verdicts.length - passed };
}

function atLeast(what: string, score: number, least: number): Row {
  const budget = least === 100 ? '100' : `${least}+`;
  return { what, measured: String(score), budget, isWithin: score >= least };
}

function timed(what: string, time: number, most: number): Row {
  return {
    what,
    measured: formatMilliseconds(time),
    budget: formatMilliseconds(most),
    isWithin: time <= most,
  };
}

function shiftRow(shift: number): Row {
  return {
    what: 'layout shift',
    measured: shift.toFixed(3),
    budget: `< ${SHIFT_BELOW}`,
    isWithin: shift < SHIFT_BELOW,
  };
}

function sized(what: string, size: number, most: number | undefined): Row {
  const measured = formatKilobytes(size);
  if (most === undefined) return { what, measured };
  return { what, measured, budget: formatKilobytes(most), isWithin: size <= most };
}

/** In thousands of bytes. */
function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
