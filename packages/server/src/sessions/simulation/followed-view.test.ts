import { expect, test } from 'vitest';
import { followChange } from './followed-view.ts';

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
  expect(() => followChange(followed, { ...event, session_stage: null })).toThrow('one is told');
  expect(() => followChange(followed, { ...event, guessed_players: [] })).toThrow('one is told');
  const stranger = { ...event, guessed_players: ['room.cy'] };
  expect(() => followChange(followed, stranger)).toThrow('room.cy goes on, whom nobody knew');
});
