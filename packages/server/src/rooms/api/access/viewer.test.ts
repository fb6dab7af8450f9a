import { WIRE_VERSION } from '@outoften/rules/room/wire/room-message';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type FollowedSessions,
  openFollowedSessions,
} from '../../../../testing/rooms/session-followers-under-test.ts';
import { GET, JOIN, openRoomOf, RESUME } from '../../../../testing/rooms/sessions-under-test.ts';

const FOLLOW = `subscription ($id: ID!, $connection: ID, $secret: String) {
  onRoom(id: $id, connection_id: $connection, seat_secret: $secret, wire: ${WIRE_VERSION}) }`;

type RoomOf = Awaited<ReturnType<typeof openRoomOf>>;

let sessions: FollowedSessions;
/** The room whose audience Carl is in. */
let own: RoomOf;
/** A room with an audience that Carl is not in. */
let other: RoomOf;
let carl: Readonly<{ connection: string; secret: string }>;
beforeEach(async () => {
  sessions = await openFollowedSessions();
  const settings = { is_audience_session: true };
  own = await openRoomOf(sessions, { settings });
  other = await openRoomOf(sessions, { settings });
  const joined = await sessions.ask('carl', JOIN, { code: own.code, asAudience: true });
  const { id, seat_secret: secret } = joined.data.createPlayerSessionConnection;
  carl = { connection: id, secret };
});
afterEach(() => sessions.close());

const WAYS = [
  { way: 'by the account', who: 'carl', shown: () => ({ connection: carl.connection }) },
  { way: 'with the secret', who: 'carl', shown: () => carl },
];

test.each([
  { who: 'dora', why: 'it is of another account', shown: () => carl },
  { who: 'carl', why: 'the secret is wrong', shown: () => ({ ...carl, secret: 'wrong' }) },
])('a connection is neither shown, resumed nor followed if $why', async ({ who, shown }) => {
  const refused = { code: 'NOT_SEATED', data: null };
  expect(await sessions.ask(who, GET, { id: own.id, ...shown() })).toMatchObject(refused);
  expect(await sessions.ask(who, RESUME, shown())).toMatchObject(refused);
  const client = await sessions.open(who);
  client.subscribe('own', FOLLOW, { id: own.id, ...shown() });
  expect(await client.next()).toMatchObject({
    id: 'own',
    type: 'error',
    payload: [{ extensions: { code: 'NOT_SEATED' } }],
  });
});

test.each(WAYS)(
  'a member of the audience sees that one room only, $way',
  async ({ who, shown }) => {
    const look = await sessions.ask(who, GET, { id: own.id, ...shown() });
    expect(look.data.getPublicSession.id).toBe(own.id);
    const elsewhere = await sessions.ask(who, GET, { id: other.id, ...shown() });
    expect(elsewhere).toMatchObject({ code: 'NOT_SEATED', data: null });
  },
);

test.each(WAYS)(
  'a member of the audience follows that one room only, $way',
  async ({ who, shown }) => {
    const client = await sessions.open(who);
    client.subscribe('own', FOLLOW, { id: own.id, ...shown() });
    const event = { onRoom: { view: { id: own.id } } };
    expect(await client.next()).toMatchObject({ id: 'own', payload: { data: event } });
    client.subscribe('other', FOLLOW, { id: other.id, ...shown() });
    expect(await client.next()).toMatchObject({
      id: 'other',
      type: 'error',
      payload: [{ extensions: { code: 'NOT_SEATED' } }],
    });
  },
);

test.each(WAYS)(
  'a connection resumes its own room, also with another room’s code, $way',
  async ({ who, shown }) => {
    const resumed = await sessions.ask(who, RESUME, { code: other.code, ...shown() });
    expect(resumed.data.resumeSession.sight.view.id).toBe(own.id);
  },
);
