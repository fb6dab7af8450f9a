import { basename } from 'node:path';
import type {
  FullResult,
  Reporter,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { appendToLog, type CheckEvent } from './check-log.ts';

/** Writes each journey of a Playwright run to the log that CHECK_LOG names. */
export default class PlaywrightLog implements Reporter {
  onTestBegin(test: TestCase): void {
    note({ type: 'began', check: nameOf(test) });
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    const check = nameOf(test);
    if (status === test.expectedStatus && status !== 'skipped') {
      note({ type: 'passed', check, isContent: false });
    } else {
      const reason = errors.length > 0 ? errors.map(reasonOf).join('\n') : `was ${status}`;
      note({ type: 'failed', check, reason });
    }
  }

  onError(error: TestError): void {
    note({ type: 'broken', place: 'journeys', reason: reasonOf(error) });
  }

  onEnd({ status }: FullResult): void {
    if (status === 'timedout') {
      note({
        type: 'broken',
        place: 'journeys',
        reason: 'reached the time limit of the whole run',
      });
    }
  }
}

function note(event: CheckEvent): void {
  const log = process.env.CHECK_LOG;
  // Without a log, as in a journey run by hand, Playwright's own report is enough.
  if (log !== undefined) appendToLog(log, event);
}

function nameOf(test: TestCase): string {
  // The first three parts are the root, the project and the file.
  return `${basename(test.location.file)}: ${test.titlePath().slice(3).join(' › ')}`;
}

function reasonOf({ message = '', stack = '' }: TestError): string {
  return stack.includes(message) ? stack : `${message}\n${stack}`;
}
