import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectRaw } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ClientUnderTest } from '../../../testing/rooms/live-under-test.ts';
import {
  type FollowedSessions,
  ON_ROOM,
  openFollowedSessions,
} from '../../../testing/rooms/session-followers-under-test.ts';
import { openRoomOf, START } from '../../../testing/rooms/sessions-under-test.ts';

type RoomOf = Awaited<ReturnType<typeof openRoomOf>>;

let sessions: FollowedSessions;
let room: RoomOf;
let ben: ClientUnderTest;
beforeEach(async () => {
  sessions = await openFollowedSessions();
  room = await openRoomOf(sessions, {});
  ben = await sessions.open('ben');
  ben.subscribe('1', ON_ROOM, { id: room.id, connection: room.seat('ben') });
  expect(await eventOf(ben)).toMatchObject({ view: { progress: { phase: 'lobby' } } });
});
afterEach(async () => {
  await expectUnharmed();
  await sessions.close();
});

async function eventOf(client: ClientUnderTest) {
  const { payload } = await client.next();
  return payload?.data?.onRoom;
}

/** Expects that the room continues: Ben, who did nothing wrong, gets the new round. */
async function expectUnharmed() {
  expect(await codeOfStart()).toBeUndefined();
  let told = await eventOf(ben);
  while (told?.patch?.progress?.phase !== 'guessing') told = await eventOf(ben);
  expect(sessions.logged.filter((line) => line.includes('"fault"'))).toEqual([]);
}

async function codeOfStart() {
  return (await sessions.ask('ana', START, { id: room.id })).code;
}

describe('a subscription of a stranger is refused with its code', () => {
  test.each([
    { name: 'to everything', query: ON_ROOM, more: () => ({}) },
    {
      name: 'as another connection',
      query: ON_ROOM,
      more: ({ seat }: RoomOf) => ({ connection: seat('ben') }),
    },
    {
      name: 'as another connection with a guessed secret',
      query: ON_ROOM,
      more: ({ seat }: RoomOf) => ({ connection: seat('ana'), secret: 'x'.repeat(43) }),
    },
    {
      name: 'as another connection with the secret of a third',
      query: ON_ROOM,
      more: ({ seat, seats }: RoomOf) => ({
        connection: seat('ana'),
        secret: seats.ben?.seat_secret,
      }),
    },
    {
      name: 'to requests for a seat',
      query:
        'subscription ($code: String!) { onCreatePlayerSessionConnection(session_code: $code) { id } }',
      more: ({ code }: RoomOf) => ({ code }),
    },
    {
      name: 'to a connection',
      query: 'subscription ($seat: ID!) { onUpdatePlayerSessionConnection(id: $seat) { id } }',
      more: ({ seat }: RoomOf) => ({ seat: seat('ben') }),
    },
    {
      name: 'to the room',
      query: 'subscription ($id: ID!) { onUpdatePublicSession(id: $id) { id } }',
      more: () => ({}),
    },
    {
      name: 'to the session',
      query: 'subscription ($session: ID!) { onUpdateOutOfTenSession(id: $session) { id } }',
      more: ({ session }: RoomOf) => ({ session: session.id }),
    },
    ...['onCreateSessionRound', 'onUpdateSessionRound', 'onCreatePlayerGuess'].map((field) => ({
      name: `to ${field}`,
      query: `subscription ($id: ID!) { ${field}(public_session_id: $id) { id } }`,
      more: () => ({}),
    })),
    {
      name: 'in the name of another account',
      query: 'subscription ($id: ID!) { onUpdatePublicSession(id: $id, owner: "ben") { id } }',
      more: () => ({}),
    },
  ])('$name', async ({ query, more }) => {
    const dora = await sessions.open('dora');
    dora.subscribe('1', query, { id: room.id, ...more(room) });
    const answer = await dora.next();
    expect(answer).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'NOT_SEATED' } }],
    });
    expect(answer.payload[0].message).toMatch(/^(Join the session first|This connection belongs)/);
  });
});

test('wrong codes are counted in subscriptions as well', async () => {
  const query =
    'subscription ($code: String!) { onCreatePlayerSessionConnection(session_code: $code) { id } }';
  const dora = await sessions.open('dora');
  const codes: string[] = [];
  for (let n = 0; n < 12; n++) {
    dora.subscribe(`${n}`, query, { code: 'BCDFG' });
    codes.push((await dora.next()).payload[0].extensions.code);
  }
  expect(codes.slice(0, 10)).toEqual(Array(10).fill('SESSION_NOT_FOUND'));
  expect(codes.slice(10)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
});

test('a host’s command of a guest is refused on a socket as well', async () => {
  ben.subscribe('2', START, { id: room.id });
  // Other news of the room may arrive in between.
  const answer = async () => {
    for (;;) {
      const message = await ben.next();
      if (message.id === '2') return message;
    }
  };
  expect(await answer()).toMatchObject({
    payload: { errors: [{ extensions: { code: 'NOT_HOST' } }] },
  });
  expect(await answer()).toEqual({ id: '2', type: 'complete' });
});

test('ten thousand subscriptions on one socket close that socket, and none of them stays', async () => {
  const ana = await sessions.open('ana');
  for (let n = 0; n < 10_000; n++) ana.subscribe(`${n}`, ON_ROOM, { id: room.id });
  expect(await ana.closed).toMatchObject({ code: 1008, reason: 'Too many messages' });
  await expect
    .poll(async () => (await sessions.app.inject('/metrics')).body, { timeout: 15_000 })
    .toMatch(/^live_subscriptions 1$/m);
});

test('of a hundred subscriptions on one socket fifty run, and the others are refused with the reason', async () => {
  const ana = await sessions.open('ana');
  for (let n = 0; n < 100; n++) ana.subscribe(`${n}`, ON_ROOM, { id: room.id });
  // Running subscriptions get more events later. Only the first answer counts.
  const answers = new Map<string, string>();
  while (answers.size < 100) {
    const { id, type, payload } = await ana.next();
    const answer = type === 'error' ? payload[0].extensions.code : type;
    answers.set(String(id), answers.get(String(id)) ?? String(answer));
  }
  const given = [...answers.values()];
  expect(given.filter((answer) => answer === 'next')).toHaveLength(50);
  expect(given.filter((answer) => answer === 'TOO_MANY_REQUESTS')).toHaveLength(50);
});

test('an account may run a hundred subscriptions, on any number of sockets', async () => {
  const followRoom = 'subscription ($id: ID!) { onUpdatePublicSession(id: $id) { id } }';
  const countRunning = async () =>
    /^live_subscriptions (\d+)$/m.exec((await sessions.app.inject('/metrics')).body)?.[1];
  const sockets = [
    await sessions.open('ana'),
    await sessions.open('ana'),
    await sessions.open('ana'),
  ] as const;
  // Ben's subscription is one more.
  for (const [nth, running] of ['41', '81', '101'].entries()) {
    for (let n = 0; n < 40; n++) sockets[nth]?.subscribe(`${n}`, followRoom, { id: room.id });
    await expect.poll(countRunning).toBe(running);
  }
  const [first, , last] = sockets;
  for (let n = 0; n < 20; n++) {
    expect(await last.next()).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
    });
  }
  first.ws.terminate();
  await expect.poll(countRunning).toBe('61');
  last.subscribe('again', followRoom, { id: room.id });
  await expect.poll(countRunning).toBe('62');
});

describe('a heavy query counts as several light ones', () => {
  const MUCH = `past_rounds { ...G } more: past_rounds { ...G } } }
    fragment G on SessionRound { guesses { id round_id public_session_id session_connection_id
      player_name guess_value score accuracy distance points_spent points_credited beat_house ttl
      owner correct_answer guess_data { poster_unlocked summary_unlocked review_unlocked
      correct_actor_guess_names } movie { title } } }`;
  const ask = `query ($id: ID!) { getPublicSession(id: $id) { ${MUCH}`;
  const follow = `subscription ($id: ID!) { onUpdatePublicSession(id: $id) { ${MUCH}`;
  const refused = { type: 'error', payload: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] };

  test('one account cannot follow two heavy subscriptions, even on two sockets', async () => {
    const [first, second] = [await sessions.open('ana'), await sessions.open('ana')];
    first.subscribe('much', follow, { id: room.id });
    first.subscribe('light', '{ server_time }');
    expect(await first.next()).toMatchObject({ id: 'light', type: 'next' });
    second.subscribe('much', follow, { id: room.id });
    expect(await second.next()).toMatchObject({ id: 'much', ...refused });
  });

  test('one socket answers five heavy queries in a row, then light ones only', async () => {
    const ana = await sessions.open('ana');
    let answered = 0;
    for (;;) {
      ana.subscribe('much', ask, { id: room.id });
      const { type, payload } = await ana.next();
      if (type === 'error') {
        expect({ type, payload }).toMatchObject(refused);
        break;
      }
      answered += 1;
      await ana.next();
    }
    // For light queries the limit is sixty.
    expect(answered).toBe(5);
    ana.subscribe('light', '{ server_time }');
    expect(await ana.next()).toMatchObject({ id: 'light', type: 'next' });
  });

  test('heavy queries by HTTP and on sockets share the account’s limit', async () => {
    let answered = 0;
    let code: string | undefined;
    while (code === undefined) {
      ({ code } = await sessions.ask('ana', ask, { id: room.id }));
      if (code === undefined) answered += 1;
    }
    expect({ code, answered }).toEqual({ code: 'TOO_MANY_REQUESTS', answered: 30 });
    const light = '{ server_time }';
    expect((await sessions.ask('ana', light)).code).toBeUndefined();
    const ana = await sessions.open('ana');
    ana.subscribe('light', light);
    expect(await ana.next()).toMatchObject({ id: 'light', ...refused });
    sessions.pass(1_000);
    ana.subscribe('light', light);
    expect(await ana.next()).toMatchObject({ id: 'light', type: 'next' });
  });
});

test('a subscription id in use closes its socket with a code, however long the id is', async () => {
  const ana = await sessions.open('ana');
  const name = '漢'.repeat(64);
  for (let twice = 0; twice < 2; twice++) ana.subscribe(name, ON_ROOM, { id: room.id });
  expect(await ana.closed).toEqual({ code: 4409, reason: '' });
});

const TEXT = 0x1;
const CONTINUED = 0x0;
const PING = 0x9;
const CLOSE = 0x8;
const FINAL = 0x80;

/** Makes a WebSocket frame, valid or not. */
function frame(
  first: number,
  body: Buffer,
  { isMasked = true, length = body.length }: Readonly<{ isMasked?: boolean; length?: number }> = {},
): Buffer {
  const mask = randomBytes(4);
  const masked = isMasked ? body.map((byte, place) => byte ^ (mask[place % 4] ?? 0)) : body;
  const sign = isMasked ? 0x80 : 0;
  const header =
    length < 126
      ? Buffer.from([first, sign | length])
      : Buffer.from([first, sign | 127, 0, 0, 0, 0, 0, 0, 0, 0]);
  if (length >= 126) header.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([header, isMasked ? mask : Buffer.of(), masked]);
}

const HALF = Buffer.alloc(40_000, 'x');

describe('an invalid or oversized frame closes its socket with a code and a hint', () => {
  test.each([
    { name: 'longer than 64 kB', code: 1009, sent: frame(FINAL | TEXT, Buffer.alloc(70_000)) },
    {
      name: 'that claims to be a terabyte long',
      code: 1009,
      sent: frame(FINAL | TEXT, Buffer.from('x'), { length: 2 ** 40 }),
    },
    {
      name: 'in parts that are too long together',
      code: 1009,
      sent: Buffer.concat([frame(TEXT, HALF), frame(FINAL | CONTINUED, HALF)]),
    },
    {
      name: 'in too many parts',
      code: 1008,
      sent: Buffer.concat([
        frame(TEXT, Buffer.from('x')),
        ...new Array<Buffer>(20).fill(frame(CONTINUED, Buffer.from('x'))),
      ]),
    },
    {
      name: 'without a mask',
      code: 1002,
      sent: frame(FINAL | TEXT, Buffer.from('{}'), { isMasked: false }),
    },
    { name: 'of an unknown kind', code: 1002, sent: frame(FINAL | 0x3, Buffer.from('{}')) },
    { name: 'with reserved bits', code: 1002, sent: frame(FINAL | 0x40 | TEXT, Buffer.from('{}')) },
    {
      name: 'that continues a message that never began',
      code: 1002,
      sent: frame(FINAL | CONTINUED, HALF),
    },
    { name: 'a ping in parts', code: 1002, sent: frame(PING, Buffer.from('x')) },
    { name: 'a ping that is too long', code: 1002, sent: frame(FINAL | PING, Buffer.alloc(126)) },
    {
      name: 'a close frame without a code',
      code: 1002,
      sent: frame(FINAL | CLOSE, Buffer.from([3])),
    },
    {
      name: 'a close frame with an unknown code',
      code: 1002,
      sent: frame(FINAL | CLOSE, Buffer.from([0, 5])),
    },
    {
      name: 'that is no valid text',
      code: 1007,
      sent: frame(FINAL | TEXT, Buffer.from([0xc3, 0x28])),
    },
  ])('$name', async ({ sent, code }) => {
    const advice = {
      1002: /RFC 6455/,
      1007: /UTF-8/,
      1008: /16 or fewer/,
      1009: /65536 bytes or less/,
    };
    expect(await closingAfter(sent)).toEqual({
      code,
      reason: expect.stringMatching(advice[code as keyof typeof advice]),
    });
  });
});

/** Sends raw WebSocket frames. Resolves to the code with which the server closes. */
async function closingAfter(
  sent: Buffer,
): Promise<Readonly<{ code: number; reason: string }> | undefined> {
  const raw = connectRaw(sessions.port, '127.0.0.1');
  await once(raw, 'connect');
  const key = randomBytes(16).toString('base64');
  raw.write(
    `GET /graphql HTTP/1.1\r\nHost: 127.0.0.1:${sessions.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n` +
      'Sec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n',
  );
  await once(raw, 'data');
  const received: Buffer[] = [];
  raw.on('data', (data: Buffer) => received.push(data));
  raw.on('error', () => {});
  raw.write(sent);
  await once(raw, 'close');
  const [goodbye, , ...body] = Buffer.concat(received);
  if (goodbye !== (FINAL | CLOSE)) return undefined;
  return { code: Buffer.from(body).readUInt16BE(0), reason: String(Buffer.from(body).subarray(2)) };
}
