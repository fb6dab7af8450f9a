import { expect, test } from 'vitest';
import { ok, refuse } from './result.ts';

test('a result is a value or a refusal', () => {
  expect(ok(7)).toEqual({ ok: true, value: 7 });
  expect(refuse('too-late')).toEqual({ ok: false, refusal: 'too-late' });
});
