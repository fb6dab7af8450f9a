import { ok } from '@outoften/rules/result';
import type { Room } from '@outoften/rules/room/room';
// Imported by file name: otherwise Vitest loads a second copy of the module that the libraries use.
import { GraphQLError } from 'graphql/index.js';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SQLITE } from '../../../testing/platform/stores-under-test.ts';
import { codeOf, draw, onFault } from '../../../testing/rooms/keeper-under-test.ts';
import { aRoom, NOW } from '../../../testing/rooms/room-under-test.ts';
import type { Database } from '../../platform/db/tables.ts';
import { presentError } from '../../platform/graphql/executor.ts';
import { ContentionError, createRoomKeeper, type RoomKeeper } from './room-keeper.ts';
import { insertRoom } from './room-rows.ts';

describe('while others keep saving a room first', () => {
  // On SQLite queries are run in the order they are asked in, so that a race has one outcome.
  let db: Kysely<Database>;
  let close: () => Promise<void>;
  let keeper: RoomKeeper;
  let attempts: number;
  let isLosing: boolean;
  /** The changes that are running. */
  let pauses: Readonly<{ ms: number; end: () => void }>[];
  beforeEach(async () => {
    ({ db, close } = await SQLITE.openMigrated());
    for (const [n, id] of ['room', 'other'].entries()) {
      const room = aRoom({ id, code: codeOf(n) });
      await insertRoom(db, { room, sessionId: `${id}-session`, owner: 'ana', now: NOW });
    }
    [attempts, isLosing, pauses] = [0, true, []];
    keeper = createRoomKeeper({
      db,
      now: () => NOW,
      random: () => 0.5,
      pause: (ms) => new Promise<void>((end) => pauses.push({ ms, end })),
      onSaved: () => {},
      onFault,
    });
  });
  afterEach(() => close());

  test('a caller who loses five races in a row, with growing pauses, gets SESSION_BUSY', async () => {
    const losing = keeper.change('room', race('lost'));
    const told = expect(losing).rejects.toThrow(ContentionError);
    const apart: number[] = [];
    for (let n = 0; n < 4; n++) {
      await expect.poll(() => pauses).toHaveLength(1);
      apart.push(...endPauses());
    }
    await told;
    expect(apart).toEqual([10, 20, 40, 80]);
    expect(attempts).toBe(10);
    const fault = await losing.catch((thrown: Error) => thrown);
    const error = presentError(new GraphQLError('', { originalError: fault as Error }), onFault);
    expect(error.extensions).toEqual({ code: 'SESSION_BUSY' });
    isLosing = false;
    expect(await keeper.change('room', race('first'))).toEqual(ok(1));
  });

  test('later changes wait with the room in order, and no other room waits', async () => {
    const answers = ['first', 'second'].map((film) => keeper.change('room', race(film)));
    await expect.poll(() => pauses).toHaveLength(1);
    isLosing = false;
    answers.push(keeper.change('room', draw('third')));
    expect(await keeper.change('other', draw('elsewhere'))).toEqual(ok(1));
    expect(await keeper.read('room')).toMatchObject({ room: { drawn: [] } });
    answers.push(keeper.change('room', draw('fourth')));
    endPauses();
    await keeper.settle();
    expect(await Promise.all(answers)).toEqual([1, 2, 3, 4].map(ok));
    expect(await keeper.read('room')).toMatchObject({
      room: { drawn: ['first', 'second', 'third', 'fourth'] },
    });
  });

  test('a later caller is not refused together with the earlier ones', async () => {
    const losing = keeper.change('room', race('lost'));
    const told = expect(losing).rejects.toThrow(ContentionError);
    for (let n = 0; n < 3; n++) {
      await expect.poll(() => pauses).toHaveLength(1);
      endPauses();
    }
    await expect.poll(() => pauses).toHaveLength(1);
    const later = keeper.change('room', race('later'));
    endPauses();
    await told;
    await expect.poll(() => pauses).toHaveLength(1);
    isLosing = false;
    expect(endPauses()).toEqual([10]);
    expect(await later).toEqual(ok(1));
  });

  test('a room in memory that others have saved since causes no pause', async () => {
    isLosing = false;
    await keeper.change('room', draw('first'));
    raise();
    expect(await keeper.change('room', draw('second'))).toEqual(ok(2));
    expect(pauses).toEqual([]);
  });

  /** Draws a film, while another server saves the room. */
  function race(film: string) {
    return (room: Room) => {
      attempts++;
      if (isLosing) raise();
      return draw(film)(room);
    };
  }

  function raise(): void {
    for (const table of ['room', 'room_state'] as const) {
      void db
        .updateTable(table)
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .execute();
    }
  }

  /** Ends the pauses. Returns their lengths. */
  function endPauses(): readonly number[] {
    const ended = pauses.splice(0);
    for (const { end } of ended) end();
    return ended.map(({ ms }) => ms);
  }
});
