import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { latestOpenNumber } from '@outoften/rules/daily/puzzle-dates';
import type { Film } from '@outoften/rules/film/film';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  FILMS,
  openRoomOf,
  openSessions,
  type SessionsUnderTest,
} from '../../../testing/rooms/sessions-under-test.ts';
import { WRONG_CODES } from '../../rooms/api/access/code-tries.ts';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '../pictures/preview-size.ts';
import { PICTURES_PER_MINUTE } from './preview-routes.ts';

const ORIGIN = 'http://localhost:3000';
const [FILM] = FILMS as [Film];
const BROWSER = { accept: 'text/html' };

let sessions: SessionsUnderTest;
beforeEach(async () => {
  sessions = await openSessions();
});
afterEach(() => sessions.close());

function get(url: string, headers: Readonly<Record<string, string>> = BROWSER) {
  return sessions.app.inject({ url, headers });
}

/** Returns the preview in a page. */
async function previewOf(
  url: string,
  headers: Readonly<Record<string, string>> = BROWSER,
): Promise<ReadonlyMap<string, string>> {
  const { payload } = await get(url, headers);
  const tags = payload.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g);
  return new Map([...tags].map(([, name = '', content = '']) => [name, content]));
}

async function openNamedRoom(name: string): Promise<string> {
  const { code } = await openRoomOf(sessions, { settings: { session_name: name } });
  return code;
}

describe('the preview of an invitation', () => {
  test('names the room and its host', async () => {
    const code = await openNamedRoom('Friday on the sofa');
    const preview = await previewOf(`/join/${code.toLowerCase()}`);
    expect(preview.get('og:title')).toMatch(/^Friday on the sofa: .+ invites you$/);
    expect(preview.get('og:url')).toBe(`${ORIGIN}/join/${code}`);
    expect(preview.get('og:image')).toBe(`${ORIGIN}/previews/room/${code}.png`);
    expect(preview.get('twitter:card')).toBe('summary_large_image');
  });

  test.each([
    '.',
    ')',
    '&brid=AbC123',
    '%E2%80%8B',
    '%E2%80%9D',
    '%3Cbr',
    '/',
    '%E2%80',
    '%E2',
    '%E',
    '%',
  ])('is found if its link ends with %s', async (rubbish) => {
    const code = await openNamedRoom('Friday on the sofa');
    const preview = await previewOf(`/join/${code}${rubbish}`);
    expect(preview.get('og:title')).toMatch(/^Friday on the sofa/);
    expect(preview.get('og:url')).toBe(`${ORIGIN}/join/${code}`);
  });

  test('is in the language of the client', async () => {
    const code = await openNamedRoom('Freitag');
    const preview = await previewOf(`/join/${code}`, { ...BROWSER, 'accept-language': 'de' });
    expect(preview.get('og:title')).toMatch(/lädt dich ein$/);
  });

  test('puts only text into the page', async () => {
    const code = await openNamedRoom('"><script>x</script>&');
    const { payload } = await get(`/join/${code}`);
    expect(payload).not.toContain('<script>x');
    expect(payload).toContain('&quot;&gt;&lt;script&gt;x&lt;/script&gt;&amp;');
  });

  test('is the general one for a wrong code', async () => {
    const preview = await previewOf('/join/BBBBB');
    expect(preview.get('og:title')).toBe('Shell');
    expect(preview.get('og:image')).toBe(`${ORIGIN}/previews/start.png`);
  });

  test('is the general one after too many wrong codes, also for a right code', async () => {
    const code = await openNamedRoom('Friday');
    for (let n = 0; n < WRONG_CODES.max; n++) await get('/join/BBBBB');
    expect((await previewOf(`/join/${code}`)).get('og:title')).toBe('Shell');
  });
});

describe('the preview of a daily', () => {
  test('contains its number, and no film', async () => {
    const number = latestOpenNumber(sessions.now());
    const preview = await previewOf(`/game/daily/${number}`);
    expect(preview.get('og:title')).toBe(`Daily film No. ${number}`);
    expect(preview.get('og:image')).toBe(`${ORIGIN}/previews/daily/${number}.png`);
  });

  test('is found if its link ends with signs', async () => {
    const number = latestOpenNumber(sessions.now());
    for (const rubbish of ['.', ')', ',', '%E2%80%8B', '%E2%80', '%E', '&fbclid=x', '/']) {
      const preview = await previewOf(`/game/daily/${number}${rubbish}`);
      expect(preview.get('og:title')).toBe(`Daily film No. ${number}`);
    }
  });

  test('is the general one for a future number', async () => {
    const number = latestOpenNumber(sessions.now()) + 1;
    expect((await previewOf(`/game/daily/${number}`)).get('og:title')).toBe('Shell');
  });
});

describe('the preview of a challenge', () => {
  async function createChallenge(guess: number, language = 'en'): Promise<string> {
    const query = `mutation { createChallenge(movie_id: "${FILM.id}", guess: ${guess}, language: "${language}") { token } }`;
    const made = await sessions.ask('ana', query);
    return made.data.createChallenge.token;
  }

  test('names the film and how far off its sender was, but neither guess nor rating', async () => {
    const token = await createChallenge(FILM.rating - 9);
    const preview = await previewOf(`/challenge/${token}`);
    expect(preview.get('og:title')).toBe(`${FILM.title}: I was 0.9 off. What would you say?`);
    expect(preview.get('og:url')).toBe(`${ORIGIN}/challenge/${token}`);
    expect(preview.get('og:image')).toBe(`${ORIGIN}/previews/challenge/${token}.png`);
    expect(preview.get('og:image:alt')).toBe(
      `A challenge. ${FILM.title}. I was 0.9 off. What would you say?`,
    );
  });

  test('is found if its link ends with signs', async () => {
    const token = await createChallenge(FILM.rating - 9);
    for (const rubbish of ['.', ').', '%E2%80%9C', '%E2%80', '&x=1', '/']) {
      const preview = await previewOf(`/challenge/${token}${rubbish}`);
      expect(preview.get('og:url')).toBe(`${ORIGIN}/challenge/${token}`);
    }
  });

  test('is in the language of its sender, whatever the client’s language', async () => {
    const token = await createChallenge(FILM.rating - 9, 'de');
    expect((await previewOf(`/challenge/${token}`)).get('og:title')).toContain(
      'Ich lag 0,9 daneben.',
    );
  });

  test('says if its sender was exact', async () => {
    const token = await createChallenge(FILM.rating);
    const preview = await previewOf(`/challenge/${token}`);
    expect(preview.get('og:title')).toBe(`${FILM.title}: I was spot on. What would you say?`);
  });

  test('has its own picture, and an invented link has none', async () => {
    const token = await createChallenge(FILM.rating - 9);
    const [own, forged] = await Promise.all(
      [`challenge/${token}`, `challenge/${'A'.repeat(60)}`].map((name) =>
        get(`/previews/${name}.png`),
      ),
    );
    expect(own?.headers['content-type']).toBe('image/png');
    expect(forged?.statusCode).toBe(404);
    const preview = await previewOf(`/challenge/${'A'.repeat(60)}`);
    expect(preview.get('og:title')).toBe('Shell');
  });
});

test('a page has complete addresses in its preview, but is unchanged when requested as a file', async () => {
  expect((await previewOf('/anything')).get('og:image')).toBe(`${ORIGIN}/previews/start.png`);
  expect((await get('/shell.html')).payload).toContain('content="/previews/start.png"');
});

test('pictures are PNGs of the size that pages state, and other sites may show them', async () => {
  const code = await openNamedRoom('Иван invites');
  for (const url of [
    '/previews/start.png',
    `/previews/room/${code}.png`,
    '/previews/daily/1.png',
  ]) {
    const picture = await get(url, {});
    expect(picture.headers['content-type']).toBe('image/png');
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.rawPayload.readUInt32BE(16)).toBe(PREVIEW_WIDTH);
    expect(picture.rawPayload.readUInt32BE(20)).toBe(PREVIEW_HEIGHT);
  }
});

test('a wrong code gets the general picture', async () => {
  const [wrong, general] = await Promise.all([
    get('/previews/room/BBBBB.png', {}),
    get('/previews/start.png', {}),
  ]);
  expect(wrong.rawPayload.equals(general.rawPayload)).toBe(true);
});

test('the number of pictures for an address in a minute is limited', async () => {
  const from = (remoteAddress: string) =>
    sessions.app.inject({ url: '/previews/start.png', remoteAddress });
  for (let n = 0; n < PICTURES_PER_MINUTE; n++) {
    expect((await from('203.0.113.7')).statusCode).toBe(200);
  }
  const refused = await from('203.0.113.7');
  expect(refused.statusCode).toBe(429);
  expect(refused.json().code).toBe('TOO_MANY_REQUESTS');
  expect((await from('203.0.113.8')).statusCode).toBe(200);
});

test('a stand-in picture, sent because too many were requested at once, may not be cached', async () => {
  const general = await get('/previews/start.png', {});
  const numbers = Array.from({ length: 8 }, (_, n) => n + 1);
  const ask = (number: number) => get(`/previews/daily/${number}.png`, {});
  const pictures = await Promise.all(numbers.map(ask));
  const kept = pictures.map(({ headers }) => headers['cache-control'] !== 'no-store');
  expect(kept).toEqual(pictures.map(({ rawPayload }) => !rawPayload.equals(general.rawPayload)));
  expect(kept.filter((isKept) => isKept)).toHaveLength(4);
  expect((await ask(8)).headers['cache-control']).toBe('public, max-age=300');
});

test('a poster that could not be fetched appears in the picture once it can', async () => {
  await sessions.close();
  const film = { ...FILM, poster: '/posters/tmdb/w500/abc.jpg' };
  const png = await readFile(new URL('../../../../../docs/pictures/home-360.png', import.meta.url));
  let isAway = true;
  sessions = await openSessions([film], {
    fetchPoster: async () => {
      if (isAway) throw new Error('the film database is away');
      return { type: 'image/png', content: Readable.from([png]) };
    },
  });
  const query = `mutation { createChallenge(movie_id: "${film.id}", guess: 50, language: "en") { token } }`;
  const { token } = (await sessions.ask('ana', query)).data.createChallenge;
  const picture = async () => (await get(`/previews/challenge/${token}.png`, {})).rawPayload;
  const closed = await picture();
  expect((await picture()).equals(closed)).toBe(true);
  isAway = false;
  const open = await picture();
  expect(open.equals(closed)).toBe(false);
  isAway = true;
  expect((await picture()).equals(open)).toBe(true);
});
