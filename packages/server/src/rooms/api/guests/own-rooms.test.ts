import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DELETE, EXPORT } from '../../../../testing/players/players-under-test.ts';
import {
  FILMS,
  GET,
  JOIN,
  openRoomOf,
  openSessions,
  PLACE,
  type SessionsUnderTest,
  START,
  UPDATE_CONNECTION,
  UPDATE_SESSION,
} from '../../../../testing/rooms/sessions-under-test.ts';

let sessions: SessionsUnderTest;
beforeEach(async () => {
  sessions = await openSessions();
});
afterEach(() => sessions.close());

describe('one’s own data in rooms', () => {
  test('are in the export', async () => {
    const room = await openRoomWithAudience();
    const hosts = await sessions.ask('ana', EXPORT);
    expect(hosts.data.exportMyData).toMatchObject({
      seats: [{ session_code: room.code, player_name: 'Ana', owner: 'ana' }],
      audience: [],
    });
    const guests = await sessions.ask('ben', EXPORT);
    expect(guests.data.exportMyData.seats).toEqual([
      {
        connection_id: room.seat('ben'),
        session_code: room.code,
        player_name: 'Ben',
        // Ana has the same picture, so Ben's has another background.
        avatar_url: 'profile0-rust.jpg',
        player_score: 0,
        owner: 'ben',
      },
    ]);
    const members = await sessions.ask('eva', EXPORT);
    expect(members.data.exportMyData).toMatchObject({
      seats: [],
      audience: [
        { connection_id: room.member, player_name: 'Eva', guesses: [{ guess_value: 6.5 }] },
      ],
    });
  });

  test('have the film of a round once the round is over', async () => {
    const room = await openRoomOf(sessions, {});
    const drawn = async () =>
      (await sessions.ask('ana', EXPORT)).data.exportMyData.drawn_movies.length;
    await sessions.ask('ana', START, { id: room.id });
    expect(await drawn()).toBe(0);
    await sessions.ask('ana', PLACE, { id: room.id, value: 6.5, connection: room.seat('ana') });
    expect(await drawn()).toBe(0);
    await sessions.ask('ben', PLACE, { id: room.id, value: 6.5, connection: room.seat('ben') });
    expect(await drawn()).toBe(1);
    await sessions.ask('ana', START, { id: room.id });
    expect(await drawn()).toBe(1);
  });

  test('follow a new name and picture in every room', async () => {
    const room = await openRoomWithAudience();
    const update = `mutation ($id: ID!, $name: String!) {
      updatePlayer(input: { id: $id, name: $name, avatar_url: "profile3.jpg" }) { name } }`;
    for (const [who, name] of [
      ['ben', 'Benedict'],
      ['eva', 'Evangeline'],
    ] as const) {
      const { player } = (await sessions.ask(who, EXPORT)).data.exportMyData;
      expect((await sessions.ask(who, update, { id: player.id, name })).code).toBeUndefined();
    }
    const seen = await sessions.ask('ana', GET, { id: room.id });
    expect(seen.data.getPublicSession.connected_players[1]).toMatchObject({
      player_name: 'Benedict',
      avatar_url: 'profile3.jpg',
    });
    const { audience } = (await sessions.ask('eva', EXPORT)).data.exportMyData;
    expect(audience).toMatchObject([{ player_name: 'Evangeline' }]);
  });

  test('are deleted with the account: seats lose their name, and the audience loses the member', async () => {
    const room = await openRoomWithAudience();
    for (const who of ['ben', 'eva']) {
      expect((await sessions.ask(who, DELETE)).data).toEqual({ deleteMyData: true });
      const left = (await sessions.ask(who, EXPORT)).data.exportMyData;
      expect(left).toMatchObject({ seats: [], audience: [] });
    }
    const seen = await sessions.ask('ana', GET, { id: room.id });
    expect(seen.data.getPublicSession).toMatchObject({
      audience_count: 0,
      connected_players: [
        { player_name: 'Ana', connection_is_closed: false },
        { player_name: '—', connection_is_closed: true, closing_reason: 'left' },
        { player_name: 'Carl', connection_is_closed: false },
      ],
    });
    expect(await everything()).not.toMatch(/"ben"|\bBen\b|"eva"|\bEva\b/);
    expect(await sessions.db.selectFrom('audience_guess').selectAll().execute()).toEqual([]);
  });

  test('are also deleted from rounds in which the member left the audience', async () => {
    const { member } = await openRoomWithAudience();
    const leave = 'mutation ($id: ID!) { leaveSession(connection_id: $id) { id } }';
    await sessions.ask('eva', leave, { id: member });
    expect(await everything()).toMatch(/"eva"/);
    await sessions.ask('eva', DELETE);
    expect(await everything()).not.toMatch(/"eva"|\bEva\b/);
  });

  test('are also deleted for a host, and another player gets the controls', async () => {
    const room = await openRoomWithAudience();
    await sessions.ask('ana', DELETE);
    expect(await everything()).not.toMatch(/"ana"|\bAna\b/);
    const seen = await sessions.ask('ben', GET, { id: room.id });
    expect(seen.data.getPublicSession.host_connection).toBe(room.seat('ben'));
  });
});

/** Opens a room in its first round, with Eva's guess from the audience. */
async function openRoomWithAudience() {
  const room = await openRoomOf(sessions, {
    guests: ['ben', 'carl'],
    settings: { is_audience_session: true },
  });
  const joined = await sessions.ask('eva', JOIN, { code: room.code, asAudience: true });
  const member: string = joined.data.createPlayerSessionConnection.id;
  await sessions.ask('ana', START, { id: room.id });
  await sessions.ask('eva', PLACE, { id: room.id, value: 6.5, connection: member });
  return { ...room, member };
}

/** Returns all rows about rooms, without films. */
async function everything(): Promise<string> {
  const rows = await Promise.all([
    sessions.db.selectFrom('room').selectAll().execute(),
    sessions.db.selectFrom('room_guest').selectAll().execute(),
    sessions.db.selectFrom('audience_member').selectAll().execute(),
    sessions.db.selectFrom('withdrawn_guess').selectAll().execute(),
  ]);
  return JSON.stringify(rows).replaceAll('\\"', '"');
}

test('no player gets the id of the film that is being guessed before the round is over', async () => {
  const room = await openRoomOf(sessions, {});
  const started = await sessions.ask('ana', START, { id: room.id });
  const { roundFilms } = sessions.rooms.rooms;
  const round = await roundFilms.find(started.data.createSessionRound.id);
  const MOVIE = `{ movie(id: "${round?.film.id}") }`;
  const refused = { code: 'ROUND_OPEN', data: null };
  expect(await sessions.ask('ana', MOVIE)).toMatchObject(refused);
  await sessions.ask('ben', PLACE, { id: room.id, value: 6.1, connection: room.seat('ben') });
  expect(await sessions.ask('ana', MOVIE)).toMatchObject(refused);
  expect(await sessions.ask('ben', MOVIE)).toMatchObject(refused);
  expect((await sessions.ask('carl', MOVIE)).data.movie.rating).toBeGreaterThan(0);
  await sessions.ask('ana', PLACE, { id: room.id, value: 6.1, connection: room.seat('ana') });
  await sessions.pass(1_000);
  expect((await sessions.ask('ben', MOVIE)).data.movie.rating).toBeGreaterThan(0);
});

test('a player who left during a round cannot look its film up, and then come back to guess', async () => {
  const room = await openRoomOf(sessions, { guests: ['ben', 'carl'] });
  await sessions.ask('ana', START, { id: room.id });
  const kept = await sessions.rooms.rooms.keeper.read(room.id);
  const film = kept?.room.progress.phase === 'guessing' ? kept.room.progress.round.filmId : '';
  const input = { id: room.seat('ben'), connection_is_closed: true };
  expect((await sessions.ask('ben', UPDATE_CONNECTION, { input })).code).toBeUndefined();
  const answer = await sessions.ask('ben', `{ movie(id: "${film}") }`);
  expect(answer).toMatchObject({ code: 'ROUND_OPEN', data: null });
});

test('no answer shows a guest at the door which film is being guessed', async () => {
  const room = await openRoomOf(sessions, {});
  await sessions.ask('ana', UPDATE_SESSION, { input: { id: room.id, auto_approve: false } });
  await sessions.ask('ana', START, { id: room.id });
  const joined = await sessions.ask('eva', JOIN, { code: room.code });
  expect(joined.data.createPlayerSessionConnection.host_approved).toBe(false);
  const answers = FILMS.map(async ({ id }) => {
    const { code, data } = await sessions.ask('eva', `{ movie(id: "${id}") }`);
    return { code, rating: data.movie.rating };
  });
  const told = { code: undefined, rating: 73 };
  expect(await Promise.all(answers)).toEqual(FILMS.map(() => told));
});

test('the audience cannot get the film of the open round by its id', async () => {
  const { id } = await openRoomWithAudience();
  const kept = await sessions.rooms.rooms.keeper.read(id);
  const film = kept?.room.progress.phase === 'guessing' ? kept.room.progress.round.filmId : '';
  const MOVIE = `{ movie(id: "${film}") }`;
  expect(await sessions.ask('eva', MOVIE)).toMatchObject({ code: 'ROUND_OPEN', data: null });
  for (const who of ['ana', 'ben', 'carl']) {
    await sessions.ask(who, PLACE, { id, value: 6.1 });
  }
  await sessions.pass(1_000);
  expect((await sessions.ask('eva', MOVIE)).data.movie.rating).toBeGreaterThan(0);
});
