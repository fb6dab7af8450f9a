import { GraphQLError } from 'graphql/index.js';
import { expect, test } from 'vitest';
import { isOfAbsence, type ServiceNews, watchAbsence } from './absence.ts';

function watch() {
  const told: ServiceNews[] = [];
  let now = 1_000;
  const absence = watchAbsence({
    service: 'PostgreSQL',
    now: () => now,
    tell: (news) => told.push(news),
  });
  return { ...absence, told, pass: (ms: number) => (now += ms) };
}

test('a service is reported as away once and as back once with the duration, however often it is called', () => {
  const { lose, end, isAway, told, pass } = watch();
  end();
  for (let n = 0; n < 100; n++) lose(new Error(`no ${n}`));
  expect(isAway()).toBe(true);
  pass(2_500);
  end();
  end();
  expect(isAway()).toBe(false);
  expect(told).toEqual([
    { type: 'away', service: 'PostgreSQL', reason: 'no 0' },
    { type: 'back', service: 'PostgreSQL', awayMs: 2_500 },
  ]);
});

test('the next absence is reported as well', () => {
  const { lose, end, told } = watch();
  lose(new Error('first'));
  end();
  lose(new Error('second'));
  expect(told.map(({ type }) => type)).toEqual(['away', 'back', 'away']);
});

test('after a clock was set back, no absence has a negative duration', () => {
  const { lose, end, told, pass } = watch();
  lose(new Error('no'));
  pass(-60_000);
  end();
  expect(told[1]).toEqual({ type: 'back', service: 'PostgreSQL', awayMs: 0 });
});

test.each([
  { fault: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), reason: 'ECONNREFUSED' },
  { fault: Object.assign(new Error('shut down'), { code: '57P01' }), reason: 'shut down' },
  { fault: new Error('late\nsecond line'), reason: 'late' },
  { fault: undefined, reason: 'closed' },
])('the reason is one short line: $reason', ({ fault, reason }) => {
  const { lose, told } = watch();
  lose(fault);
  expect(told).toEqual([expect.objectContaining({ reason })]);
});

test('an error caused by an absence is recognised, however it was wrapped', () => {
  const fault = new Error('connect');
  const wrapped = new Error('not saved', { cause: fault });
  const answered = new GraphQLError('failed', { originalError: wrapped });
  expect([fault, wrapped, answered].map(isOfAbsence)).toEqual([false, false, false]);
  watch().lose(fault);
  expect([fault, wrapped, answered].map(isOfAbsence)).toEqual([true, true, true]);
});

test('other errors are not taken for an absence', () => {
  const circle = new Error('circle');
  circle.cause = circle;
  expect([new Error('bug'), circle, 'text', undefined, null].map(isOfAbsence)).toEqual(
    Array(5).fill(false),
  );
});
