import { expect, test } from 'vitest';
import { logService } from './serve.ts';

test('an absence is logged as a warning with its reason, and a return with its duration', () => {
  const lines: unknown[] = [];
  const log = {
    warn: (fields: object, message: string) => lines.push(['warn', fields, message]),
    info: (fields: object, message: string) => lines.push(['info', fields, message]),
  };
  const service = 'PostgreSQL';
  logService(log, { type: 'away', service, reason: 'ECONNREFUSED' });
  logService(log, { type: 'back', service, awayMs: 1_500 });
  expect(lines).toEqual([
    ['warn', { event: 'service-away', service, reason: 'ECONNREFUSED' }, 'PostgreSQL is away'],
    ['info', { event: 'service-back', service, awayMs: 1_500 }, 'PostgreSQL is back'],
  ]);
});
