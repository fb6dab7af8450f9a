import { expect, test } from 'vitest';
import { aForbiddenStorage, aStorage } from '../saved-data/storage-under-test.ts';
import { createSessionStore } from './session.ts';

const user = { subject: 'ana-1', email: 'ana@example.com' };
const tokens = { access: 'a', refresh: 'r', id: 'i', expiresAt: 2, renewedAt: 1 };

test('in a new browser no one is signed in and nothing is written', () => {
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

test('components see a session without its tokens', () => {
  const store = createSessionStore(aStorage());
  store.begin(user, { ...tokens, access: 'secret' });
  expect(JSON.stringify(store.getState())).not.toContain('secret');
});

test('the last user is remembered without tokens', () => {
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

test('a user whose data was deleted is forgotten in all tabs', () => {
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

test('a tab follows another tab, and reports a change once', () => {
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

test('a tab uses the tokens that another tab stored, also before the event about them', () => {
  const storage = aStorage();
  const [one, other] = [createSessionStore(storage), createSessionStore(storage)];
  one.begin(user, { ...tokens, access: 'newer' });
  expect(other.readTokens()?.access).toBe('newer');
});

test('all tabs know that a session was ended elsewhere, until the player closes the notice', () => {
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

test('without storage a sign-in lasts as long as the page', () => {
  const store = createSessionStore(aForbiddenStorage());
  store.begin(user, tokens);
  expect(store.readTokens()).toEqual(tokens);
  store.end();
  expect(store.getState()).toEqual({ type: 'none', lastUser: user, wasEndedElsewhere: false });
});
