import { expect, test } from 'vitest';
import { aForbiddenStorage, aStorage } from '../../saved-data/storage-under-test.ts';
import { createSessionStore } from './session-store.ts';

const user = { subject: 'ana-1', email: 'ana@example.com' };
const tokens = { access: 'a', refresh: 'r', id: 'i', expiresAt: 2, renewedAt: 1 };

test('a new browser has nobody signed in and writes nothing', () => {
  const storage = aStorage();
  expect(createSessionStore(storage).getState()).toEqual({
    type: 'none',
    lastUser: undefined,
    wasEndedElsewhere: false,
  });
  expect(storage.texts).toEqual({});
});

test('a sign-in outlives the page', () => {
  const storage = aStorage();
  createSessionStore(storage).begin(user, tokens);
  const reloaded = createSessionStore(storage);
  expect(reloaded.getState()).toEqual({ type: 'signed-in', user });
  expect(reloaded.readTokens()).toEqual(tokens);
});

test('what a component sees of a session holds no token', () => {
  const store = createSessionStore(aStorage());
  store.begin(user, { ...tokens, access: 'secret' });
  expect(JSON.stringify(store.getState())).not.toContain('secret');
});

test('who was signed in last is remembered, and no token of theirs', () => {
  const storage = aStorage();
  const store = createSessionStore(storage);
  store.begin(user, { ...tokens, access: 'secret', refresh: 'secret', id: 'secret' });
  store.end();
  expect(createSessionStore(storage).getState()).toEqual({
    type: 'none',
    lastUser: user,
    wasEndedElsewhere: false,
  });
  expect(JSON.stringify(storage.texts)).not.toContain('secret');
});

test('whose data was deleted is forgotten by the browser, in all tabs', () => {
  const storage = aStorage();
  const [one, other] = [createSessionStore(storage), createSessionStore(storage)];
  one.begin(user, tokens);
  one.end();
  one.forget();
  other.reread();
  for (const store of [one, other, createSessionStore(storage)]) {
    expect(store.getState()).toEqual({
      type: 'none',
      lastUser: undefined,
      wasEndedElsewhere: false,
    });
  }
  expect(JSON.stringify(storage.texts)).not.toMatch(/ana/);
});

test('a tab follows another one, and tells of it once', () => {
  const storage = aStorage();
  const [one, other] = [createSessionStore(storage), createSessionStore(storage)];
  let changes = 0;
  other.subscribe(() => {
    changes += 1;
  });
  one.begin(user, tokens);
  other.reread();
  other.reread();
  expect(other.getState()).toEqual({ type: 'signed-in', user });
  expect(changes).toBe(1);
});

test('a tab uses the tokens another one left, also before it heard of them', () => {
  const storage = aStorage();
  const [one, other] = [createSessionStore(storage), createSessionStore(storage)];
  one.begin(user, { ...tokens, access: 'newer' });
  expect(other.readTokens()?.access).toBe('newer');
});

test('all tabs know that a session was ended elsewhere, until the player has answered', () => {
  const storage = aStorage();
  const [one, other] = [createSessionStore(storage), createSessionStore(storage)];
  one.begin(user, tokens);
  one.end({ isElsewhere: true });
  const ended = { type: 'none', lastUser: user, wasEndedElsewhere: true };
  expect(createSessionStore(storage).getState()).toEqual(ended);
  other.acknowledgeEnd();
  one.reread();
  expect(one.getState()).toEqual({ ...ended, wasEndedElsewhere: false });
});

test('where storage refuses, a sign-in holds for as long as the page', () => {
  const store = createSessionStore(aForbiddenStorage());
  store.begin(user, tokens);
  expect(store.readTokens()).toEqual(tokens);
  store.end();
  expect(store.getState()).toEqual({ type: 'none', lastUser: user, wasEndedElsewhere: false });
});
