import { describe, expect, test } from 'vitest';
import { openRooms } from '../../../../testing/rooms/live-under-test.ts';
import {
  BEN,
  CAI,
  eventOf,
  follow,
  HOST,
  named,
  open,
  ready,
  threeInARoom,
} from '../../../../testing/rooms/room-followers-under-test.ts';
import { aRoom, aSeat } from '../../../../testing/rooms/room-under-test.ts';

describe('an execution is shared by', () => {
  test('all with the same query and the same rights, for any caller', async () => {
    const seats = [HOST, BEN, CAI].map((id) => aSeat({ id }));
    const live = await open({ rooms: openRooms(aRoom({ seats })) });
    const ana = await follow(live, HOST, 'a secret');
    const others = [await follow(live, BEN, 'another'), await follow(live, CAI, 'a third')];
    live.save('room', named('now'));
    const [ben, cai] = [await others[0]!.event(), await others[1]!.event()];
    expect(ben).toEqual(cai);
    expect(await ana.event()).toEqual(ben);
  });

  test('neither the host nor others, from the first request for a seat on', async () => {
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

  test('no followers with different variables', async () => {
    const live = await open();
    const query = `subscription ($shout: Boolean) { onRoom(id: "room") { name(shout: $shout) } }`;
    const [loud, quiet] = [await ready(live), await ready(live)];
    loud.subscribe('1', query, { shout: true });
    quiet.subscribe('1', query, { shout: false });
    expect(eventOf(await loud.next())).toEqual({ name: 'FRIDAY REELS' });
    expect(eventOf(await quiet.next())).toEqual({ name: 'Friday reels' });
  });

  test('no followers that use a variable elsewhere as well', async () => {
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

  test('an event about one seat is sent to that seat only', async () => {
    const live = await open({ rooms: threeInARoom() });
    const query = 'subscription ($seat: ID!) { onSeat(id: "room", seat: $seat) { own } }';
    const [ben, cai] = [await ready(live), await ready(live)];
    ben.subscribe('1', query, { seat: BEN });
    cai.subscribe('1', query, { seat: CAI });
    expect((await ben.next()).payload.data.onSeat).toEqual({ own: 'seated' });
    expect((await cai.next()).payload.data.onSeat).toEqual({ own: 'waiting' });
  });
});

test('a group that all its followers left is dropped while others still follow the room', async () => {
  const live = await open({ rooms: openRooms(aRoom({ seats: [aSeat({ id: HOST })] })) });
  const countGroups = async () => Number(/^live_groups (\d+)$/m.exec(await live.metrics())?.[1]);
  const ana = await follow(live, HOST);
  const eva = await ready(live);
  for (const field of ['name', 'type', 'seats']) {
    eva.subscribe(field, `subscription { onRoom(id: "room") { ${field} } }`);
    await eva.next();
  }
  expect(await countGroups()).toBe(4);
  for (const field of ['name', 'type', 'seats']) eva.complete(field);
  await expect.poll(countGroups).toBe(1);
  live.save('room', named('now'));
  expect(await ana.event()).toMatchObject({ name: 'now' });
  // A group that were only counted as dropped would take the next follower in, without being counted again.
  eva.subscribe('name', `subscription { onRoom(id: "room") { name } }`);
  await eva.next();
  expect(await countGroups()).toBe(2);
  eva.complete('name');
  await expect.poll(countGroups).toBe(1);
  ana.complete('room');
  await expect.poll(countGroups).toBe(0);
});
