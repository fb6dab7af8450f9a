import { tenths } from '@outoften/rules/rating';
import { aRoom } from '@outoften/server/testing/rooms/room-under-test.ts';
import { expect, test } from 'vitest';
import { type Door, findBeyondDoor, findInDoorText } from './door.ts';
import type { Hidden } from './leak-search.ts';
import { markFilms, marksOf } from './marked-films.ts';

/** Ben is at the door of Ana's room. */
const DOOR: Door = {
  own: new Set(['room.ben']),
  hosts: new Set(['room.ana']),
  names: new Set(['Player_p0', 'Player_p1']),
  isMaker: false,
};

const SESSION = {
  id: 'room',
  phase: 'LOBBY',
  game_number: 1,
  skips_left: 3,
  host_connection: 'room.ana',
  acting_host: 'room.ana',
  player_count: 4,
  player_session_connection: ['room.ana'],
  connected_players: [{ id: 'room.ana', player_name: 'Player_p0', player_score: 0, is_away: true }],
  settings: { session_name: 'Friday reels', time_limit: 60 },
  round: null,
  current_round: null,
  past_rounds: [],
  audience_count: 0,
};

function find(session: object, door: Partial<Door> = {}): string | undefined {
  return findBeyondDoor({ ...SESSION, ...session }, 'getPublicSession', { ...DOOR, ...door });
}

test('a player at the door may see the host, the settings and how many play', () => {
  expect(find({})).toBeUndefined();
  expect(find({ phase: 'CLOSED', closing_reason: 'empty', session_is_closed: true })).toBe(
    undefined,
  );
});

test.each([
  { name: 'a phase of the game', session: { phase: 'GUESSING' } },
  { name: 'a later game', session: { game_number: 2 } },
  { name: 'the open round', session: { round: { id: 'round' } } },
  { name: 'the id of the open round', session: { current_round: 'round' } },
  { name: 'when the next round begins', session: { next_round_at: 5 } },
  { name: 'when the game ended', session: { game_ended_at: 5 } },
  { name: 'rounds that are over', session: { past_rounds: [{ id: 'round' }] } },
  { name: 'a deputy', session: { acting_host: 'room.carl' } },
  { name: 'the other players', session: { player_session_connection: ['room.ana', 'room.carl'] } },
  { name: 'another connection', session: { connected_players: [{ id: 'room.carl' }] } },
  {
    name: 'the host’s score',
    session: { connected_players: [{ id: 'room.ana', player_score: 5 }] },
  },
  {
    name: 'whether the host has guessed',
    session: { connected_players: [{ id: 'room.ana', has_guessed: true }] },
  },
  {
    name: 'the account of the host',
    session: { connected_players: [{ id: 'room.ana', owner: 'ana' }] },
  },
  { name: 'the audience', session: { connected_audience: [{ id: 'room.a.eva' }] } },
  { name: 'how large the audience is', session: { audience_count: 3 } },
  { name: 'a field that is not in the list', session: { new_field: 'news' } },
])('a player at the door may not see $name', ({ session }) => {
  const [field] = Object.keys(session);
  expect(find(session)).toContain(`getPublicSession.${field}`);
});

test('a player at the door may see all fields of its own connection', () => {
  const connected_players = [{ id: 'room.ben', player_score: 5, owner: 'ben', seat_secret: 'b' }];
  expect(find({ connected_players })).toBeUndefined();
});

const META = {
  code: 'K7WBX',
  host: 'room.ana',
  controller: 'room.ana',
  skipsLeft: 3,
  game: 1,
  playersInside: 4,
};
const HOST = { id: 'room.ana', order: 0, name: 'Player_p0', state: 'seated', score: 0 };
const VIEW = { id: 'room', version: 4, meta: META, seats: [HOST], progress: { phase: 'lobby' } };

function findInMessage(message: object): string | undefined {
  return findBeyondDoor(message, 'onRoom', DOOR);
}

test('a player at the door may follow the host, the settings and how many play', () => {
  expect(findInMessage({ view: VIEW })).toBeUndefined();
  const patch = { version: 5, meta: { ...META, playersInside: 5 }, progress: { phase: 'closed' } };
  expect(findInMessage({ patch })).toBeUndefined();
});

test.each([
  { name: 'another seat', message: { patch: { version: 5, seats: [{ id: 'room.carl' }] } } },
  { name: 'the host’s score', message: { view: { ...VIEW, seats: [{ ...HOST, score: 5 }] } } },
  {
    name: 'that the host guessed',
    message: { patch: { version: 5, seats: [{ id: 'room.ana', hasGuessed: true }] } },
  },
  {
    name: 'a phase of the game',
    message: { patch: { version: 5, progress: { phase: 'guessing' } } },
  },
  { name: 'a film', message: { patch: { version: 5 }, film: { title: 'A film' } } },
  { name: 'the audience', message: { audience: { members: 3 } } },
  { name: 'a field that is not in the list', message: { patch: { version: 5, news: 'new' } } },
])('a player at the door may not follow $name', ({ message }) => {
  expect(findInMessage(message)).toMatch('onRoom.');
});

test('a player at the door may see its own place, and nothing of a round', () => {
  const audience = { members: 0, guessed: 0 };
  const seen = {
    id: 'room.ben',
    secret: 'secret',
    place: { state: 'waiting' },
    sight: { view: VIEW, audience, now: 5 },
    hasAudience: true,
    now: 5,
  };
  expect(findBeyondDoor(seen, 'resumeSession', DOOR)).toBeUndefined();
  expect(findBeyondDoor({ ...seen, own: { roundId: 'round' } }, 'resumeSession', DOOR)).toMatch(
    '.own is',
  );
  expect(findBeyondDoor({ ...seen, stageKey: 'key' }, 'resumeSession', DOOR)).toMatch(
    '.stageKey is',
  );
});

test('a player at the door may see the stage key only if it made the session', () => {
  const session = { id: 'session', stage_key: 'key' };
  expect(findBeyondDoor(session, 'createOutOfTenSession', DOOR)).toBe(
    'createOutOfTenSession.stage_key is "key"',
  );
  expect(
    findBeyondDoor(session, 'createOutOfTenSession', { ...DOOR, isMaker: true }),
  ).toBeUndefined();
});

test.each(['createPlayerGuess', 'createSessionRound'] as const)(
  'a player at the door may see nothing of %s',
  (name) => {
    expect(findBeyondDoor({ id: 'any' }, name, DOOR)).toMatch(`${name} is {`);
    expect(findBeyondDoor(null, name, DOOR)).toBeUndefined();
  },
);

test('a text for a player at the door contains no other player’s name and nothing of the open round', async () => {
  const film = await markFilms([tenths(73)], () => false).drawCandidate({
    filter: aRoom().filter,
    avoid: new Set(),
    random: () => 0,
    waitsUntil: 0,
  });
  if (film === undefined) throw new Error('no film was drawn');
  const round = {
    id: 'the-open-round',
    number: 1,
    filmId: film.id,
    answer: tenths(73),
    posterKey: 'key-of-the-poster',
    reviewId: 'review-1',
    startedAt: 0,
    deadline: undefined,
    attempts: [],
    pause: undefined,
  };
  const hidden: Hidden = {
    room: aRoom({ progress: { phase: 'guessing', round } }),
    film,
    audience: new Map(),
    drafts: new Map(),
    revealed: new Set(),
    secrets: [],
    stageKey: 'key-of-the-stage',
    stageOwner: 'acct!p0',
  };
  const look = (text: string) => findInDoorText(text, hidden, DOOR);
  expect(look('"Player_p0", "Player_p1", 7.3')).toBeUndefined();
  expect(look('"Player_p10"')).toBe('the name of Player_p10');
  expect(look('{"round_id":"the-open-round"}')).toBe('the open round');
  expect(look('/round-posters/key-of-the-poster.svg')).toBe('the poster of the open round');
  expect(look(`"A ${marksOf(film).title}"`)).toBe('the title of the film');
});
