import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openRooms } from '../../../../testing/rooms/live-under-test.ts';
import {
  BEN,
  eventOf,
  FOLLOW,
  follow,
  HOST,
  named,
  open,
  ready,
  threeInARoom,
} from '../../../../testing/rooms/room-followers-under-test.ts';
import { aRoom, aSeat } from '../../../../testing/rooms/room-under-test.ts';
import type { RoomBus } from '../bus/room-bus.ts';
import { createRoomListeners, memoryRoomBus } from '../bus/room-bus.ts';

describe('events', () => {
  test.each([
    { what: 'at once', field: 'guessed' },
    { what: 'after a look-up', field: 'slow' },
  ])('if an event fails $what, one group misses it, and only that event', async ({ field }) => {
    const live = await open();
    const [client, other] = [await ready(live), await ready(live)];
    client.subscribe('1', `subscription { onRoom(id: "room") { version name ${field} } }`);
    await client.next();
    other.subscribe('1', 'subscription { onRoom(id: "room") { version name } }');
    await other.next();
    const { stringify } = JSON;
    JSON.stringify = ((value: unknown, ...more: []) => {
      const text = stringify(value, ...more);
      if (text?.includes(`"${field}":`)) throw new RangeError('Invalid string length');
      return text;
    }) as typeof stringify;
    live.save('room', named('too long'));
    await expect.poll(() => live.faults.map(String)).toContain('RangeError: Invalid string length');
    JSON.stringify = stringify;
    live.save('room', named('short'));
    expect(await client.next()).toMatchObject({
      payload: { data: { onRoom: { name: 'short' } } },
    });
    for (const name of ['too long', 'short']) {
      expect(eventOf(await other.next())).toMatchObject({ name });
    }
  });

  test('begin with everything, and continue with each change in order', async () => {
    const live = await open();
    const client = await follow(live);
    expect(client.first).toMatchObject({ type: 'whole', version: 1, name: 'Friday reels' });
    for (const name of ['second', 'third', 'fourth']) live.save('room', named(name));
    const names = [await client.event(), await client.event(), await client.event()];
    expect(names.map(({ type, version, name }) => `${type} ${version} ${name}`)).toEqual([
      'changed 2 second',
      'changed 3 third',
      'changed 4 fourth',
    ]);
  });

  test('show each class its own view: only the host sees requests', async () => {
    const live = await open({ rooms: threeInARoom() });
    const [host, ben, audience] = await Promise.all([
      follow(live, HOST),
      follow(live, BEN),
      follow(live),
    ]);
    live.save('room', named('now'));
    expect((await host.event()).seats).toEqual(['Ana seated', 'Ben seated', 'Cai waiting']);
    expect((await ben.event()).seats).toEqual(['Ana seated', 'Ben seated']);
    expect((await audience.event()).seats).toEqual(['Ana seated', 'Ben seated']);
  });

  test('give a seat that gets the controls the host’s whole view', async () => {
    const live = await open({ rooms: threeInARoom() });
    const ben = await follow(live, BEN);
    live.save('room', { deputy: BEN });
    expect(await ben.event()).toMatchObject({
      type: 'whole',
      version: 2,
      seats: ['Ana seated', 'Ben seated', 'Cai waiting'],
    });
    live.save('room', { deputy: undefined });
    expect(await ben.event()).toMatchObject({
      type: 'whole',
      version: 3,
      seats: ['Ana seated', 'Ben seated'],
    });
  });

  test('tell a seat that it has left, and nothing more', async () => {
    const live = await open({ rooms: threeInARoom() });
    const ben = await follow(live, BEN);
    const [host, seat] = live.rooms.get('room').room.seats;
    const gone = { ...seat!, place: { state: 'gone', reason: 'removed' } } as const;
    live.save('room', { seats: [host!, gone] });
    expect((await ben.event()).seats).toEqual(['Ana seated', 'Ben gone']);
    expect(await ben.next()).toEqual({ id: 'room', type: 'complete' });
    live.save('room', named('without Ben'));
    ben.send({ type: 'ping' });
    expect(await ben.next()).toEqual({ type: 'pong' });
  });

  test('end for a barred member of the audience', async () => {
    const live = await open({ rooms: threeInARoom() });
    const audience = await follow(live);
    live.save('room', { barred: ['fay'] });
    expect(await audience.event()).toMatchObject({ type: 'changed', version: 2 });
    live.save('room', { barred: ['fay', 'eva'] });
    expect(await audience.event()).toMatchObject({ type: 'changed', version: 3 });
    expect(await audience.next()).toEqual({ id: 'room', type: 'complete' });
    audience.subscribe('again', FOLLOW, { id: 'room' });
    expect(await audience.next()).toEqual({ id: 'again', type: 'complete' });
  });

  test('end when a member leaves the audience, and when the room has no audience any more', async () => {
    const live = await open();
    const leaving = await follow(live);
    live.bus.publish({ type: 'member-left', id: 'room', owner: 'fay' });
    live.bus.publish({ type: 'member-left', id: 'room', owner: 'eva' });
    expect(await leaving.next()).toEqual({ id: 'room', type: 'complete' });
    const left = await follow(live);
    const { settings } = live.rooms.get('room').room;
    live.save('room', { settings: { ...settings, isAudienceSession: false } });
    expect(await left.event()).toMatchObject({ version: 2 });
    expect(await left.next()).toEqual({ id: 'room', type: 'complete' });
  });

  test('end when the whole audience is sent out, also if another one is let in at once', async () => {
    const live = await open();
    const member = await follow(live);
    live.bus.publish({ type: 'audience-left', id: 'room' });
    expect(await member.next()).toEqual({ id: 'room', type: 'complete' });
  });

  test('tell a seat with slow answers that it has left before they end', async () => {
    const live = await open({ rooms: threeInARoom() });
    const ben = await ready(live);
    const slowly = FOLLOW.replace('executions', 'executions slow');
    ben.subscribe('room', slowly, { id: 'room', seat: BEN, secret: 'right' });
    await ben.next();
    const seats = live.rooms
      .get('room')
      .room.seats.map((seat) =>
        seat.id === BEN ? aSeat({ ...seat, place: { state: 'gone', reason: 'removed' } }) : seat,
      );
    live.save('room', { seats });
    expect(eventOf(await ben.next()).seats).toContain('Ben gone');
    expect(await ben.next()).toEqual({ id: 'room', type: 'complete' });
    ben.send({ type: 'ping' });
    expect(await ben.next()).toEqual({ type: 'pong' });
  });

  test('give a new seat the whole view, even if the event about it is still on its way', async () => {
    const live = await open();
    await follow(live);
    const silentBus = memoryRoomBus(() => {});
    const { seats } = live.rooms.get('room').room;
    const ben = aSeat({ id: BEN, name: 'Ben' });
    live.rooms.save('room', { seats: [...seats, ben] }, silentBus);
    const { first } = await follow(live, BEN);
    expect(first).toMatchObject({ type: 'whole', version: 2, seats: ['Ana seated', 'Ben seated'] });
  });

  test('give a new follower the current room, and the others what they missed', async () => {
    const live = await open({ rooms: threeInARoom() });
    const ben = await follow(live, BEN);
    const [host, seat, cai] = live.rooms.get('room').room.seats;
    const silent = { ...seat!, presence: { type: 'silent', since: 0 } } as const;
    const silentBus = memoryRoomBus(() => {});
    live.rooms.save('room', { ...named('later'), seats: [host!, silent, cai!] }, silentBus);
    const { first } = await follow(live, HOST);
    expect(first).toMatchObject({ type: 'whole', version: 2, name: 'later' });
    expect(await ben.event()).toMatchObject({ type: 'changed', version: 2, name: 'later' });
    expect(live.rooms.presence).toEqual([`here ${BEN}`, `here ${BEN}`, `here ${HOST}`]);
  });

  test('send nothing if a field has no value', async () => {
    const live = await open();
    const client = await follow(live);
    live.save('room', named('unspoken'));
    live.save('room', named('spoken'));
    expect(await client.event()).toMatchObject({ version: 3 });
  });

  test('include the changes of missed versions', async () => {
    const live = await open();
    const client = await follow(live);
    const other = memoryRoomBus(() => {});
    live.rooms.save('room', named('missed'), other);
    live.save('room', named('later'));
    const event = await client.event();
    expect(event).toMatchObject({ type: 'after a gap', version: 3, name: 'later' });
    live.rooms.save('room', named('missed again'), other);
    live.bus.publish({ type: 'room', id: 'room', room: aRoom(), version: 2 });
    client.send({ type: 'ping' });
    expect(await client.next()).toEqual({ type: 'pong' });
  });

  test('are read from the store if they were lost, and known ones are not repeated', async () => {
    const rooms = openRooms(aRoom(), aRoom({ id: 'other' }));
    const { bus, miss } = openLossyBus();
    const live = await open({ rooms, bus });
    const client = await follow(live);
    const other = await ready(live);
    other.subscribe('other', FOLLOW, { id: 'other' });
    await other.next();
    const readBefore = rooms.reads.length;
    rooms.save(
      'room',
      named('missed'),
      memoryRoomBus(() => {}),
    );
    for (const id of ['room', 'other', 'unknown']) miss(id);
    expect(await client.event()).toMatchObject({ type: 'changed', version: 2, name: 'missed' });
    expect(rooms.reads.slice(readBefore)).toEqual(['room']);
  });

  test('include the audience’s numbers without a new version', async () => {
    const live = await open();
    const client = await ready(live);
    client.subscribe('1', 'subscription { onRoom(id: "room") { type version guessed } }');
    await client.next();
    live.bus.publish({ type: 'audience', id: 'room', members: 9, guessed: 4, reactions: {} });
    expect(eventOf(await client.next())).toEqual({ type: 'audience', version: 1, guessed: 4 });
  });

  test('keep their order if answers are slow', async () => {
    const live = await open();
    const client = await ready(live);
    client.subscribe(
      '1',
      'subscription ($s: Boolean!) { onRoom(id: "room") { version slow @include(if: $s) } }',
      { s: true },
    );
    await client.next();
    for (const name of ['second', 'third']) live.save('room', named(name));
    expect(eventOf(await client.next())).toEqual({ version: 2, slow: 'slow' });
    expect(eventOf(await client.next())).toEqual({ version: 3, slow: 'slow' });
  });
});

describe('a socket gets', () => {
  test('everything of a tick at once, such as an answer and the event it caused', async () => {
    const live = await open();
    const client = await follow(live);
    const before = live.countWrites();
    client.subscribe('1', 'mutation { rename(id: "room", name: "Late reels") }');
    const types = [];
    for (let n = 0; n < 3; n++) types.push((await client.next()).type);
    expect(types.sort()).toEqual(['complete', 'next', 'next']);
    expect(live.countWrites() - before).toBe(1);
  });

  test('one write, however much happens in a tick', async () => {
    const live = await open();
    const clients = [await follow(live), await follow(live), await follow(live)];
    const before = live.countWrites();
    for (let n = 0; n < 5; n++) live.save('room', named(`${n}`));
    for (const client of clients) {
      for (let n = 0; n < 5; n++) expect((await client.event()).name).toBe(`${n}`);
    }
    expect(live.countWrites() - before).toBe(clients.length);
  });

  test('its end if it reads too slowly, and other sockets do not wait', async () => {
    const live = await open({ limits: { unsentBytes: 100_000, closeWithinMs: 100 } });
    const slow = await follow(live);
    const quick = await follow(live);
    slow.ws.pause();
    let sent = 0;
    while (live.streams[0]!.writable && sent < 2_000) {
      live.save('room', named('x'.repeat(20_000)));
      sent += 1;
      expect((await quick.event()).version).toBe(sent + 1);
    }
    expect(sent).toBeLessThan(2_000);
    slow.ws.resume();
    expect(await slow.closed).toMatchObject({
      code: expect.toSatisfy((code) => [1006, 1013].includes(code)),
    });
    quick.send({ type: 'ping' });
    expect(await quick.next()).toEqual({ type: 'pong' });
  });
});

test('a room that loses its followers is no longer subscribed to', async () => {
  const live = await open();
  const client = await follow(live);
  client.complete('room');
  client.send({ type: 'ping' });
  await client.next();
  await nextTurn();
  live.save('room', named('alone'));
  await nextTurn();
  const metrics = await live.metrics();
  expect(metrics).toMatch(/^live_subscriptions 0$/m);
  expect(metrics).toMatch(/^live_events_total 0$/m);
  expect(metrics).toMatch(/^live_sockets 1$/m);
});

test('a room that could not be read can be followed once it can be read', async () => {
  const rooms = openRooms(aRoom());
  let isBroken = true;
  const read: typeof rooms.read = async (id) => {
    if (isBroken) throw new Error('the store is down');
    return rooms.read(id);
  };
  const live = await open({ rooms: { ...rooms, read } });
  const client = await ready(live);
  client.subscribe('first', FOLLOW, { id: 'room' });
  expect(await client.next()).toMatchObject({ id: 'first', type: 'error' });
  isBroken = false;
  client.subscribe('second', FOLLOW, { id: 'room' });
  expect(eventOf(await client.next())).toMatchObject({ type: 'whole', version: 1 });
});

/** A bus that can also report that some events were missed. */
function openLossyBus() {
  const listeners = createRoomListeners(() => {});
  const bus: RoomBus = {
    publish: listeners.publish,
    subscribe: async (roomId, onNews) => listeners.add(roomId, onNews),
    close: async () => {},
  };
  return { bus, miss: (id: string) => listeners.publish({ type: 'missed', id }) };
}
