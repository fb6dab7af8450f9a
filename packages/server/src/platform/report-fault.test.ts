import { expect, test } from 'vitest';
import { watchAbsence } from './outside/absence.ts';
import { createFaultReport } from './report-fault.ts';

function collect() {
  const logged: string[] = [];
  const counted: string[] = [];
  const log = {
    error: (_fields: object, message: string) => logged.push(`error ${message}`),
    debug: (_fields: object, message: string) => logged.push(`debug ${message}`),
  };
  const report = createFaultReport(
    () => log,
    (kind) => counted.push(kind),
  );
  return { report, logged, counted };
}

test('a fault is logged as an error and counted', () => {
  const { report, logged, counted } = collect();
  report(new Error('bug'));
  expect({ logged, counted }).toEqual({ logged: ['error fault'], counted: ['unexpected'] });
});

test('a fault of an absent service is not logged, and is counted separately', () => {
  const { report, logged, counted } = collect();
  const fault = new Error('connect');
  watchAbsence({ service: 'PostgreSQL', now: () => 0, tell: () => {} }).lose(fault);
  report(new Error('not saved', { cause: fault }));
  expect({ logged, counted }).toEqual({ logged: ['debug fault'], counted: ['service-away'] });
});

test('a fault in a request goes into the log of that request', () => {
  const { report, logged } = collect();
  const own: string[] = [];
  report(new Error('bug'), {
    error: (_fields, message) => own.push(message),
    debug: () => {},
  });
  expect({ own, logged }).toEqual({ own: ['fault'], logged: [] });
});
