import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SeatId } from '@outoften/rules/room/seat';
import type { SessionName } from '@outoften/rules/room/session-name';
import { afterEach, describe, expect, test } from 'vitest';
import { aRoom, aSeat } from '../sessions/room-under-test.ts';
import {
  type LiveUnderTest,
  type LiveUnderTestParts,
  openLive,
  openRooms,
} from './live-under-test.ts';
import { createRoomHearers, memoryRoomBus } from './memory-room-bus.ts';
import type { RoomBus } from './room-bus.ts';

const HOST = 'room.host' as SeatId;
const BEN = 'room.ben' as SeatId;
const CAI = 'room.cai' as SeatId;

const FOLLOW = `subscription ($id: ID!, $seat: ID, $secret: String) {
  onRoom(id: $id, seat: $seat, secret: $secret) { type version name seats executions }
}`;

const servers: LiveUnderTest[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function open(parts?: LiveUnderTestParts) {
  const live = await openLive(parts);
  servers.push(live);
  return live;
}

/** A room with Ana as its host, Ben as a player, and Cai who waits to be let in. */
function threeInARoom() {
  return openRooms(
    aRoom({
      seats: [
        aSeat({ id: HOST, name: 'Ana' }),
        aSeat({ id: BEN, name: 'Ben' }),
        aSeat({
          id: CAI,
          name: 'Cai',
          entry: undefined,
          place: { state: 'waiting', requestedAt: 0, byHand: true },
        }),
      ],
    }),
  );
}

async function ready(live: LiveUnderTest) {
  const client = await live.connect();
  await client.init();
  return client;
}

async function follow(live: LiveUnderTest, seat?: SeatId, secret = 'right') {
  const client = await ready(live);
  client.subscribe('room', FOLLOW, { id: 'room', seat, secret });
  const first = eventOf(await client.next());
  return { ...client, first, event: async () => eventOf(await client.next()) };
}

function eventOf(message: Awaited<ReturnType<Awaited<ReturnType<typeof ready>>['next']>>) {
  return message.payload?.data?.onRoom;
}

/** Carries news as long as nobody says that some were missed. */
function openLossyBus() {
  const hearers = createRoomHearers(() => {});
  const bus: RoomBus = {
    publish: hearers.tell,
    subscribe: async (roomId, hear) => hearers.add(roomId, hear),
    close: async () => {},
  };
  return { bus, miss: (id: string) => hearers.tell({ type: 'missed', id }) };
}

function named(name: string) {
  return { name: name as SessionName };
}

describe('what is told', () => {
  test('everything at first, then each change in order', async () => {
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

  test('each class its own view: those who wait are seen by the host alone', async () => {
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

  test('whoever gets the controls is told everything anew, as the host sees it', async () => {
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

  test('a seat that is gone hears so, and then nothing more', async () => {
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

  test('whoever is barred from the room follows it no more from the audience', async () => {
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

  test('nor whoever leaves the audience, or is there when it is no more', async () => {
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

  test('a seat that asks for slow answers hears that it is gone before the end', async () => {
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

  test('a seat given a moment ago is told everything, though news of it is still on its way', async () => {
    const live = await open();
    await follow(live);
    const unheard = memoryRoomBus(() => {});
    const { seats } = live.rooms.get('room').room;
    const ben = aSeat({ id: BEN, name: 'Ben' });
    live.rooms.save('room', { seats: [...seats, ben] }, unheard);
    const { first } = await follow(live, BEN);
    expect(first).toMatchObject({ type: 'whole', version: 2, seats: ['Ana seated', 'Ben seated'] });
  });

  test('whoever comes is told the room as it is, and brings all others what was lost on its way', async () => {
    const live = await open({ rooms: threeInARoom() });
    const ben = await follow(live, BEN);
    const [host, seat, cai] = live.rooms.get('room').room.seats;
    const silent = { ...seat!, presence: { type: 'silent', since: 0 } } as const;
    const unheard = memoryRoomBus(() => {});
    live.rooms.save('room', { ...named('later'), seats: [host!, silent, cai!] }, unheard);
    const { first } = await follow(live, HOST);
    expect(first).toMatchObject({ type: 'whole', version: 2, name: 'later' });
    expect(await ben.event()).toMatchObject({ type: 'changed', version: 2, name: 'later' });
    expect(live.rooms.presence).toEqual([`here ${BEN}`, `here ${BEN}`, `here ${HOST}`]);
  });

  test('a field with nothing to say sends nothing', async () => {
    const live = await open();
    const client = await follow(live);
    live.save('room', named('unspoken'));
    live.save('room', named('spoken'));
    expect(await client.event()).toMatchObject({ version: 3 });
  });

  test('what was missed is made good', async () => {
    const live = await open();
    const client = await follow(live);
    const other = memoryRoomBus(() => {});
    live.rooms.save('room', named('unheard'), other);
    live.save('room', named('heard'));
    const event = await client.event();
    expect(event).toMatchObject({ type: 'after a gap', version: 3, name: 'heard' });
    live.rooms.save('room', named('unheard again'), other);
    live.bus.publish({ type: 'room', id: 'room', room: aRoom(), version: 2 });
    client.send({ type: 'ping' });
    expect(await client.next()).toEqual({ type: 'pong' });
  });

  test('what was lost on its way is read from the store, and nothing that is known already', async () => {
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
      named('unheard'),
      memoryRoomBus(() => {}),
    );
    for (const id of ['room', 'other', 'unknown']) miss(id);
    expect(await client.event()).toMatchObject({ type: 'changed', version: 2, name: 'unheard' });
    expect(rooms.reads.slice(readBefore)).toEqual(['room']);
  });

  test('the audience’s numbers come without a version of their own', async () => {
    const live = await open();
    const client = await ready(live);
    client.subscribe('1', 'subscription { onRoom(id: "room") { type version guessed } }');
    await client.next();
    live.bus.publish({ type: 'audience', id: 'room', members: 9, guessed: 4, reactions: {} });
    expect(eventOf(await client.next())).toEqual({ type: 'audience', version: 1, guessed: 4 });
  });

  test('slow answers are told in order too', async () => {
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

describe('who shares an execution', () => {
  test('all who ask the same and may see the same, whoever they are', async () => {
    const seats = [HOST, BEN, CAI].map((id) => aSeat({ id }));
    const live = await open({ rooms: openRooms(aRoom({ seats })) });
    const ana = await follow(live, HOST, 'a secret');
    const others = [await follow(live, BEN, 'another'), await follow(live, CAI, 'a third')];
    live.save('room', named('now'));
    const [ben, cai] = [await others[0]!.event(), await others[1]!.event()];
    expect(ben).toEqual(cai);
    expect(await ana.event()).toEqual(ben);
  });

  test('not the host and others, from the moment at which somebody asks for a seat', async () => {
    const seats = [HOST, BEN].map((id) => aSeat({ id }));
    const live = await open({ rooms: openRooms(aRoom({ seats })) });
    const [ana, ben] = [await follow(live, HOST), await follow(live, BEN)];
    const place = { state: 'waiting', requestedAt: 0, byHand: false } as const;
    const asking = aSeat({ id: CAI, place, entry: undefined });
    for (const room of [{ seats: [...seats, asking] }, { seats }]) {
      live.save('room', room);
      const [host, player] = [await ana.event(), await ben.event()];
      expect(host.executions).not.toBe(player.executions);
      expect(player.seats).toHaveLength(2);
    }
    live.save('room', named('alone again'));
    expect(await ana.event()).toEqual(await ben.event());
  });

  test('not those who ask for something else by a variable', async () => {
    const live = await open();
    const query = `subscription ($shout: Boolean) { onRoom(id: "room") { name(shout: $shout) } }`;
    const [loud, quiet] = [await ready(live), await ready(live)];
    loud.subscribe('1', query, { shout: true });
    quiet.subscribe('1', query, { shout: false });
    expect(eventOf(await loud.next())).toEqual({ name: 'FRIDAY REELS' });
    expect(eventOf(await quiet.next())).toEqual({ name: 'Friday reels' });
  });

  test('not those who use a variable of theirs elsewhere as well', async () => {
    const live = await open();
    const query = `subscription ($shout: Boolean, $secret: String) {
      onRoom(id: "room", secret: $secret, shout: $shout) { name(shout: $shout) executions }
    }`;
    const [one, same] = [await ready(live), await ready(live)];
    one.subscribe('1', query, { shout: true, secret: 'a' });
    same.subscribe('1', query, { shout: true, secret: 'b' });
    await Promise.all([one.next(), same.next()]);
    live.save('room', named('now'));
    expect(eventOf(await one.next())).toEqual(eventOf(await same.next()));
  });

  test('what concerns one seat is told to that seat alone', async () => {
    const live = await open({ rooms: threeInARoom() });
    const query = 'subscription ($seat: ID!) { onSeat(id: "room", seat: $seat) { own } }';
    const [ben, cai] = [await ready(live), await ready(live)];
    ben.subscribe('1', query, { seat: BEN });
    cai.subscribe('1', query, { seat: CAI });
    expect((await ben.next()).payload.data.onSeat).toEqual({ own: 'seated' });
    expect((await cai.next()).payload.data.onSeat).toEqual({ own: 'waiting' });
  });
});

describe('what is written', () => {
  test('all of a tick at once, an answer and the event it caused together', async () => {
    const live = await open();
    const client = await follow(live);
    const before = live.countWrites();
    client.subscribe('1', 'mutation { rename(id: "room", name: "Late reels") }');
    const types = [];
    for (let n = 0; n < 3; n++) types.push((await client.next()).type);
    expect(types.sort()).toEqual(['complete', 'next', 'next']);
    expect(live.countWrites() - before).toBe(1);
  });

  test('one write for each socket, however much happens in a tick', async () => {
    const live = await open();
    const clients = [await follow(live), await follow(live), await follow(live)];
    const before = live.countWrites();
    for (let n = 0; n < 5; n++) live.save('room', named(`${n}`));
    for (const client of clients) {
      for (let n = 0; n < 5; n++) expect((await client.event()).name).toBe(`${n}`);
    }
    expect(live.countWrites() - before).toBe(clients.length);
  });

  test('whoever reads too slowly is closed, and the others are not kept waiting', async () => {
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

describe('who holds a seat', () => {
  test('the first subscription makes it present, the end of the last one absent', async () => {
    const live = await open({ rooms: threeInARoom() });
    const ben = await follow(live, BEN);
    ben.subscribe('more', FOLLOW, { id: 'room', seat: BEN });
    await ben.next();
    ben.complete('room');
    ben.send({ type: 'ping' });
    expect(await ben.next()).toEqual({ type: 'pong' });
    expect(live.rooms.presence).toEqual([`here ${BEN}`]);
    ben.ws.terminate();
    await expect.poll(() => live.rooms.presence).toEqual([`here ${BEN}`, `gone ${BEN}`]);
  });

  test('the newest socket does: the older one is told, and the seat stays present', async () => {
    const live = await open({ rooms: threeInARoom() });
    const older = await follow(live, BEN);
    const newer = await follow(live, BEN);
    expect(await older.next()).toMatchObject({
      id: 'room',
      type: 'error',
      payload: [{ extensions: { code: 'SEAT_TAKEN_OVER' } }],
    });
    older.ws.terminate();
    live.save('room', named('now'));
    expect(await newer.event()).toMatchObject({ version: 2 });
    expect(live.rooms.presence).toEqual([`here ${BEN}`, `here ${BEN}`]);
  });

  test('whatever else is followed of a seat keeps it present, and takes it from nobody', async () => {
    const live = await open({ rooms: threeInARoom() });
    const [part, window] = [await ready(live), await follow(live, BEN)];
    part.subscribe('1', 'subscription ($seat: ID!) { onSeat(id: "room", seat: $seat) { own } }', {
      seat: BEN,
    });
    await part.next();
    expect(live.rooms.presence).toEqual([`here ${BEN}`]);
    const newer = await follow(live, BEN);
    expect(await window.next()).toMatchObject({ type: 'error' });
    newer.ws.terminate();
    live.save('room', named('now'));
    expect((await part.next()).type).toBe('next');
    expect(live.rooms.presence).toEqual([`here ${BEN}`, `here ${BEN}`]);
    part.complete('1');
    await expect.poll(() => live.rooms.presence.at(-1)).toBe(`gone ${BEN}`);
  });

  test('a seat that is held and called silent is said to be here again', async () => {
    const live = await open({ rooms: threeInARoom() });
    const ben = await follow(live, BEN);
    const [host, seat] = live.rooms.get('room').room.seats;
    live.save('room', { seats: [host!, { ...seat!, presence: { type: 'silent', since: 0 } }] });
    await ben.event();
    expect(live.rooms.presence).toEqual([`here ${BEN}`, `here ${BEN}`]);
  });

  test('giving up at once and asking anew under the same name leaves one subscription', async () => {
    const live = await open({ rooms: threeInARoom() });
    const client = await ready(live);
    const variables = { id: 'room', seat: BEN };
    client.subscribe('room', FOLLOW, variables);
    client.complete('room');
    client.subscribe('room', FOLLOW, variables);
    expect(eventOf(await client.next())).toMatchObject({ type: 'whole' });
    live.save('room', named('once'));
    expect(eventOf(await client.next())).toMatchObject({ version: 2 });
    client.send({ type: 'ping' });
    expect(await client.next()).toEqual({ type: 'pong' });
    expect(await live.metrics()).toMatch(/^live_subscriptions 1$/m);
  });
});

test('a room nobody follows any more is heard of no more', async () => {
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
