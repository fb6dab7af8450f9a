import { expect, test } from 'vitest';
import { tabStorage } from '../saved-data/safe-storage.ts';
import { DRAFT_KEY, FRESH_LOBBY, readDraft, removeDraft, storeDraft } from './lobby-draft.ts';

const draft = { ...FRESH_LOBBY, name: 'Friday', maxPlayers: '12' };

test('a draft is kept through a reload until its room is open', () => {
  storeDraft(draft);
  expect(readDraft()).toEqual(draft);
  removeDraft();
  expect(readDraft()).toEqual(FRESH_LOBBY);
});

test('a draft remembers that no name was typed', () => {
  storeDraft({ ...FRESH_LOBBY, maxPlayers: '3' });
  expect(readDraft()).toEqual({ ...FRESH_LOBBY, maxPlayers: '3' });
});

test.each(['', 'null', '{', '3', '{"name":1}', JSON.stringify({ ...draft, maxPlayers: 12 })])(
  'a stored draft %s is replaced by a new one',
  (text) => {
    tabStorage.setItem(DRAFT_KEY, text);
    expect(readDraft()).toEqual(FRESH_LOBBY);
  },
);
