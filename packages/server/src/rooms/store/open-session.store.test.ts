import { ANY_FILM } from '@outoften/rules/film/film-filter';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import { parseRoomCode, type RoomCode } from '@outoften/rules/room/room-code';
import type { SessionName } from '@outoften/rules/room/session-name';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { aNewPlayer } from '../../../testing/players/player-builder.ts';
import { NOW } from '../../../testing/rooms/room-under-test.ts';
import { createPlayer } from '../../players/create-player.ts';
import type { Player } from '../../players/player.ts';
import { NoFreeCodeError, openSession, sessionIdFor } from './open-session.ts';
import { findLatestRoomOf, findRoomBySession, findRoomsByCodes } from './room-lookup.ts';

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  let host: Player;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    const created = await createPlayer(store.db, aNewPlayer('Ana'));
    if (!created.ok) return expect.unreachable(created.refusal);
    host = created.value;
  });
  afterEach(() => store.close());

  test('fifty sessions that are opened at once get different codes, although few can be drawn', async () => {
    let drawn = 0;
    // Each code is drawn three times before the next one.
    const drawCode = () => codeOf(Math.floor(drawn++ / 3));
    const opened = await Promise.all(Array.from({ length: 50 }, () => open(drawCode)));
    const records = opened.map((each) => (each.ok ? each.value : expect.unreachable(each.refusal)));
    const rows = await store.db.selectFrom('room').select('live_code').execute();
    const codes = rows.map(({ live_code }) => live_code as RoomCode);
    expect(new Set(codes).size).toBe(50);
    const found = await findRoomsByCodes(store.db, codes);
    expect(new Set(found.values())).toEqual(new Set(records));
    const [first] = records;
    expect(await findRoomBySession(store.db, first!.sessionId)).toEqual(first);
    expect(await findLatestRoomOf(store.db, host.owner)).toBeDefined();
  });

  test('if every drawn code is taken, opening fails and saves nothing', async () => {
    await open(() => codeOf(1));
    await expect(open(() => codeOf(1))).rejects.toThrow(NoFreeCodeError);
    expect(await store.db.selectFrom('room').select('id').execute()).toHaveLength(1);
  });

  test('opening a session five times at once under one name gives one session', async () => {
    const id = sessionIdFor(host.owner, 'tonight');
    let drawn = 0;
    const opened = await Promise.all(
      Array.from({ length: 5 }, () => open(() => codeOf(drawn++), id)),
    );
    const [first] = opened;
    expect(first).toMatchObject({ ok: true, value: { sessionId: id, owner: host.owner } });
    expect(new Set(opened.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await store.db.selectFrom('room').select('id').execute()).toHaveLength(1);
  });

  function open(drawCode: () => RoomCode, id = sessionIdFor(host.owner, undefined)) {
    const name = 'Friday reels' as SessionName;
    const session = { id, host, name, settings: DEFAULT_SETTINGS, filter: ANY_FILM, now: NOW };
    return openSession(store.db, session, drawCode);
  }
});

function codeOf(n: number): RoomCode {
  const code = parseRoomCode(`BCD${'BCDFGHJKLM'[Math.floor(n / 10)]}${'BCDFGHJKLM'[n % 10]}`);
  if (code) return code;
  throw new RangeError(`no code for ${n}`);
}
