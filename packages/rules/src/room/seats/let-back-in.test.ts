import { describe, expect, test } from 'vitest';
import { refuse } from '../../result.ts';
import {
  aNewcomer,
  ana,
  aRoom,
  aSeat,
  aWaitingSeat,
  bo,
  cy,
  OPENED,
  taken,
} from '../../testing/room-builder.ts';
import { findSeat, type Room } from '../room.ts';
import { decodeRoom, encodeRoom } from '../storage/room-storage.ts';
import { barSeat, removeSeat } from './leaving.ts';
import { letBackIn } from './let-back-in.ts';
import { askForSeat, denySeat } from './seating.ts';

const lobby = aRoom({ seats: [aSeat('ana'), aSeat('bo', { network: 'net' }), aSeat('cy')] });
const out = { by: ana, seat: bo, now: OPENED };

function back(room: Room, by = ana) {
  return letBackIn(room, { by, seat: bo });
}

function ask(room: Room, name = 'bo') {
  return askForSeat(room, { newcomer: { ...aNewcomer(name), network: 'net' }, now: OPENED });
}

describe('letting a player back in', () => {
  test.each([
    { name: 'removed', sent: taken(removeSeat(lobby, out)) },
    { name: 'barred', sent: taken(barSeat(lobby, out)) },
  ])('seats a player who was $name without approval, even if the host decides', ({ sent }) => {
    const returned = taken(ask(taken(back({ ...sent, approval: 'by-hand' }))));
    expect(findSeat(returned, bo)?.place).toEqual({ state: 'seated', seatedAt: OPENED });
  });

  test('works for a guest who was denied at the door', () => {
    const waiting = aRoom({ seats: [aSeat('ana'), aWaitingSeat('bo')] });
    const denied = taken(denySeat(waiting, out));
    expect(findSeat(taken(ask(taken(back(denied)))), bo)?.place.state).toBe('seated');
  });

  test('unbars the network of a barred walk-in', () => {
    const barred = taken(barSeat(lobby, out));
    expect(barred.barredNetworks).toEqual(['net']);
    const freed = taken(back(barred));
    expect(freed).toMatchObject({ barred: [], barredNetworks: [] });
  });

  test('leaves the network barred while another walk-in from it is barred', () => {
    const two = { ...lobby, seats: lobby.seats.map((seat) => ({ ...seat, network: 'net' })) };
    const barred = taken(barSeat(taken(barSeat(two, out)), { ...out, seat: cy }));
    expect(taken(back(barred)).barredNetworks).toEqual(['net']);
  });

  test('is allowed to the host and the deputy, for seats that were sent out', () => {
    const removed = taken(removeSeat(lobby, out));
    expect(back(removed, cy)).toEqual(refuse('not-host'));
    expect(back({ ...removed, deputy: cy }, cy).ok).toBe(true);
    const waiting = aRoom({ seats: [aSeat('ana'), aWaitingSeat('bo')] });
    expect(back(waiting)).toEqual(refuse('not-sent-out'));
    expect(back(aRoom({ seats: [aSeat('ana')] }))).toEqual(refuse('no-such-seat'));
  });

  test('changes nothing the second time, and is stored', () => {
    const once = taken(back(taken(removeSeat(lobby, out))));
    expect(taken(back(once))).toBe(once);
    expect(decodeRoom(encodeRoom(once))).toMatchObject({ ok: true, value: { seats: once.seats } });
  });

  test('gives no seat in a full room', () => {
    const removed = taken(removeSeat(lobby, out));
    const full = { ...removed, settings: { ...removed.settings, maxPlayers: 2 } };
    expect(ask(taken(back(full)))).toEqual(refuse('room-full'));
  });
});
