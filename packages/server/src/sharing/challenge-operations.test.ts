import { tenths } from '@outoften/rules/rating';
import { ok, refuse } from '@outoften/rules/result';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type AppUnderTest,
  codeOf,
  openApp,
  postGraphql,
} from '../../testing/app/app-under-test.ts';
import { aFilm } from '../../testing/films/film-builder.ts';
import { memorySource } from '../films/sources/memory-source.ts';
import { createChallengeTokens } from './links/challenge-tokens.ts';
import { SHARES_FROM_ADDRESS } from './share-operations.ts';

const CREATE = `mutation ($id: ID!, $guess: Int!) {
  createChallenge(movie_id: $id, guess: $guess, language: "en") { token alt } }`;
const MOVIE = 'query ($token: String!) { challenge(token: $token) { movie } }';
const GUESS = 'query ($token: String!) { challenge(token: $token) { guess } }';

const DAY_MS = 24 * 60 * 60_000;
const NOW = 1_760_000_000_000;

describe('a challenge', () => {
  let open: AppUnderTest;
  let now = NOW;
  beforeEach(async () => {
    now = NOW;
    open = await openApp({ now: () => now });
  });
  afterEach(() => open.close());

  const ask = (query: string, variables: object = {}) =>
    postGraphql(open.app, { payload: { query, variables } });

  async function create(guess = 70): Promise<string> {
    const made = await ask(CREATE, { id: '539', guess });
    return made.json().data.createChallenge.token;
  }

  test('leads to its film, and to the guess if that is asked for', async () => {
    const token = await create(64);
    expect((await ask(MOVIE, { token })).json()).toMatchObject({
      data: { challenge: { movie: { id: '539', title: 'The Last Reel' } } },
    });
    expect((await ask(GUESS, { token })).json()).toEqual({
      data: { challenge: { guess: 64 } },
    });
  });

  test('does not show its guess in the link’s preview', async () => {
    const token = await create(64);
    const bytes = Buffer.from(token, 'base64url');
    expect(bytes.includes('539')).toBe(false);
    expect(bytes.includes('64,')).toBe(false);
    expect(await create(64)).not.toBe(token);
  });

  test('is invalid once a letter of it is changed', async () => {
    const token = await create();
    for (const place of [0, 20, token.length - 2]) {
      const other = token[place] === 'A' ? 'B' : 'A';
      const forged = token.slice(0, place) + other + token.slice(place + 1);
      expect(codeOf(await ask(MOVIE, { token: forged }))).toBe('CHALLENGE_NOT_FOUND');
    }
  });

  test.each(['', 'x', '../../etc', 'A'.repeat(60), 'A'.repeat(5000)])(
    'is not read from %j',
    async (token) => {
      expect(codeOf(await ask(MOVIE, { token }))).toBe('CHALLENGE_NOT_FOUND');
    },
  );

  test('expires after 30 days', async () => {
    const token = await create();
    now = NOW + 30 * DAY_MS - 1;
    expect(codeOf(await ask(MOVIE, { token }))).toBeUndefined();
    now = NOW + 30 * DAY_MS;
    expect(codeOf(await ask(GUESS, { token }))).toBe('CHALLENGE_EXPIRED');
  });

  test('of a film that no longer exists says so', async () => {
    const token = await create();
    const films = memorySource([aFilm({ id: '7' })]);
    const later = await openApp({ films, db: open.parts.db });
    const gone = await postGraphql(later.app, { payload: { query: MOVIE, variables: { token } } });
    expect(codeOf(gone)).toBe('MOVIE_NOT_FOUND');
    await later.close();
  });

  test.each([0, 101, -1, 1e9])('cannot be made with a guess of %d', async (guess) => {
    expect(codeOf(await ask(CREATE, { id: '539', guess }))).toBe('GUESS_OUT_OF_RANGE');
  });

  test('cannot be made for a film that does not exist', async () => {
    expect(codeOf(await ask(CREATE, { id: '1', guess: 70 }))).toBe('MOVIE_NOT_FOUND');
  });

  test('cannot be made in a language that the game does not have', async () => {
    const query =
      'mutation { createChallenge(movie_id: "539", guess: 70, language: "xx") { token } }';
    expect(codeOf(await ask(query))).toBe('BAD_USER_INPUT');
  });

  test('contains the sentences of its picture', async () => {
    const made = await ask(CREATE, { id: '539', guess: 1 });
    expect(made.json().data.createChallenge.alt).toMatch(
      /^A challenge\. The Last Reel\. I was \d\.\d off\. What would you say\?$/,
    );
  });

  test('counts towards the hourly limit of its address', async () => {
    for (let made = 0; made < SHARES_FROM_ADDRESS; made++) await create();
    expect(codeOf(await ask(CREATE, { id: '539', guess: 70 }))).toBe('TOO_MANY_REQUESTS');
    now += 60 * 60_000;
    expect(codeOf(await ask(CREATE, { id: '539', guess: 70 }))).toBeUndefined();
  });

  test('counts one IPv6 /64 network as one address', async () => {
    const payload = { query: CREATE, variables: { id: '539', guess: 70 } };
    const askFrom = (remoteAddress: string) => postGraphql(open.app, { payload, remoteAddress });
    for (let made = 0; made < SHARES_FROM_ADDRESS; made++) {
      await askFrom(`2001:db8:1:2::${(made + 1).toString(16)}`);
    }
    expect(codeOf(await askFrom('2001:db8:1:2:ffff::1'))).toBe('TOO_MANY_REQUESTS');
    expect(codeOf(await askFrom('2001:db8:1:3::1'))).toBeUndefined();
  });
});

test('a challenge that was sealed with another key is refused', async () => {
  const key = (byte: number) => async () => new Uint8Array(32).fill(byte);
  const [ours, theirs] = [1, 2].map((byte) => createChallengeTokens(key(byte), () => NOW));
  const sealed = await ours?.seal({ filmId: '539', guess: tenths(64), language: 'es' });
  const token = sealed ?? '';
  const challenge = { filmId: '539', guess: 64, language: 'es', expiresAt: NOW + 30 * DAY_MS };
  expect(await ours?.open(token)).toEqual(ok(challenge));
  expect(await theirs?.open(token)).toEqual(refuse('not-ours'));
});
