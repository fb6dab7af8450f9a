import {
  findResult,
  readKeptDailies,
  saveKeptDailies,
  withResults,
} from '@outoften/rules/daily/kept-dailies';
import { FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { encodeSavedData, FRESH_SAVED_DATA } from '@outoften/rules/player/saved-data';
import { tenths } from '@outoften/rules/rating';
import type { RoomCode } from '@outoften/rules/room/room-code';
import { aDailyResult } from '@outoften/server/testing/daily/daily-under-test.ts';
import { vi } from 'vitest';

type Texts = Readonly<Record<string, string>>;

/** All that a browser has stored. The first tab is the one that the person looks at. */
export type Stored = Readonly<{
  local: Texts;
  tabs: readonly [Texts, Texts];
  /** The accounts that were deleted in this browser. */
  deletedHere: readonly string[];
}>;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export const DAILY = aDailyResult({ number: 400, filmId: '777' });

export const SOLO_BESTS = { runs: {}, film: 91, films: 7 };

/** A browser in which a guest has played solo before. */
export const NEW_BROWSER: Stored = {
  local: { 'out-of-ten': encodeSavedData({ ...FRESH_SAVED_DATA, soloBests: SOLO_BESTS }) },
  tabs: [{}, {}],
  deletedHere: [],
};

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * The app's own modules on storages that the test exchanges. Each page starts from what is stored, as after a reload.
 * Only the network, the issuer and the clock are replaced.
 */
export async function openBrowserUnderTest({
  send,
  now,
  code,
}: Readonly<{ send: Fetch; now: number; code: RoomCode }>) {
  let local: Record<string, string> = {};
  let tab: Record<string, string> = {};
  installGlobals({ send, now, local: () => local, tab: () => tab });
  const { session } = await import('@outoften/web/src/sign-in/session.ts');
  const { savedData } = await import('@outoften/web/src/saved-data/use-saved-data.ts');
  const { tabStorage } = await import('@outoften/web/src/saved-data/safe-storage.ts');
  const guests = await import('@outoften/web/src/sign-in/guest.ts');
  const { ownPlayer } = await import('@outoften/web/src/player/own-player.ts');
  const players = await import('@outoften/web/src/api/players.ts');
  const results = await import('@outoften/web/src/api/daily.ts');
  const { createDailyMemory } = await import('@outoften/web/src/daily/daily-memory.ts');
  const { createDailyMerge } = await import('@outoften/web/src/daily/daily-merge.ts');
  const { keptSeats, owner, playingCalls } = await import('@outoften/web/src/room/use-room.ts');
  const { createRoomCalls, watchStorage } = await import('@outoften/web/src/room/room-calls.ts');
  const { createRoom } = await import('@outoften/web/src/room/room.ts');
  const { tabRoom } = await import('@outoften/web/src/room/room-link.ts');
  const flow = await import('@outoften/web/src/sign-in/sign-in-flow.ts');
  const { keepErrand } = await import('@outoften/web/src/sign-in/errand.ts');
  const { deleteAccountHere } = await import('@outoften/web/src/player/leave-account.ts');

  const memory = createDailyMemory(savedData);
  const calls = createRoomCalls(
    watchStorage({
      query: playingCalls.runQuery,
      mutate: playingCalls.callMutation,
      subscribe: () => () => {},
    }),
    { set: () => {}, ownNow: () => now },
    { newRequestId: () => 'request', report: fail },
  );
  const parts: Parameters<typeof flow.finishErrand>[1] = {
    session,
    issuer: {
      homeOrigin: async () => 'http://localhost:3000',
      signInUrl: async () => 'http://localhost:3000/sign-in',
      quietUrl: async () => 'http://localhost:3000/sign-in',
      signOutWay: async () => ({ type: 'none' }),
      accountUrl: async () => undefined,
      revoke: async () => {},
      redeem: async (answer) => {
        const subject = answer.get('code') ?? '';
        const expiresAt = now + YEAR_MS;
        const tokens = { access: `account ${subject}`, refresh: 'r', id: 'i', expiresAt };
        return {
          subject,
          email: `${subject}@example.com`,
          tokens: { ...tokens, renewedAt: now },
        };
      },
    },
    errands: tabStorage,
    languages: () => ['en'],
    lock: (work) => work(),
    origin: 'http://localhost:3000',
    leaveFor: () => {},
    leaveBy: () => {},
  };

  let room = newRoom();
  let merge = newMerge();

  function newRoom() {
    return createRoom({ calls, seats: keptSeats, tab: tabRoom, owner, pause: fail });
  }

  function newMerge() {
    return createDailyMerge({
      account: () => {
        const player = ownPlayer.getState();
        return player.type === 'there' ? player.subject : undefined;
      },
      list: results.listOwnResults,
      send: results.mergeOwnResults,
      memory,
      later: fail,
    });
  }

  function show(stored: Stored): void {
    local = { ...stored.local };
    tab = { ...stored.tabs[0] };
    session.reread();
    savedData.reread();
    ownPlayer.forget();
  }

  /** Loads the page, with what it does by itself. */
  async function load(): Promise<void> {
    ownPlayer.forget();
    room = newRoom();
    merge = newMerge();
    const state = session.getState();
    if (state.type === 'signed-in') {
      await ownPlayer.load(state.user.subject);
      await merge.mergeNow();
    }
    await room.comeBackAfterReload();
  }

  async function signInAs(subject: string): Promise<void> {
    keepErrand(tabStorage, { type: 'sign-in', state: 'state', verifier: 'verifier' });
    await flow.finishErrand(new URLSearchParams({ code: subject, state: 'state' }), parts);
    await load();
  }

  return {
    show,
    load,
    read: ({ tabs: [, other] }: Stored) => ({
      local: { ...local },
      tabs: [{ ...tab }, other] as const,
    }),
    subject: () => {
      const state = session.getState();
      return state.type === 'signed-in' ? state.user.subject : undefined;
    },
    guestId: guests.guestId,
    hasDaily: () => findResult(readKeptDailies(savedData.reread()), DAILY.number) !== undefined,
    /** Whether the result becomes the account's when it signs in, or is its already. */
    hasDailyFor: (subject: string) => {
      const kept = readKeptDailies(savedData.reread());
      const isTheirs = kept.account === undefined || kept.account === subject;
      return isTheirs && findResult(kept, DAILY.number) !== undefined;
    },
    soloBests: () => savedData.reread().soloBests,
    isInRoom: () => tabRoom.read() !== undefined,
    roomState: () => room.getState(),
    signInAs,
    /** Signs in to an account without a player, and names its player unless the guest's name became its. */
    signUpAs: async (subject: string, name: string) => {
      await signInAs(subject);
      if (ownPlayer.getState().type !== 'none') return;
      const created = await players.createPlayer({ name, avatar: FIRST_AVATAR });
      if (created.type !== 'named') throw new Error(`no player: ${JSON.stringify(created)}`);
      ownPlayer.keep(created.player);
      await load();
    },
    signOut: async () => {
      await flow.signOut('here', parts);
      await load();
    },
    deleteData: async () => {
      await deleteAccountHere();
      await load();
    },
    join: async (name: string) => {
      if (session.getState().type === 'signed-in') return room.enter(code);
      guests.becomeGuest();
      const walkIn = { name, avatar: FIRST_AVATAR };
      guests.rememberWalkIn(walkIn);
      return room.enter(code, 'play', walkIn);
    },
    watch: async () => {
      if (session.getState().type !== 'signed-in') guests.becomeGuest();
      return room.enter(code, 'watch');
    },
    leaveAudience: async () => {
      const state = room.getState();
      if (state.phase === 'inside' && state.role.type === 'audience') await room.leave();
    },
    guess: () => room.guess(tenths(70)),
    playDaily: async () => {
      savedData.save(saveKeptDailies(withResults(readKeptDailies(savedData.reread()), [DAILY])));
      await merge.mergeNow();
    },
  };
}

export type BrowserUnderTest = Awaited<ReturnType<typeof openBrowserUnderTest>>;

function fail(why: unknown): never {
  throw new Error(`the browser waits or complains: ${String(why)}`);
}

function installGlobals({
  send,
  now,
  local,
  tab,
}: Readonly<{
  send: Fetch;
  now: number;
  local: () => Record<string, string>;
  tab: () => Record<string, string>;
}>): void {
  vi.resetModules();
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const location = { origin: 'http://localhost:3000', pathname: '/', search: '', hash: '' };
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', {
    location,
    localStorage: storageOf(local),
    sessionStorage: storageOf(tab),
    isSecureContext: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'visible' });
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_name: string, work: () => unknown) => work() },
  });
  vi.stubGlobal('fetch', send);
}

function storageOf(texts: () => Record<string, string>) {
  return {
    getItem: (key: string) => texts()[key] ?? null,
    setItem: (key: string, text: string) => {
      texts()[key] = text;
    },
    removeItem: (key: string) => {
      delete texts()[key];
    },
  };
}
