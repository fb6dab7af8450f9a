import { expect, test } from 'vitest';
import { aStorage } from '../sign-in/storage-under-test.ts';
import { dropDraft, keepDraft, readDraft } from './draft-keeping.ts';
import { FRESH_LOBBY } from './lobby-draft.ts';

const draft = { ...FRESH_LOBBY, name: 'Friday', maxPlayers: '12' };

test('a draft is kept over a reload, until its room is open', () => {
  const storage = aStorage();
  keepDraft(storage, draft);
  expect(readDraft(storage)).toEqual(draft);
  dropDraft(storage);
  expect(readDraft(storage)).toEqual(FRESH_LOBBY);
});

test('a draft keeps that no name was typed', () => {
  const storage = aStorage();
  keepDraft(storage, { ...FRESH_LOBBY, maxPlayers: '3' });
  expect(readDraft(storage)).toEqual({ ...FRESH_LOBBY, maxPlayers: '3' });
});

test.each(['', 'null', '{', '3', '{"name":1}', JSON.stringify({ ...draft, maxPlayers: 12 })])(
  'a draft that reads %s is a fresh one',
  (text) => {
    expect(readDraft({ getItem: () => text })).toEqual(FRESH_LOBBY);
  },
);

test('a storage that refuses leaves the fresh draft', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  keepDraft({ setItem: refuse }, draft);
  dropDraft({ removeItem: refuse });
  expect(readDraft({ getItem: refuse })).toEqual(FRESH_LOBBY);
});
