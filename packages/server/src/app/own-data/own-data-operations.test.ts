import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, postGraphql } from '../../../testing/app/app-under-test.ts';
import {
  CREATE,
  DELETE,
  EXPORT,
  openPlayers,
  type PlayersUnderTest,
  RESERVE,
} from '../../../testing/players/players-under-test.ts';

let players: PlayersUnderTest;
beforeEach(async () => {
  players = await openPlayers();
});
afterEach(() => players.close());

describe('one’s own data', () => {
  const DRAW = 'mutation { drawMovie }';

  test('can be exported completely, without other players’ secrets', async () => {
    await players.ask(CREATE, { name: 'Ana' });
    await players.ask(RESERVE, { name: 'Anabel' });
    await players.ask(DRAW);
    await players.ask(CREATE, { name: 'Ben' }, 'ben');
    const exported = await players.ask(EXPORT);
    expect(exported.json().data.exportMyData).toEqual({
      user_pool_id: 'ana',
      issuer: 'http://localhost:3000',
      account: {
        email: 'ana@example.com',
        verifiedAt: '2025-10-09T08:53:20.000Z',
        createdAt: '2025-10-09T08:53:20.000Z',
        has_password: true,
        social_issuers: ['https://social.example'],
      },
      player: expect.objectContaining({ name: 'Ana', owner: 'ana' }),
      reserved_names: [{ name: 'Ana' }, { name: 'Anabel' }],
      drawn_movies: [{ movie_id: '539', drawnAt: '2025-10-09T08:53:20.000Z' }],
      seats: [],
      audience: [],
    });
    expect(exported.payload).not.toContain('password-hash');
  });

  test('is empty for an account without any', async () => {
    const exported = await players.ask(EXPORT, undefined, 'nobody');
    expect(exported.json().data.exportMyData).toMatchObject({
      account: null,
      player: null,
      reserved_names: [],
      drawn_movies: [],
    });
  });

  test('is gone for good once deleted, and the name is free', async () => {
    for (const name of ['ana', 'ben']) {
      await players.ask(CREATE, { name }, name);
      await players.ask(RESERVE, { name: `${name}_later` }, name);
      await players.ask(DRAW, undefined, name);
    }
    const kept = await everythingOf('ben');
    expect((await players.ask(DELETE)).json()).toEqual({ data: { deleteMyData: true } });
    expect(await everythingOf('ana')).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await everythingOf('ben')).toEqual(kept);
    expect(kept).toEqual([1, 2, 1, 1, 1, 1]);
    expect((await players.ask(DELETE)).json()).toEqual({ data: { deleteMyData: true } });
    expect(codeOf(await players.ask(RESERVE, { name: 'ANA' }, 'carl'))).toBeUndefined();
  });

  test('stays deleted while the token is still valid', async () => {
    await players.ask(DELETE);
    for (const query of [CREATE, RESERVE]) {
      expect(codeOf(await players.ask(query, { name: 'Ana' }))).toBe('UNAUTHORIZED');
    }
    expect(await everythingOf('ana')).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('of the same subject at another issuer stays', async () => {
    await players.ask(CREATE, { name: 'Ana' });
    const headers = { authorization: `Bearer ${await players.outside.sign()}` };
    await postGraphql(players.app, { headers, payload: { query: DELETE } });
    expect(await everythingOf('ana')).toEqual([1, 1, 0, 1, 1, 1]);
  });

  /** Counts the account's rows of each table: player, names, draws, account, social identities, sessions. */
  async function everythingOf(id: string) {
    const { db } = players;
    const all = [
      db.selectFrom('player').select('id').where('owner', '=', id),
      db.selectFrom('reserved_player_name').select('id').where('owner', '=', id),
      db.selectFrom('film_draw').select('film_id').where('visitor_id', '=', `account:${id}`),
      db.selectFrom('account').select('id').where('id', '=', id),
      db.selectFrom('social_identity').select('subject').where('account_id', '=', id),
      db.selectFrom('issuer_record').select('kind').where('account_id', '=', id),
    ];
    const rows = await Promise.all(all.map((query) => query.execute()));
    return rows.map(({ length }) => length);
  }
});
