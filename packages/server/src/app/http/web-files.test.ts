import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AppUnderTest, openApp, readMetrics } from '../../../testing/app/app-under-test.ts';
import { writeBuild } from '../../../testing/app/build-under-test.ts';
import { readWebFiles } from './web-files.ts';

const REPLACED_AT = 1_760_000_000_000;
const OLD = '/assets/app-99999999.js';

let open: AppUnderTest;
let build: ReturnType<typeof writeBuild>;
let before: string;
let now: number;
beforeEach(async () => {
  build = writeBuild();
  before = mkdtempSync(join(tmpdir(), 'outoften-'));
  mkdirSync(join(before, 'assets'));
  writeFileSync(join(before, OLD), 'before()');
  writeFileSync(join(before, 'old.html'), '<!doctype html>');
  now = REPLACED_AT;
  const earlier = { web: before, servedUntil: REPLACED_AT + 1_000 };
  open = await openApp({
    web: readWebFiles({ ...build.folders, earlier }),
    now: () => now,
  });
});
afterEach(async () => {
  await open.close();
  build.remove();
  rmSync(before, { recursive: true });
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  open.app.inject({ url, headers });

test('pages are counted by address, and files of the build are not', async () => {
  await open.close();
  open = await openApp({ requestsPerMinute: 2 });
  const { app, parts } = open;
  const [file = ''] = [...parts.web.paths].filter((path) => !path.endsWith('.html'));
  const ask = async (url: string) => (await app.inject({ url })).statusCode;
  for (let sent = 0; sent < 5; sent++) expect(await ask(file)).toBe(200);
  const pages = ['/game/daily/1', '/game/daily/2', '/join/K7WBX'];
  expect([await ask(pages[0] ?? ''), await ask(pages[1] ?? '')]).toEqual([200, 200]);
  expect(await ask(pages[2] ?? '')).toBe(429);
  expect(await readMetrics(open)).toContain('limit_refusals_total{limit="requests"} 1');
});

describe('the previous build', () => {
  test('keeps its scripts for pages that are still open', async () => {
    const script = await get(OLD);
    expect(script.payload).toBe('before()');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('loses its scripts once its time is over', async () => {
    now = REPLACED_AT + 1_000;
    expect((await get(OLD)).statusCode).toBe(404);
  });

  test('no longer serves its pages', async () => {
    expect((await get('/old.html')).statusCode).toBe(404);
  });
});

describe('a request for a script that no build of this server has', () => {
  const ofPage = { 'sec-fetch-dest': 'script' };

  test('is redirected for a browser, on a new connection, which may lead to another server', async () => {
    const answer = await get('/assets/other-1a2b3c4d.js', ofPage);
    expect(answer.statusCode).toBe(307);
    expect(answer.headers).toMatchObject({
      location: '/assets/other-1a2b3c4d.js?try=1',
      connection: 'close',
      'cache-control': 'no-store',
    });
  });

  test.each(['8', 'many'])('gets 404 after %s tries', async (tries) => {
    const answer = await get(`/assets/other-1a2b3c4d.js?try=${tries}`, ofPage);
    expect(answer.statusCode).toBe(404);
  });

  test('gets 404 at once if it is not a browser’s', async () => {
    expect((await get('/assets/other-1a2b3c4d.js')).statusCode).toBe(404);
  });
});
