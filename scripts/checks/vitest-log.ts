import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { appendToLog, type CheckEvent } from './check-log.ts';

type ErrorParts = Readonly<{ message: string; stack?: string }>;

/** Files whose checks are about shipped content, not about behaviour. */
const CONTENT_FILE = /\.content\.test\.tsx?$/;

/** Writes each check of a Vitest run to the log in CHECK_LOG. */
export default class VitestLog implements Reporter {
  onTestModuleStart({ relativeModuleId: file }: TestModule): void {
    note({ type: 'opened', file });
  }

  onTestCaseReady(test: TestCase): void {
    note({ type: 'began', check: nameOf(test) });
  }

  onTestCaseResult(test: TestCase): void {
    const check = nameOf(test);
    const { state, errors = [] } = test.result();
    if (state === 'passed') {
      note({ type: 'passed', check, isContent: CONTENT_FILE.test(test.module.moduleId) });
    } else {
      const reason = errors.length > 0 ? errors.map(reasonOf).join('\n') : `was ${state}`;
      note({ type: 'failed', check, reason });
    }
  }

  onTestModuleEnd(module: TestModule): void {
    const { relativeModuleId: file } = module;
    note({ type: 'closed', file });
    const errors = [module, ...module.children.allSuites()].flatMap((part) => part.errors());
    for (const error of errors) note({ type: 'broken', place: file, reason: reasonOf(error) });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly ErrorParts[]): void {
    for (const error of errors) {
      note({ type: 'broken', place: 'outside of any test', reason: reasonOf(error) });
    }
  }
}

function note(event: CheckEvent): void {
  const log = process.env.CHECK_LOG;
  if (log === undefined) throw new Error('CHECK_LOG names no file');
  appendToLog(log, event);
}

function nameOf({ module, fullName }: TestCase): string {
  return `${module.relativeModuleId}: ${fullName}`;
}

/** Returns the stack. Its message may be cut off, and is then put in front. */
function reasonOf({ message, stack = '' }: ErrorParts): string {
  return stack.includes(message) ? stack : `${message}\n${stack}`;
}
