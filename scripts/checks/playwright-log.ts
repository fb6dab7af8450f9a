import { basename } from 'node:path';
import type {
  FullResult,
  Reporter,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { noteCheck, reasonOf } from './check-log.ts';

/** Writes each journey of a Playwright run to the log that CHECK_LOG names. */
export default class PlaywrightLog implements Reporter {
  onTestBegin(test: TestCase): void {
    noteCheck({ type: 'began', check: nameOf(test) });
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    const check = nameOf(test);
    if (status === test.expectedStatus && status !== 'skipped') {
      noteCheck({ type: 'passed', check, isContent: false });
    } else {
      const reason = errors.length > 0 ? errors.map(reasonOf).join('\n') : `was ${status}`;
      noteCheck({ type: 'failed', check, reason });
    }
  }

  onError(error: TestError): void {
    noteCheck({ type: 'broken', place: 'journeys', reason: reasonOf(error) });
  }

  onEnd({ status }: FullResult): void {
    if (status === 'timedout') {
      noteCheck({
        type: 'broken',
        place: 'journeys',
        reason: 'reached the time limit of the whole run',
      });
    }
  }
}

function nameOf(test: TestCase): string {
  // The first three parts are the root, the project and the file.
  return `${basename(test.location.file)}: ${test.titlePath().slice(3).join(' › ')}`;
}
