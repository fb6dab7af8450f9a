import { latestOpenNumber } from '@outoften/rules/daily/puzzle-dates';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../testing/app/app-under-test.ts';
import {
  openRoomOf,
  openSessions,
  PLACE,
  type SessionsUnderTest,
  START,
} from '../../testing/rooms/sessions-under-test.ts';
import { PREVIEW_WIDTH } from './pictures/preview-size.ts';
import { SHARES_FROM_ADDRESS } from './share-operations.ts';

const SHARE_DAILY = `mutation ($result: DailyResult!, $streak: Int!, $language: String!) {
  shareDailyResult(result: $result, streak: $streak, language: $language) { token alt } }`;
const SHARE_GAME = `mutation ($id: ID!, $language: String!) {
  shareGame(id: $id, language: $language) { token alt } }`;
const DAILY = 'query ($id: ID!) { getMovieDle(id: $id) { movie_id correct_score } }';

const GUEST = `guest-${'0a'.repeat(12)}`;

let sessions: SessionsUnderTest;
beforeEach(async () => {
  sessions = await openSessions();
});
afterEach(() => sessions.close());

async function previewOf(url: string): Promise<ReadonlyMap<string, string>> {
  const { payload } = await sessions.app.inject({ url, headers: { accept: 'text/html' } });
  const tags = payload.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g);
  return new Map([...tags].map(([, name = '', content = '']) => [name, content]));
}

describe('a shared daily', () => {
  async function aResult(offBy: number) {
    const number = latestOpenNumber(sessions.now());
    const found = await sessions.ask(undefined, DAILY, { id: String(number) });
    const { movie_id, correct_score } = found.data.getMovieDle;
    return {
      number,
      filmId: movie_id,
      guess: Math.round(correct_score * 10 - offBy),
      hintsBought: ['poster'],
      credited: 1,
      wrongNames: 0,
      onTime: true,
      finishedAt: sessions.now(),
    };
  }

  test('shows points, streak and how far off it was, and can be made by a guest', async () => {
    const result = await aResult(4);
    const made = await sessions.ask(undefined, SHARE_DAILY, { result, streak: 4, language: 'en' });
    const { token, alt } = made.data.shareDailyResult;
    const sentences = `Daily film No. ${result.number}. 0.4 too low. 180 points. Streak: 4 days.`;
    expect(alt).toBe(sentences);
    const page = `/game/daily/${result.number}?shared=${token}`;
    const preview = await previewOf(page);
    expect(preview.get('og:title')).toBe(`Daily film No. ${result.number}: 0.4 too low`);
    expect(preview.get('og:image:alt')).toBe(sentences);
    expect(preview.get('og:url')).toBe(`http://localhost:3000${page}`);
    const picture = await sessions.app.inject({ url: `/previews/shared/${token}.png` });
    expect(picture.headers['content-type']).toBe('image/png');
    expect(picture.rawPayload.readUInt32BE(16)).toBe(PREVIEW_WIDTH);
  });

  test('says how far off it was in its sharer’s language', async () => {
    const alts = await Promise.all(
      [4, 9].map(async (off) => {
        const variables = { result: await aResult(off), streak: 0, language: 'de' };
        const made = await sessions.ask(undefined, SHARE_DAILY, variables);
        return made.data.shareDailyResult.alt;
      }),
    );
    expect(alts[0]).toContain('0,4 zu niedrig. 180 Punkte.');
    expect(alts[1]).toContain('0,9 zu niedrig. 155 Punkte.');
  });

  test('is only the first result of a browser, whether or not it is a guest by now', async () => {
    const cookies = { visitor: 'A'.repeat(22) };
    const share = async (offBy: number, token?: string) =>
      codeOf(
        await sessions.app.inject({
          method: 'POST',
          url: '/graphql',
          cookies,
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
          payload: {
            query: SHARE_DAILY,
            variables: { result: await aResult(offBy), streak: 0, language: 'en' },
          },
        }),
      );
    expect(await share(4)).toBeUndefined();
    expect(await share(4)).toBeUndefined();
    expect(await share(0)).toBe('DAILY_ALREADY_SHARED');
    expect(await share(0, await sessions.tokenOf(GUEST))).toBe('DAILY_ALREADY_SHARED');
  });

  test('is only the first result of an account, on any device', async () => {
    const share = async (offBy: number) =>
      sessions.ask('ana', SHARE_DAILY, {
        result: await aResult(offBy),
        streak: 0,
        language: 'en',
      });
    expect((await share(4)).code).toBeUndefined();
    expect((await share(0)).code).toBe('DAILY_ALREADY_SHARED');
  });

  test('cannot be made of an impossible result', async () => {
    const result = { ...(await aResult(4)), credited: 9 };
    const made = await sessions.ask(undefined, SHARE_DAILY, { result, streak: 0, language: 'en' });
    expect(made.code).toBe('INVALID_DAILY_RESULT');
  });

  test('cannot be made of a puzzle that is not open yet', async () => {
    const result = { ...(await aResult(4)), number: latestOpenNumber(sessions.now()) + 5 };
    const made = await sessions.ask(undefined, SHARE_DAILY, { result, streak: 0, language: 'en' });
    expect(made.code).toBe('MOVIE_DLE_NOT_FOUND');
  });

  test('has no picture once a letter of its link is changed', async () => {
    const result = await aResult(4);
    const made = await sessions.ask(undefined, SHARE_DAILY, { result, streak: 4, language: 'en' });
    const { token } = made.data.shareDailyResult;
    const forged = `${token.slice(0, 20)}${token[20] === 'A' ? 'B' : 'A'}${token.slice(21)}`;
    const { statusCode } = await sessions.app.inject({ url: `/previews/shared/${forged}.png` });
    expect(statusCode).toBe(404);
    expect((await previewOf(`/game/daily/1?shared=${forged}`)).get('og:title')).toBe('Shell');
  });

  test('counts towards the hourly limit of its address', async () => {
    const variables = { result: await aResult(4), streak: 4, language: 'en' };
    for (let n = 0; n < SHARES_FROM_ADDRESS; n++) {
      await sessions.ask(undefined, SHARE_DAILY, variables);
    }
    expect((await sessions.ask(undefined, SHARE_DAILY, variables)).code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('a shared game', () => {
  test('names the winner and the next players, in the picture and in its text', async () => {
    const settings = { session_name: 'Friday films', max_rounds: 1 };
    const room = await openRoomOf(sessions, { guests: ['ben', 'carl', 'dora'], settings });
    await sessions.ask('ana', START, { id: room.id });
    const guesses = { ana: 7, ben: 7.3, carl: 5, dora: 6 };
    for (const [name, value] of Object.entries(guesses)) {
      await sessions.ask(name, PLACE, { id: room.id, value, connection: room.seat(name) });
    }
    const early = await sessions.ask('ana', SHARE_GAME, { id: room.id, language: 'en' });
    expect(early.code).toBe('ROUND_OPEN');
    await sessions.pass(5_000);
    await sessions.command('ana', { type: 'finish', room: room.id });
    const made = await sessions.ask('carl', SHARE_GAME, { id: room.id, language: 'en' });
    const { token, alt } = made.data.shareGame;
    expect(alt).toMatch(
      /^Friday films, 1 film\. Ben wins\. 1: Ben, \d+ points\. 2: Ana, \d+ points\. 3: Dora, \d+ points\.$/,
    );
    const preview = await previewOf(`/?shared=${token}%E2%80`);
    expect(preview.get('og:title')).toBe('Friday films, 1 film: Ben wins');
    const picture = await sessions.app.inject({ url: `/previews/shared/${token}.png` });
    expect(picture.headers['content-type']).toBe('image/png');
    const stranger = await sessions.ask('hal', SHARE_GAME, { id: room.id, language: 'en' });
    expect(stranger.code).toBe('NOT_SEATED');
  });
});
