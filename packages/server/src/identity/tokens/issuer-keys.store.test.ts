import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { KEY_KNOWN_BEFORE_MS, KEY_PERIOD_MS, keepIssuerKeys } from './issuer-keys.ts';

const START = 680 * KEY_PERIOD_MS;

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await underTest.openMigrated();
  });
  afterEach(() => store.close());

  test('servers that start at once use the same keys', async () => {
    const [one, ...others] = await Promise.all([1, 2, 3, 4].map(() => keepAt(START)));
    expect(one?.tokens).toHaveLength(1);
    expect(one?.cookies).toHaveLength(1);
    for (const other of others) expect(other).toEqual(one);
    expect(await keepAt(START)).toEqual(one);
  });

  test('a key is published a day before it signs, and for one period afterwards', async () => {
    const first = (await keepAt(START)).tokens[0];
    const before = await keepAt(START + KEY_PERIOD_MS - KEY_KNOWN_BEFORE_MS);
    const second = before.tokens[1];
    expect(before.tokens).toEqual([first, second]);
    expect((await keepAt(START + KEY_PERIOD_MS)).tokens).toEqual([second, first]);
    const later = await keepAt(START + 2 * KEY_PERIOD_MS);
    expect(later.tokens).toHaveLength(2);
    expect(later.tokens[1]).toEqual(second);
    expect(later.tokens[0]).not.toEqual(first);
  });

  test('each key has its own id and names its use', async () => {
    const { tokens } = await keepAt(START + KEY_PERIOD_MS - 1);
    expect(tokens[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
    expect(new Set(tokens.map((key) => key.kid)).size).toBe(2);
  });

  function keepAt(now: number) {
    return keepIssuerKeys(store.db, now);
  }
});
