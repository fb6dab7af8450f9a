import { expect, test } from 'vitest';
import { StartProblem } from '../../platform/read-setting.ts';
import { openConsole } from './server-console.ts';

const NOON = new Date(2026, 10, 27, 12, 0, 5).getTime();

function open({ isTTY }: Readonly<{ isTTY: boolean }>) {
  const out: string[] = [];
  const err: string[] = [];
  const outputs = {
    stdout: { isTTY, write: (text: string) => out.push(text) },
    stderr: { isTTY, write: (text: string) => err.push(text) },
  };
  return { ...openConsole(outputs, () => NOON), out, err };
}

const READY = {
  state: 'ready',
  address: 'http://localhost:3000',
  outbox: 'http://localhost:3000/dev/outbox?key=k',
};

test('without a terminal the ready line is JSON with the addresses', () => {
  const { say, out } = open({ isTTY: false });
  say('Out of Ten is ready', { fields: READY });
  expect(out).toHaveLength(1);
  expect(out[0]).toMatch(/^[^\n]+\n$/);
  expect(JSON.parse(out[0]!)).toEqual({
    level: 30,
    time: NOON,
    pid: process.pid,
    hostname: expect.any(String),
    msg: 'Out of Ten is ready',
    ...READY,
  });
});

test('at a terminal the ready line is a sentence with the address', () => {
  const { say, out } = open({ isTTY: true });
  say('Out of Ten is ready', { fields: READY });
  expect(out.join('')).toBe(
    `Out of Ten is ready at ${READY.address}\nSign-in codes, on this machine only: ${READY.outbox}\n`,
  );
});

test('at a terminal a server without an outbox prints only its address', () => {
  const { say, out } = open({ isTTY: true });
  say('Out of Ten is ready', { fields: { state: 'ready', address: READY.address } });
  expect(out).toEqual([`Out of Ten is ready at ${READY.address}\n`]);
});

test('at a terminal a line of the log has a time, a level, the message and its fields', () => {
  const { logStream, out } = open({ isTTY: true });
  const line = { level: 40, time: NOON, pid: 1, hostname: 'box', cause: 'ETIMEDOUT', ms: 3 };
  logStream?.write(`${JSON.stringify({ ...line, msg: 'Redis is away' })}\n`);
  expect(out).toEqual(['12:00:05 warn  Redis is away cause=ETIMEDOUT ms=3\n']);
});

test('at a terminal a fault shows where it happened', () => {
  const { logStream, out } = open({ isTTY: true });
  const err = { type: 'Error', message: 'no', stack: 'Error: no\n    at here' };
  logStream?.write(`${JSON.stringify({ level: 50, time: NOON, err, msg: 'fault' })}\n`);
  expect(out).toEqual(['12:00:05 error fault\nError: no\n    at here\n']);
});

test('without a terminal the log writes directly to standard output', () => {
  expect(open({ isTTY: false }).logStream).toBeUndefined();
});

test.each([
  { isTTY: true, printed: 'PORT is "x": a port is wanted\n' },
  {
    isTTY: false,
    printed: expect.stringMatching(
      /^\{"level":60,.*"msg":"PORT is \\"x\\": a port is wanted"\}\n$/,
    ),
  },
])('a failed start is one line on standard error (terminal: $isTTY)', (each) => {
  const { fail, out, err } = open(each);
  fail(new StartProblem('PORT is "x": a port is wanted'));
  expect(err).toEqual([each.printed]);
  expect(out).toEqual([]);
});

test('an unexpected fault is one JSON line with its stack and its cause', () => {
  const { fail, err } = open({ isTTY: false });
  fail(new Error('outer', { cause: new Error('inner') }));
  expect(err[0]).toMatch(/^[^\n]+\n$/);
  const { level, msg, err: fault } = JSON.parse(err[0]!);
  expect({ level, msg, message: fault.message }).toEqual({
    level: 60,
    msg: 'fault',
    message: 'outer',
  });
  expect(fault.stack).toMatch(/Error: outer\n[\s\S]*caused by: Error: inner/);
});

test('before the log exists, its lines are printed, with faults in the log’s form', () => {
  const { log, out } = open({ isTTY: false });
  log.debug({}, 'unseen');
  log.warn({ service: 'Redis' }, 'Redis is away');
  log.error({ err: new Error('no') }, 'fault');
  const [warning, fault, ...more] = out.map((line) => JSON.parse(line));
  expect(warning).toMatchObject({ level: 40, service: 'Redis', msg: 'Redis is away' });
  expect(fault).toMatchObject({ level: 50, err: { message: 'no' }, msg: 'fault' });
  expect(more).toEqual([]);
});
