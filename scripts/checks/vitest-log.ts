import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { noteCheck, reasonOf } from './check-log.ts';

type ErrorParts = Parameters<typeof reasonOf>[0];

/** Files whose checks are about shipped content, not about behaviour. */
const CONTENT_FILE = /\.content\.test\.tsx?$/;

/** Writes each check of a Vitest run to the log in CHECK_LOG. */
export default class VitestLog implements Reporter {
  #isFiltered = false;

  onInit({ config }: Vitest): void {
    this.#isFiltered = config.testNamePattern !== undefined;
  }

  onTestModuleStart({ relativeModuleId: file }: TestModule): void {
    noteCheck({ type: 'opened', file });
  }

  onTestCaseReady(test: TestCase): void {
    if (!this.#isLeftOut(test)) noteCheck({ type: 'began', check: nameOf(test) });
  }

  onTestCaseResult(test: TestCase): void {
    if (this.#isLeftOut(test)) return;
    const check = nameOf(test);
    const { state, errors = [] } = test.result();
    if (state === 'passed') {
      noteCheck({ type: 'passed', check, isContent: CONTENT_FILE.test(test.module.moduleId) });
    } else {
      const reason = errors.length > 0 ? errors.map(reasonOf).join('\n') : `was ${state}`;
      noteCheck({ type: 'failed', check, reason });
    }
  }

  onTestModuleEnd(module: TestModule): void {
    const { relativeModuleId: file } = module;
    noteCheck({ type: 'closed', file });
    const errors = [module, ...module.children.allSuites()].flatMap((part) => part.errors());
    for (const error of errors) noteCheck({ type: 'broken', place: file, reason: reasonOf(error) });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly ErrorParts[]): void {
    for (const error of errors) {
      noteCheck({ type: 'broken', place: 'outside of any test', reason: reasonOf(error) });
    }
  }

  /** Whether the run's `-t` leaves the test out. Without one, a skipped test is a failure. */
  #isLeftOut({ options }: TestCase): boolean {
    return this.#isFiltered && options.mode === 'skip';
  }
}

function nameOf({ module, fullName }: TestCase): string {
  return `${module.relativeModuleId}: ${fullName}`;
}
