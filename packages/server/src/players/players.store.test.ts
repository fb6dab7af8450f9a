import { nearestAvatar } from '@outoften/rules/player/avatar';
import { ok, type Result, refuse } from '@outoften/rules/result';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../testing/platform/stores-under-test.ts';
import { aNewPlayer, aPlayerName } from '../../testing/players/player-builder.ts';
import { areNamesAlike } from '../platform/db/name-likeness.ts';
import type { Database } from '../platform/db/tables.ts';
import { createPlayer, type NewPlayer } from './create-player.ts';
import { findOwnPlayer, listPlayers, type PlayerSearch, selectPlayers } from './find-players.ts';
import type { Player } from './player.ts';
import { listReservedNames, reserveName, suggestNames } from './player-names.ts';
import { updatePlayer } from './update-player.ts';

const NOW = 1_760_000_000_000;

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  let db: Kysely<Database>;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    db = store.db;
  });
  afterEach(() => store.close());

  describe('a new player', () => {
    test('begins with only a name and the first picture', async () => {
      const ana = await create('Ana');
      expect(ana).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        owner: 'ana-account',
        userPoolId: 'ana-account',
        name: 'Ana',
        avatar: 0,
        score: 0,
        dailyGuesses: 0,
        averageAccuracy: undefined,
        createdAt: NOW,
        updatedAt: NOW,
      });
      expect(await findOwnPlayer(db, 'ana-account')).toEqual(ana);
    });

    test.each(['Ana', 'ANA', 'ana'])('can’t have a taken name: %s', async (name) => {
      await create('Ana');
      const player = aNewPlayer(name, { owner: 'ben' });
      expect(await createPlayer(db, player)).toEqual(refuse('name-taken'));
      expect(await countRows()).toEqual({ players: 1, names: 1 });
    });

    test.each([
      { held: 'Ana', name: 'ɑnɑ' },
      { held: 'José', name: 'JOSÉ' },
      { held: 'Ian', name: 'lan' },
      { held: 'lan', name: 'Ian' },
      { held: 'Анна Мария', name: 'анна мария' },
    ])('can’t have a name that looks like a taken one: $name', async ({ held, name }) => {
      await create(held, { owner: 'ana' });
      const player = aNewPlayer(name, { owner: 'ben' });
      expect(await createPlayer(db, player)).toEqual(refuse('name-taken'));
      expect(await countRows()).toEqual({ players: 1, names: 1 });
    });

    test('gets one of several names that look alike if fifty want them at once', async () => {
      const names = ['Ian', 'lan', 'IAN', 'LAN', 'Iɑn'];
      const results = await atOnce(50, (n) =>
        createPlayer(db, aNewPlayer(names[n % 5] ?? '', { owner: `account-${n}` })),
      );
      const owned = results.flatMap((result) => (result.ok ? result.value.name : []));
      expect(owned.length + count(results, 'name-taken')).toBe(50);
      expect(
        owned.some((one) => owned.some((other) => one !== other && areNamesAlike(one, other))),
      ).toBe(false);
      expect(await countRows()).toEqual({ players: owned.length, names: owned.length });
    });

    test('is the only one of its account', async () => {
      await create('Ana');
      const second = aNewPlayer('Anabel', { owner: 'ana-account' });
      expect(await createPlayer(db, second)).toEqual(refuse('player-exists'));
      const again = aNewPlayer('Ana');
      expect(await createPlayer(db, again)).toEqual(refuse('player-exists'));
      expect(await countRows()).toEqual({ players: 1, names: 1 });
      expect(await listReservedNames(db, 'ana-account')).toMatchObject([{ name: 'Ana' }]);
    });

    test('gets a name alone if fifty want it at once, and nothing of the others is saved', async () => {
      const results = await atOnce(50, (n) =>
        createPlayer(db, aNewPlayer(n % 2 ? 'Ana' : 'ANA', { owner: `account-${n}` })),
      );
      expect(count(results, 'ok')).toBe(1);
      expect(count(results, 'name-taken')).toBe(49);
      expect(await countRows()).toEqual({ players: 1, names: 1 });
      const [winner] = results.flatMap((result) => (result.ok ? result.value : []));
      expect(await listReservedNames(db, winner?.owner ?? '')).toMatchObject([
        { name: winner?.name },
      ]);
    });

    test('is made once by fifty simultaneous requests of one account', async () => {
      const results = await atOnce(50, (n) =>
        createPlayer(db, aNewPlayer(`Ana_${n}`, { owner: 'ana' })),
      );
      expect(count(results, 'ok')).toBe(1);
      expect(count(results, 'player-exists')).toBe(49);
      expect(await countRows()).toEqual({ players: 1, names: 1 });
    });
  });

  describe('a change', () => {
    test('of name and picture is saved, and frees the old name', async () => {
      const ana = await create('Ana');
      const change = { name: aPlayerName('Bea'), avatar: nearestAvatar(3), now: NOW + 5 };
      const changed = await update(ana, change);
      expect(changed).toEqual(
        ok({ ...ana, name: 'Bea', avatar: 3, createdAt: NOW, updatedAt: NOW + 5 }),
      );
      expect(await findOwnPlayer(db, ana.owner)).toEqual(changed.ok && changed.value);
      expect((await create('Ana', { owner: 'other' })).name).toBe('Ana');
      expect(await countRows()).toEqual({ players: 2, names: 2 });
    });

    test('of the name’s case alone is saved as well', async () => {
      const ana = await create('ana');
      expect(await update(ana, { name: aPlayerName('ANA') })).toMatchObject({
        value: { name: 'ANA' },
      });
      expect(await listReservedNames(db, ana.owner)).toMatchObject([{ name: 'ANA' }]);
    });

    test('to a name that looks like one’s own is saved as well, and frees the old likeness', async () => {
      const ian = await create('Ian');
      expect(await update(ian, { name: aPlayerName('lan') })).toMatchObject({ ok: true });
      expect(await listReservedNames(db, ian.owner)).toMatchObject([{ name: 'lan' }]);
      expect(await create('ian', { owner: 'other' })).toMatchObject({ name: 'ian' });
    });

    test('of nothing leaves the player unchanged', async () => {
      const ana = await create('Ana', { avatar: nearestAvatar(2) });
      expect(await update(ana, {})).toEqual(ok(ana));
    });

    test('to a taken name is refused as a whole', async () => {
      const ana = await create('Ana');
      await create('Ben');
      const change = { name: aPlayerName('BEN'), avatar: nearestAvatar(5), now: NOW + 5 };
      expect(await update(ana, change)).toEqual(refuse('name-taken'));
      expect(await findOwnPlayer(db, ana.owner)).toEqual(ana);
      expect(await listReservedNames(db, ana.owner)).toMatchObject([{ name: 'Ana' }]);
    });

    test('can only be made by the owner', async () => {
      const ana = await create('Ana');
      const ben = await create('Ben');
      const change = { name: aPlayerName('Mine_now') };
      expect(await update({ ...ana, owner: ben.owner }, change)).toEqual(refuse('not-yours'));
      expect(await update({ ...ana, id: 'missing' }, change)).toEqual(refuse('not-yours'));
      expect(await findOwnPlayer(db, ana.owner)).toEqual(ana);
      expect(await findOwnPlayer(db, ben.owner)).toEqual(ben);
    });

    test('two players who want each other’s names keep their own', async () => {
      const ana = await create('Ana');
      const ben = await create('Ben');
      for (let round = 0; round < 5; round++) {
        const results = await Promise.all([
          update(ana, { name: aPlayerName('Ben') }),
          update(ben, { name: aPlayerName('Ana') }),
        ]);
        expect(results).toEqual([refuse('name-taken'), refuse('name-taken')]);
      }
      expect(await countRows()).toEqual({ players: 2, names: 2 });
    });

    test('of twenty players to one name succeeds for one, and all have a name', async () => {
      const players: Player[] = [];
      for (let n = 0; n < 20; n++) players.push(await create(`Player_${n}`));
      const results = await Promise.all(
        players.map((player) => update(player, { name: aPlayerName('Star') })),
      );
      expect(count(results, 'ok')).toBe(1);
      expect(count(results, 'name-taken')).toBe(19);
      expect(await countRows()).toEqual({ players: 20, names: 20 });
    });

    test('of one player to twenty names at once gives it one of them', async () => {
      const ana = await create('Ana');
      const results = await atOnce(20, (n) => update(ana, { name: aPlayerName(`Ana_${n}`) }));
      expect(count(results, 'ok')).toBe(20);
      const names = await listReservedNames(db, ana.owner);
      expect(names.map(({ name }) => name)).toEqual([(await findOwnPlayer(db, ana.owner))?.name]);
    });
  });

  describe('a reserved name', () => {
    test('is kept from others and becomes its owner’s name', async () => {
      const reserved = await reserve('Ana', 'ana');
      expect(reserved).toEqual(
        ok({ id: expect.any(String), name: 'Ana', owner: 'ana', reservedAt: NOW }),
      );
      expect(await reserve('ANA', 'ben')).toEqual(refuse('name-taken'));
      expect(await createPlayer(db, aNewPlayer('Ana', { owner: 'ben' }))).toEqual(
        refuse('name-taken'),
      );
      await create('Ana', { owner: 'ana' });
      expect(await countRows()).toEqual({ players: 1, names: 1 });
    });

    test('is replaced by the next one of the same account', async () => {
      await reserve('Ana', 'ana');
      await reserve('Anabel', 'ana');
      expect(await listReservedNames(db, 'ana')).toMatchObject([{ name: 'Anabel' }]);
      expect(await reserve('Ana', 'ben')).toMatchObject({ ok: true });
    });

    test('stays if the next one is taken', async () => {
      await reserve('Ana', 'ana');
      await reserve('Ben', 'ben');
      expect(await reserve('Ben', 'ana')).toEqual(refuse('name-taken'));
      expect(await listReservedNames(db, 'ana')).toMatchObject([{ name: 'Ana' }]);
    });

    test('may be the player’s present name, or a second one to change to', async () => {
      const ana = await create('Ana');
      expect(await reserve('ANA', ana.owner)).toMatchObject({ value: { name: 'Ana' } });
      expect(await reserve('Bea', ana.owner)).toMatchObject({ ok: true });
      expect(await listReservedNames(db, ana.owner)).toMatchObject([
        { name: 'Ana' },
        { name: 'Bea' },
      ]);
      expect(await update(ana, { name: aPlayerName('Bea') })).toMatchObject({ ok: true });
      expect(await listReservedNames(db, ana.owner)).toMatchObject([{ name: 'Bea' }]);
    });

    test('goes to one of fifty who ask at once', async () => {
      const results = await atOnce(50, (n) => reserve('Ana', `account-${n}`));
      expect(count(results, 'ok')).toBe(1);
      expect(await countRows()).toEqual({ players: 0, names: 1 });
    });
  });

  test('free names are suggested, without those that others have reserved', async () => {
    await create('Ana');
    await create('ana_REEL');
    await create('Ana_IO');
    await reserve('The_Ana', 'ben');
    await create('Ana_matlnee');
    const suggestions = await suggestNames(db, {
      taken: aPlayerName('Ana'),
      random: () => 0,
      isProfane: (name) => name === 'Ana_encore',
    });
    expect(suggestions).toEqual(['Ana_matinee', 'Ana_100', 'Ana_1000']);
  });

  describe('a list', () => {
    test('is returned page by page, each player once, also while players are added', async () => {
      for (const name of ['dora', 'Ana', 'carl', 'Ben', 'eva']) await create(name);
      const first = await page({ limit: 2 });
      expect(namesOf(first)).toEqual(['Ana', 'Ben']);
      await create('Abel');
      const second = await page({ limit: 2, after: first.endsAt });
      expect(namesOf(second)).toEqual(['carl', 'dora']);
      const third = await page({ limit: 2, after: second.endsAt });
      expect(namesOf(third)).toEqual(['eva']);
      expect(third.endsAt).toBeUndefined();
    });

    test('ends with a full page if there are no more players', async () => {
      for (const name of ['Ana', 'Ben']) await create(name);
      expect((await page({ limit: 2 })).endsAt).toBeUndefined();
    });

    test('contains those who match all conditions', async () => {
      const ana = await create('Ana');
      await create('Ben');
      expect(namesOf(await page({ search: { name: aPlayerName('aNA') } }))).toEqual(['Ana']);
      expect(namesOf(await page({ search: { id: ana.id } }))).toEqual(['Ana']);
      expect(namesOf(await page({ search: { userPoolId: 'ana-account' } }))).toEqual(['Ana']);
      const both = { id: ana.id, name: aPlayerName('Ben') };
      expect(namesOf(await page({ search: both }))).toEqual([]);
    });

    test.each([
      { name: 'by name', search: { name: aPlayerName('Player_777') } },
      { name: 'by account', search: { owner: 'account-777' } },
      { name: 'by subject', search: { userPoolId: 'account-777' } },
      { name: 'by id', search: { id: 'id-777' } },
      { name: 'the next page', after: 'player_777' },
    ])('is found by an index: $name', async ({ search = {}, after }) => {
      await addManyPlayers();
      const plan = await explain(selectPlayers(db, { search, after, limit: 51 }));
      expect(plan).toMatch(/USING (COVERING )?INDEX|Index Scan|Bitmap Index/i);
      expect(plan).not.toMatch(/^SCAN|Seq Scan|TEMP B-TREE/im);
      expect(plan).not.toMatch(/Rows Removed by Filter: \d{2}/);
    });

    async function addManyPlayers() {
      const players = Array.from({ length: 3_000 }, (_, n) => ({
        id: `id-${n}`,
        owner: `account-${n}`,
        user_pool_id: `account-${n}`,
        name: `Player_${n}`,
        name_key: `player_${n}`,
        avatar: 0,
        score: 0,
        daily_guesses: 0,
        average_accuracy: null,
        created_at: NOW,
        updated_at: NOW,
      }));
      for (let from = 0; from < players.length; from += 1_000) {
        await db
          .insertInto('player')
          .values(players.slice(from, from + 1_000))
          .execute();
      }
      await sql`analyze`.execute(db);
    }

    function page(
      about: Readonly<{ search?: PlayerSearch; after?: string | undefined; limit?: number }>,
    ) {
      return listPlayers(db, { search: {}, after: undefined, limit: 10, ...about });
    }
  });

  /** Returns the database's plan for the query. */
  async function explain(query: ReturnType<typeof selectPlayers>): Promise<string> {
    const how = underTest.name === 'SQLite' ? sql`query plan` : sql`analyze`;
    const asked = await query.explain<Record<string, string>>(undefined, how);
    return asked.map((row) => row.detail ?? row['QUERY PLAN']).join('\n');
  }

  async function create(name: string, about: Partial<NewPlayer> = {}): Promise<Player> {
    const created = await createPlayer(db, aNewPlayer(name, about));
    if (!created.ok) throw new Error(created.refusal);
    return created.value;
  }

  function update(
    { id, owner }: Pick<Player, 'id' | 'owner'>,
    change: Partial<Parameters<typeof updatePlayer>[1]>,
  ) {
    const nothing = { name: undefined, avatar: undefined, now: NOW };
    return updatePlayer(db, { id, owner, ...nothing, ...change });
  }

  function reserve(name: string, owner: string) {
    return reserveName(db, { name: aPlayerName(name), owner, now: NOW });
  }

  async function countRows() {
    const players = await db.selectFrom('player').select('id').execute();
    const names = await db.selectFrom('reserved_player_name').select('id').execute();
    return { players: players.length, names: names.length };
  }
});

function atOnce<T>(times: number, work: (n: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, n) => work(n)));
}

function count(results: readonly Result<unknown, string>[], outcome: string): number {
  return results.filter((result) => (result.ok ? 'ok' : result.refusal) === outcome).length;
}

function namesOf({ players }: Awaited<ReturnType<typeof listPlayers>>): string[] {
  return players.map(({ name }) => name);
}
