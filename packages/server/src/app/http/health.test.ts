import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type AppUnderTest,
  findEvents,
  openApp,
  postGraphql,
  readMetrics,
} from '../../../testing/app/app-under-test.ts';
import { clockUnderTest } from '../../../testing/platform/clock-under-test.ts';
import { SQLITE } from '../../../testing/platform/stores-under-test.ts';
import { memorySource } from '../../films/sources/memory-source.ts';
import { PROCESS_TIMERS } from '../../platform/clock.ts';
import { createStoreWatch, probeWriter } from '../../platform/db/health/store-watch.ts';
import { createFaultReport } from '../../platform/report-fault.ts';
import { VERSION } from '../build/built-folders.ts';

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
    servers: 'ok',
  });
});

test('only programs on this machine read the version', async () => {
  const headers = { host: 'ten.example' };
  const { app } = open;
  expect((await app.inject({ url: '/healthz', headers })).json()).toEqual({ status: 'ok' });
  const passedOn = { 'cf-connecting-ip': '203.0.113.7' };
  expect((await app.inject({ url: '/healthz', headers: passedOn })).json()).toEqual({
    status: 'ok',
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

test('a full disk is one line in the log and one when it is over, with the space that is free', async () => {
  const { db, close } = await SQLITE.openMigrated();
  const clock = clockUnderTest();
  let free = 3_100_000;
  const storeWatch = createStoreWatch({
    write: async () => {},
    freeBytes: async () => free,
    clock,
  });
  await reopen({ db, storeWatch });
  for (let second = 0; second < 3; second++) {
    expect((await get('/readyz')).json()).toMatchObject({ store: 'full' });
    await clock.advance(1_000);
  }
  expect(await readMetrics(open)).toContain('ready{part="store"} 0');
  free = 5_000_000;
  await clock.advance(1_000);
  expect(await readMetrics(open)).toContain('ready{part="store"} 1');
  expect(await findEvents(open, 'state', 2)).toMatchObject([
    { level: 40, msg: '/readyz: store is full', reason: '3.1 MB are free, 4.2 are needed' },
    { level: 30, msg: '/readyz: store is ok', state: 'ok' },
  ]);
  await close();
});

test('faults of a full disk are counted, and leave no line each', () => {
  const logged: object[] = [];
  const counted: string[] = [];
  const write = (fields: object) => void logged.push(fields);
  const report = createFaultReport(
    () => ({ error: write, debug: () => {} }),
    (kind) => counted.push(kind),
  );
  const { note, stop } = createStoreWatch({
    write: async () => {},
    freeBytes: async () => undefined,
    clock: clockUnderTest(),
  });
  const full = { code: 'ERR_SQLITE_ERROR', errcode: 13 };
  const fault = Object.assign(new Error('database or disk is full'), full);
  note(fault);
  report(new Error('a guest could not be saved', { cause: fault }));
  stop();
  expect(logged).toEqual([]);
  expect(counted).toEqual(['service-away']);
});

test('films that are missing, and servers that are apart, are one line in the log each', async () => {
  await reopen({ films: memorySource([]), isApart: async () => true });
  expect((await get('/readyz')).json()).toMatchObject({ films: 'missing', servers: 'apart' });
  await get('/readyz');
  expect(await readMetrics(open)).toContain('ready{part="servers"} 0');
  const lines = await findEvents(open, 'state', 2);
  expect(lines.map(({ msg }) => msg)).toEqual([
    '/readyz: films is missing',
    '/readyz: servers is apart',
  ]);
});

test('the log names what is missing also where no monitor asks', async () => {
  const repeated: (() => void)[] = [];
  const every = (_ms: number, task: () => void) => {
    repeated.push(task);
    return () => {};
  };
  await reopen({ films: memorySource([]), timers: { ...PROCESS_TIMERS, every } });
  await open.app.listen({ host: '127.0.0.1', port: 0 });
  for (const look of repeated) look();
  expect(await findEvents(open, 'state', 1)).toMatchObject([{ msg: '/readyz: films is missing' }]);
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
