import { LONGEST_PLAYER_NAME } from '@outoften/rules/names/player-name';
import { FACE_COUNT, type Face } from '@outoften/rules/player/face';
import { LONGEST_SESSION_NAME } from '@outoften/rules/room/session-name';
import { describe, expect, test } from 'vitest';
import { sealText } from '../../platform/secrets.ts';
import { createShareTokens, LONGEST_SHARE_TOKEN, type SharedGame } from './share-tokens.ts';

const KEY = new Uint8Array(32).fill(7);
const { seal, open } = createShareTokens(async () => KEY);

/** A game with names of the greatest length, in characters of the most bytes. */
function aGame(letter: string): SharedGame {
  return {
    type: 'game',
    language: 'de',
    room: letter.repeat(LONGEST_SESSION_NAME),
    films: 50,
    winners: 100,
    places: [1, 1, 1].map((rank) => ({
      rank,
      name: letter.repeat(LONGEST_PLAYER_NAME),
      face: (FACE_COUNT - 1) as Face,
      points: 20_000,
    })),
  };
}

test.each(['🎬', '"', '\\', '漢', 'a'])(
  'names of the greatest length fit into a link: %s',
  async (letter) => {
    const token = await seal(aGame(letter));
    expect(token.length).toBeLessThanOrEqual(LONGEST_SHARE_TOKEN);
    expect(await open(token)).toEqual(aGame(letter));
  },
);

describe('no result is read from a link', () => {
  test('that is cut off at any place', async () => {
    const token = await seal(aGame('a'));
    for (let length = 0; length < token.length; length++) {
      expect(await open(token.slice(0, length))).toBeUndefined();
    }
  });

  test('with additional text, or of too great a length', async () => {
    const token = await seal(aGame('a'));
    for (const more of ['AAAA', '=', '\n', ' ', '"><script>', 'A'.repeat(10_000)]) {
      expect(await open(token + more)).toBeUndefined();
    }
  });

  test('that was sealed with another key', async () => {
    const others = createShareTokens(async () => new Uint8Array(32).fill(8));
    expect(await open(await others.seal(aGame('a')))).toBeUndefined();
  });

  test.each([
    '',
    'null',
    '[]',
    '{"type":"game"}',
    '["daily","en",1,"low",-1,0,0]',
    '["daily","en",1,"near",1,0,0]',
    '["daily","fr",1,"low",1,0,0]',
    '["game","en","room",1,1,[[1,"Ana",100000,5]]]',
  ])('with other content, such as a later version’s: %s', async (text) => {
    expect(await open(sealText(text, { key: KEY }))).toBeUndefined();
  });
});
