import { expect, test } from 'vitest';
import { findDifference, followChange } from './followed-view.ts';

test('a version that was missed is noticed', () => {
  const event = {
    is_whole: false,
    public_session: null,
    session_facts: null,
    session_stage: null,
    connected_players: [],
    changed_players: [],
    progress: [],
    guessed_players: [],
    dropped_players: [],
    audience_count: null,
  };
  const view = followChange(undefined, {
    ...event,
    version: 4,
    is_whole: true,
    public_session: {},
    session_facts: {},
    session_stage: {},
  });
  expect(followChange(view, { ...event, version: 5 }).version).toBe(5);
  expect(() => followChange(view, { ...event, version: 6 })).toThrow('version 6 came after 4');
  expect(() => followChange(view, { ...event, version: 4 })).toThrow('version 4 came after 4');
});

test('what is told in fewer bytes must come to the same', () => {
  const ben = { id: 'room.ben', order: 0, has_guessed: false };
  const followed = { version: 4, session: { phase: 'LOBBY', code: 'K7WBX' }, players: [ben] };
  const event = {
    version: 5,
    is_whole: false,
    public_session: { phase: 'GUESSING', code: 'K7WBX' },
    session_facts: null,
    session_stage: { phase: 'GUESSING' },
    connected_players: [{ ...ben, has_guessed: true }],
    changed_players: [],
    progress: [],
    guessed_players: ['room.ben'],
    dropped_players: [],
    audience_count: null,
  };
  expect(followChange(followed, event)).toMatchObject({ players: [{ has_guessed: true }] });
  expect(() => followChange(followed, { ...event, session_stage: null })).toThrow(
    'two followers have different views: view.session.phase: "GUESSING", "LOBBY"',
  );
  expect(() => followChange(followed, { ...event, guessed_players: [] })).toThrow(
    'two followers have different views: view.players[0].has_guessed',
  );
  const stranger = { ...event, guessed_players: ['room.cy'] };
  expect(() => followChange(followed, stranger)).toThrow('room.cy goes on, whom nobody knew');
});

test('a follower takes the phase and the round from session_stage and the rest from session_facts', () => {
  const session = { phase: 'LOBBY', code: 'K7WBX' };
  const event = {
    version: 5,
    is_whole: false,
    public_session: { phase: 'LOBBY', code: 'TZW59' },
    session_facts: null,
    session_stage: { phase: 'LOBBY', code: 'TZW59' },
    connected_players: [],
    changed_players: [],
    progress: [],
    guessed_players: [],
    dropped_players: [],
    audience_count: null,
  };
  const view = { version: 4, session, players: [] };
  expect(() => followChange(view, event)).toThrow('view.session.code: "TZW59", "K7WBX"');
  const inFull = { ...event, session_facts: event.public_session };
  expect(followChange(view, inFull).session).toEqual(event.public_session);
});

test('two views differ by a field of both, unless no event reports its changes', () => {
  const one = { version: 4, session: { phase: 'LOBBY', ttl: 5, version: 3 }, players: [] };
  const later = { phase: 'LOBBY', ttl: 6, version: 4, connected_players: [] };
  expect(findDifference(one, { ...one, session: later })).toBeUndefined();
  const earlier = { ...one.session, connected_players: [{ id: 'room.ben' }] };
  expect(findDifference({ ...one, session: earlier }, { ...one, session: later })).toBeUndefined();
  expect(findDifference(one, { ...one, session: { code: 'K7WBX' } })).toBeUndefined();
  expect(findDifference(one, { ...one, session: { phase: 'OVER' } })).toBe(
    'view.session.phase: "LOBBY", "OVER"',
  );
  expect(findDifference(one, { ...one, version: 5 })).toBe('view.version: 4, 5');
  const ben = { id: 'room.ben', order: 0 };
  expect(findDifference(one, { ...one, players: [ben] })).toMatch('view.players: []');
});
