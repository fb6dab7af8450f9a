import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AppUnderTest, openApp } from '../../../testing/app/app-under-test.ts';
import { openStandIn, type StandIn } from '../../../testing/films/stand-in-under-test.ts';
import { clockUnderTest } from '../../../testing/platform/clock-under-test.ts';
import type { ServiceNews, TellService } from '../../platform/outside/absence.ts';
import { posterImages } from '../tmdb/poster-images.ts';

const POSTER = '/posters/tmdb/w342/poster539.jpg';

const clock = clockUnderTest();
let standIn: StandIn;
let opened: AppUnderTest;
beforeEach(async () => {
  standIn = await openStandIn();
  const { imageBase, fetch } = standIn;
  opened = await openApp({ fetchPoster: posterImages({ imageBase, fetch, clock }) });
});
afterEach(async () => {
  await opened.close();
  await standIn.close();
});

test('a poster of the film database is passed on, may be cached for ever, and can run nothing', async () => {
  const poster = await opened.app.inject(POSTER);
  expect(poster.statusCode).toBe(200);
  expect(poster.rawPayload.subarray(0, 2)).toEqual(Buffer.from('ffd8', 'hex'));
  expect(poster.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringMatching(/^default-src 'none'.*sandbox$/),
    'x-content-type-options': 'nosniff',
  });
  expect(standIn.asked).toEqual(['/images/w342/poster539.jpg']);
});

test('a portrait of the film database is passed on as well', async () => {
  expect((await opened.app.inject('/posters/tmdb/w185/person7.jpg')).statusCode).toBe(200);
  expect(standIn.asked).toEqual(['/images/w185/person7.jpg']);
});

test.each([
  '/posters/tmdb/original/poster539.jpg',
  '/posters/tmdb/w342/..%2f..%2f3%2fmovie%2f539.jpg',
  '/posters/tmdb/w342/poster539.jpg?at=elsewhere',
  '/posters/tmdb/w342/poster539.svg',
  '/posters/tmdb/w342/',
])('no request is sent for %s', async (address) => {
  expect((await opened.app.inject(address)).statusCode).toBe(404);
  expect(standIn.asked).toEqual([]);
});

describe('without an image to pass on', () => {
  test.each([
    { failure: 'nothing-there', status: 404 },
    { failure: 'html', status: 404 },
    { failure: 'html-when-down', status: 502 },
    { failure: 'too-many', status: 502 },
    { failure: 'silent', status: 502 },
  ] as const)('$failure gets $status within ten seconds', async ({ failure, status }) => {
    standIn.switch({ failure });
    const asking = opened.app.inject(POSTER);
    await expect.poll(() => standIn.asked).toHaveLength(1);
    const isBusy = () => failure !== 'silent';
    expect(await clock.elapse(asking, isBusy)).toBeLessThan(10_000);
    const answer = await asking;
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

test('a failing poster service is reported as away once, and its failures are not logged', async () => {
  await opened.close();
  const told: ServiceNews[] = [];
  const { imageBase, fetch } = standIn;
  const tell: TellService = (news) => told.push(news);
  opened = await openApp({ fetchPoster: posterImages({ imageBase, fetch, clock, tell }) });
  standIn.switch({ failure: 'html-when-down' });
  for (let n = 0; n < 5; n++) await opened.app.inject(POSTER);
  standIn.switch({});
  for (let n = 0; n < 2; n++) await opened.app.inject(POSTER);
  expect(told).toEqual([
    { type: 'away', service: 'The poster service', reason: 'posters answer with status 502' },
    { type: 'back', service: 'The poster service', awayMs: 0 },
  ]);
  const DEBUG = 20;
  const levels = opened.logged
    .map((line) => JSON.parse(line))
    .flatMap(({ msg, level }) => (msg === 'no poster' ? [level] : []));
  expect(levels).toEqual(Array(5).fill(DEBUG));
});

test('without a film database its posters do not exist', async () => {
  const without = await openApp();
  expect((await without.app.inject(POSTER)).statusCode).toBe(404);
  await without.close();
});
