import { expect, test } from 'vitest';
import { runStep, summaryOf } from './steps.ts';

/** Runs a script in place of a test runner, with functions that log checks. */
function run(script: string, options: Readonly<{ least?: number; limitMinutes?: number }> = {}) {
  const prelude = `
    const { appendFileSync } = require('node:fs');
    const note = (event) => appendFileSync(process.env.CHECK_LOG, JSON.stringify(event) + '\\n');
    const pass = (check) => note({ type: 'passed', check, isContent: false });
  `;
  return runStep({
    step: 'a-step-under-test',
    command: process.execPath,
    args: ['-e', prelude + script],
    least: 1,
    limitMinutes: 1,
    ...options,
  });
}

test('a step that succeeds has the checks that it logged', async () => {
  expect(await run(`pass('one'); pass('two')`)).toMatchObject({ passed: 2, failures: [] });
});

test('numbers that a step prints are not counted', async () => {
  expect(await run(`pass('one'); console.log('300 passed, 0 failed')`)).toMatchObject({
    passed: 1,
  });
});

test('a step that ends with an exit code and no failed check fails', async () => {
  const { passed, failures } = await run(`pass('one'); process.exit(3)`);
  expect(passed).toBe(1);
  expect(failures).toEqual(['FAILED a-step-under-test: ended with exit code 3']);
});

test('a step with fewer checks than the minimum fails', async () => {
  const { failures } = await run(`pass('one')`, { least: 2 });
  expect(failures).toEqual([
    'FAILED a-step-under-test: ran 1 checks where at least 2 are expected',
  ]);
});

test('a step that hangs is ended, and names the check that was running', async () => {
  const hang = `pass('one'); note({ type: 'began', check: 'two' }); setInterval(() => {}, 1000)`;
  const { passed, failures } = await run(hang, { limitMinutes: 0.02 });
  expect(passed).toBe(1);
  expect(failures).toEqual([
    'FAILED two: did not end',
    'FAILED a-step-under-test: was ended after 0.02 minutes',
  ]);
});

test('the last line adds up behaviour and failures of all steps, without content', () => {
  const lines = summaryOf([
    { step: 'unit', seconds: 80, passed: 4800, content: 2600, failures: [] },
    { step: 'journeys', seconds: 200, passed: 130, content: 0, failures: ['FAILED solo: cut'] },
  ]);
  expect(lines.at(-1)).toBe('4930 passed, 1 failed');
});

test('every failure is named, and each step has a row', () => {
  const lines = summaryOf([
    { step: 'unit', seconds: 80, passed: 4800, content: 2600, failures: ['FAILED a', 'FAILED b'] },
  ]);
  expect(lines).toEqual([
    'step           passed  content   failed  seconds',
    'unit             4800     2600        2       80',
    'FAILED a',
    'FAILED b',
    '4800 passed, 2 failed',
  ]);
});
