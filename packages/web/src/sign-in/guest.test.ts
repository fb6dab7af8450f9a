import { FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { FRESH_SAVED_DATA } from '@outoften/rules/player/saved-data';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSafeStorage } from '../saved-data/safe-storage.ts';
import { createSavedDataStore, SAVED_DATA_KEY } from '../saved-data/saved-data-store.ts';

const GUEST = `guest-${'be'.repeat(12)}`;
const BEA = { name: 'Bea', avatar: FIRST_AVATAR };

type Tab = Readonly<{ guests: typeof import('./guest.ts') }>;

let texts: Record<string, string>;
/** A tab that has read the guest's data, and one that forgets them. */
let one: Tab;
let other: ReturnType<typeof createSavedDataStore>;

beforeEach(async () => {
  texts = {};
  other = createSavedDataStore(createSafeStorage(openStorage));
  other.save({ userData: { userId: GUEST, walkIn: BEA } });
  one = await openTab(openStorage);
});
afterEach(() => void vi.unstubAllGlobals());

test('a tab that saves a name does not write back the guest id that another tab removed', () => {
  other.save({ userData: { userId: undefined } });
  one.guests.rememberWalkIn(BEA);
  expect(texts[SAVED_DATA_KEY]).not.toContain(GUEST);
  expect(other.reread().userData).toEqual({ userId: undefined, walkIn: BEA });
});

test('a tab that forgets its guest does not write back the name that another tab removed', () => {
  other.save({ userData: { userId: GUEST } });
  one.guests.forgetGuest();
  expect(other.reread().userData).toEqual({ userId: undefined });
});

test('a tab becomes a new guest after another tab removed the id', () => {
  other.save({ userData: { userId: undefined } });
  expect(one.guests.becomeGuest()).not.toBe(GUEST);
  expect(texts[SAVED_DATA_KEY]).not.toContain(GUEST);
});

test('two tabs become one guest', () => {
  other.save(FRESH_SAVED_DATA);
  const id = one.guests.becomeGuest();
  other.reread();
  expect(other.getState().data.userData.userId).toBe(id);
});

test('a tab that may not store has a guest of its own until it is closed, and leaves that of other tabs alone', async () => {
  const forbidden = await openTab(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const id = forbidden.guests.becomeGuest();
  forbidden.guests.rememberWalkIn(BEA);
  expect(id).not.toBe(GUEST);
  expect(forbidden.guests.becomeGuest()).toBe(id);
  expect(one.guests.becomeGuest()).toBe(GUEST);
  forbidden.guests.forgetGuest();
  expect(other.reread().userData.userId).toBe(GUEST);
});

function openStorage() {
  return {
    getItem: (key: string) => texts[key] ?? null,
    setItem: (key: string, text: string) => {
      texts[key] = text;
    },
    removeItem: (key: string) => {
      delete texts[key];
    },
  };
}

/** Loads the app's modules once more, on this storage. */
async function openTab(find: () => ReturnType<typeof openStorage>): Promise<Tab> {
  vi.resetModules();
  const window = Object.defineProperty({}, 'localStorage', { get: find });
  vi.stubGlobal('window', window);
  const guests = await import('./guest.ts');
  const bound = Object.fromEntries(
    Object.entries(guests).map(([name, call]) => [
      name,
      (...values: readonly unknown[]) => {
        vi.stubGlobal('window', window);
        return (call as (...values: readonly unknown[]) => unknown)(...values);
      },
    ]),
  );
  return { guests: bound as typeof guests };
}
