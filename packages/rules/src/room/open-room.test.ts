import { describe, expect, test } from 'vitest';
import { ANY_FILM } from '../film/film-filter.ts';
import { ok, refuse } from '../result.ts';
import { aNewcomer, ana, aRoom, aSeat, OPENED, someSettings } from '../testing/room-builder.ts';
import { openRoom } from './open-room.ts';
import { controllerOf, findSeat, findSeatOf, isConnected, seatedSeats } from './room.ts';

const { id, code, name } = aRoom();
const command = {
  id,
  code,
  name,
  settings: someSettings(),
  filter: ANY_FILM,
  host: aNewcomer('ana'),
  now: OPENED,
};

describe('a room', () => {
  test('opens with its host, whose browser has yet to connect', () => {
    const seats = [aSeat('ana', { presence: { type: 'silent', since: OPENED } })];
    expect(openRoom(command)).toEqual(ok(aRoom({ seats, emptySince: OPENED })));
  });

  test('is refused if a setting is out of range', () => {
    const settings = someSettings({ maxPlayers: 1 });
    expect(openRoom({ ...command, settings })).toEqual(refuse('players-out-of-range'));
    const filter = { ...ANY_FILM, fromYear: 2020 };
    expect(openRoom({ ...command, filter })).toEqual(refuse('years-too-close'));
  });

  test('has its genres once each and in their usual order', () => {
    const filter = { ...ANY_FILM, genres: ['war', 'drama', 'war', 'crime'] } as const;
    const opened = openRoom({ ...command, filter });
    expect(opened.ok && opened.value.filter.genres).toEqual(['crime', 'drama', 'war']);
  });

  test('is led by its host, or by the deputy if there is one', () => {
    expect(controllerOf(aRoom())).toBe(ana);
    expect(controllerOf(aRoom({ deputy: aSeat('bo').id }))).toBe(aSeat('bo').id);
  });

  test('finds a seat by its id and by its owner', () => {
    expect(findSeat(aRoom(), ana)).toEqual(aSeat('ana'));
    expect(findSeatOf(aRoom(), 'account-bo')).toEqual(aSeat('bo'));
    expect(findSeatOf(aRoom(), 'account-cy')).toBeUndefined();
  });

  test('waits for seats that are taken, until they are away', () => {
    const away = aSeat('bo', { presence: { type: 'away', since: OPENED } });
    const silent = aSeat('cy', { presence: { type: 'silent', since: OPENED } });
    const gone = aSeat('di', { place: { state: 'gone', reason: 'left' } });
    const seats = [aSeat('ana'), away, silent, gone];
    expect(seats.filter(isConnected)).toEqual([aSeat('ana'), silent]);
    expect(seatedSeats(aRoom({ seats }))).toEqual([aSeat('ana'), away, silent]);
  });
});
