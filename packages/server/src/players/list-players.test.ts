import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, postGraphql } from '../../testing/app/app-under-test.ts';
import {
  CREATE,
  KEY,
  LIST,
  openPlayers,
  type PlayersUnderTest,
  UPDATE,
} from '../../testing/players/players-under-test.ts';

let players: PlayersUnderTest;
beforeEach(async () => {
  players = await openPlayers();
});
afterEach(() => players.close());

describe('listPlayers', () => {
  beforeEach(async () => {
    for (const name of ['Ana', 'Ben', 'carl', 'Dora', 'Eva']) {
      await players.ask(CREATE, { name }, name.toLowerCase());
    }
  });

  test.each(['ben', 'BEN', ' Ben '])('finds "%s" in any case', async (eq) => {
    const { items, nextToken } = await players.list({ name: { eq } }, { limit: 1 });
    expect(items).toMatchObject([{ name: 'Ben' }]);
    expect(nextToken).toBeNull();
  });

  test.each(['bo', 'be', '%', 'b_n', '\u0412en', "' or 1=1 --", ''])(
    'finds no one by "%s"',
    async (eq) => {
      expect(await players.list({ name: { eq } })).toEqual({ items: [], nextToken: null });
    },
  );

  test.each(['\u0000', 'ana\u0000', '', 'x'.repeat(10_000)])(
    'finds no one by an invalid id: %j',
    async (eq) => {
      expect((await players.list({ id: { eq } })).items).toEqual([]);
      expect((await players.list({ user_pool_id: { eq } })).items).toEqual([]);
      const input = { id: eq, name: 'Zed' };
      expect(codeOf(await players.ask(UPDATE, input, 'ana'))).toBe('UNAUTHORIZED');
    },
  );

  test('finds one’s own player by its account, and no other player', async () => {
    expect(
      (await players.list({ user_pool_id: { eq: 'ana' } }, { limit: 10 })).items,
    ).toMatchObject([{ name: 'Ana' }]);
    expect((await players.list({ user_pool_id: { eq: 'ben' } })).items).toEqual([]);
  });

  test('shows other accounts only to programs with an API key', async () => {
    const shown = (items: readonly { user_pool_id: string; owner: string }[]) =>
      items.map(({ user_pool_id, owner }) => [user_pool_id, owner]);
    const hidden = [null, null];
    const { items } = await players.list({});
    expect(shown(items)).toEqual([['ana', 'ana'], hidden, hidden, hidden, hidden]);
    const program = await postGraphql(players.app, {
      headers: { 'x-api-key': KEY },
      payload: { query: LIST, variables: { filter: { user_pool_id: { eq: 'ben' } } } },
    });
    expect(shown(program.json().data.listPlayers.items)).toEqual([['ben', 'ben']]);
  });

  test('returns pages', async () => {
    const first = await players.list({}, { limit: 2 });
    const second = await players.list({}, { limit: 2, nextToken: first.nextToken });
    const third = await players.list({}, { limit: 2, nextToken: second.nextToken });
    const names = [first, second, third].map(({ items }) => items.map(({ name }) => name));
    expect(names).toEqual([['Ana', 'Ben'], ['carl', 'Dora'], ['Eva']]);
    expect(third.nextToken).toBeNull();
  });

  test('has opaque tokens for the next page, and a page may have several', async () => {
    const tokens = [await players.list({}, { limit: 2 }), await players.list({}, { limit: 2 })].map(
      ({ nextToken }) => nextToken ?? '',
    );
    expect(tokens[0]).not.toBe(tokens[1]);
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('ben');
    }
  });

  test('refuses a token that was changed, cut off, invented or belongs to another list', async () => {
    const token = (await players.list({}, { limit: 2 })).nextToken ?? '';
    const changed = [...token].map((_, index) => {
      const other = token[index] === 'A' ? 'B' : 'A';
      return token.slice(0, index) + other + token.slice(index + 1);
    });
    const made = [
      '',
      'ben',
      'eyJhZnRlciI6ImJlbiJ9',
      token.slice(1),
      `${token}AA`,
      'x'.repeat(9_000),
    ];
    for (const nextToken of [...changed, ...made]) {
      const refused = await players.ask(LIST, undefined, 'ana', { nextToken });
      // The last letter of base64 has unused bits.
      const isSame = Buffer.from(nextToken, 'base64url').equals(Buffer.from(token, 'base64url'));
      expect(codeOf(refused)).toBe(isSame ? undefined : 'BAD_USER_INPUT');
    }
    const elsewhere = { filter: { user_pool_id: { eq: 'ana' } }, nextToken: token };
    expect(codeOf(await players.ask(LIST, undefined, 'ana', elsewhere))).toBe('BAD_USER_INPUT');
  });

  test.each([0, -1, 101, 2_147_483_647])('refuses a limit of %s', async (limit) => {
    expect(codeOf(await players.ask(LIST, undefined, 'ana', { limit }))).toBe('BAD_USER_INPUT');
  });
});
