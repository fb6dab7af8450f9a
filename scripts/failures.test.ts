import { expect, test } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures.ts';

const passed = { fullName: 'a score adds up', status: 'passed', failureMessages: [] };

test('a failed test is told by its name and the lines of its failure', () => {
  const failed = {
    fullName: 'a room keeps its guesses',
    status: 'failed',
    failureMessages: [
      '\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n\n    at room.test.ts:5',
    ],
  };
  const report = {
    testResults: [{ name: 'room.test.ts', message: '', assertionResults: [passed, failed] }],
  };
  expect(vitestFailures(report)).toEqual([
    'FAILED a room keeps its guesses: AssertionError: expected 1 to be 2 | at room.test.ts:5',
  ]);
});

test('a file that cannot be run is told by its path', () => {
  const file = { name: 'room.test.ts', message: 'Cannot find module', assertionResults: [] };
  expect(vitestFailures({ testResults: [file] })).toEqual([
    'FAILED room.test.ts: Cannot find module',
  ]);
});

test('a failed journey is found however deep its suite lies', () => {
  const results = [{ error: { message: 'Timed out' } }];
  const specs = [
    { title: 'plays on', ok: true, tests: [{ results: [{}] }] },
    { title: 'plays through', ok: false, tests: [{ results }] },
  ];
  const inner = { file: 'solo.spec.ts', specs };
  const suites = [{ file: 'solo.spec.ts', specs: [], suites: [inner] }];
  expect(playwrightFailures({ suites, errors: [{ message: 'No server' }] })).toEqual([
    'FAILED solo.spec.ts: plays through: Timed out',
    'FAILED browser tests: No server',
  ]);
});
