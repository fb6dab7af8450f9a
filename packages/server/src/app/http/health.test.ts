import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AppUnderTest, openApp, postGraphql } from '../../../testing/app/app-under-test.ts';
import { clockUnderTest } from '../../../testing/platform/clock-under-test.ts';
import { SQLITE } from '../../../testing/platform/stores-under-test.ts';
import { memorySource } from '../../films/sources/memory-source.ts';
import { probeWriter } from '../../platform/db/health/store-probe.ts';
import { createStoreWatch } from '../../platform/db/health/store-watch.ts';
import { VERSION } from '../build/version.ts';

let open: AppUnderTest;
beforeEach(async () => {
  open = await openApp();
});
afterEach(() => open.close());

test('a server that can play is healthy and ready', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok', version: VERSION });
  expect((await get('/readyz')).json()).toEqual({
    status: 'ok',
    store: 'ok',
    films: 'ok',
    redis: 'none',
    mail: 'none',
    film_database: 'none',
  });
});

test('without its stores it is healthy but not ready, and names what is missing', async () => {
  const { db, close } = await SQLITE.openMigrated();
  await reopen({ films: memorySource([]), db });
  await close();
  expect((await get('/healthz')).statusCode).toBe(200);
  const { statusCode, json } = await get('/readyz');
  expect(statusCode).toBe(503);
  expect(json()).toMatchObject({ status: 'unavailable', store: 'away', films: 'missing' });
});

test('films that take too long count as missing', async () => {
  const isReady = () => new Promise<boolean>(() => {});
  await reopen({ films: { ...memorySource([]), isReady } });
  expect((await get('/readyz')).json()).toMatchObject({ store: 'ok', films: 'missing' });
});

test('a server is not ready while its store saves nothing, and is ready again afterwards', async () => {
  const { db, close } = await SQLITE.openMigrated();
  const clock = clockUnderTest();
  const freeBytes = async () => undefined;
  const storeWatch = createStoreWatch({
    write: probeWriter({ db, now: clock.now }),
    freeBytes,
    clock,
  });
  await reopen({ db, storeWatch });
  await sql`pragma query_only = on`.execute(db);
  const failing = await get('/readyz');
  expect(failing.statusCode).toBe(503);
  expect(failing.json()).toMatchObject({ status: 'unavailable', store: 'read-only' });
  await sql`pragma query_only = off`.execute(db);
  await clock.advance(1_000);
  expect((await get('/readyz')).json()).toMatchObject({ status: 'ok', store: 'ok' });
  await close();
});

test('failing mail and an absent film database are named, and leave the server ready', async () => {
  await reopen({ outside: () => ({ mail: 'failing', film_database: 'away' }) });
  const { statusCode, json } = await get('/readyz');
  expect(statusCode).toBe(200);
  expect(json()).toMatchObject({ status: 'ok', mail: 'failing', film_database: 'away' });
});

test('after the signal to stop it is not ready, but still serves', async () => {
  await reopen({ isStopping: () => true });
  const { statusCode, json } = await get('/readyz');
  expect(statusCode).toBe(503);
  expect(json()).toEqual({ status: 'stopping' });
  expect((await get('/healthz')).statusCode).toBe(200);
  const { statusCode: served } = await postGraphql(open.app, {
    payload: { query: '{ __typename }' },
  });
  expect(served).toBe(200);
});

test('an absent Redis is named, and leaves the server ready', async () => {
  await reopen({ isRedisReachable: () => false });
  const { statusCode, json } = await get('/readyz');
  expect(statusCode).toBe(200);
  expect(json()).toMatchObject({ status: 'ok', redis: 'away' });
});

async function reopen(about: Parameters<typeof openApp>[0]) {
  await open.close();
  open = await openApp(about);
}

function get(url: string) {
  return open.app.inject({ method: 'GET', url });
}
