import { createStore } from 'zustand/vanilla';
import {
  decodeSessionRecord,
  encodeSessionRecord,
  type NoSession,
  type SessionRecord,
  type Tokens,
  type User,
} from './session-record.ts';

/** Whether somebody is signed in; `unknown` in pages made ahead of time. */
export type Session =
  | Readonly<{ type: 'unknown' }>
  | NoSession
  | Readonly<{ type: 'signed-in'; user: User }>;

/** Where the record is kept: the browser's storage, which may refuse. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem'>;

export const SESSION_KEY = 'out-of-ten.session';

/** The sign-in that all tabs of a browser share. Where storage refuses, it holds for as long as the page. */
export function createSessionStore(storage: SessionStorage) {
  let text = readText(storage);
  let record = decodeSessionRecord(text);
  let isKept = true;
  const store = createStore<Session>(() => viewRecord(record));

  /** Takes over what another tab wrote. */
  function reread(): void {
    if (!isKept) return;
    const found = readText(storage);
    if (found === text) return;
    text = found;
    change(decodeSessionRecord(found));
  }

  function write(changed: SessionRecord): void {
    text = encodeSessionRecord(changed);
    try {
      storage.setItem(SESSION_KEY, text);
    } catch {
      isKept = false;
    }
    change(changed);
  }

  function change(changed: SessionRecord): void {
    record = changed;
    store.setState(viewRecord(changed), true);
  }

  /** The tokens as the last tab left them; undefined if nobody is signed in. */
  function readTokens(): Tokens | undefined {
    reread();
    return record.type === 'signed-in' ? record.tokens : undefined;
  }

  function begin(user: User, tokens: Tokens): void {
    write({ type: 'signed-in', user, tokens });
  }

  /** Forgets the tokens; who was signed in stays known. */
  function end({ isElsewhere = false }: Readonly<{ isElsewhere?: boolean }> = {}): void {
    reread();
    if (record.type !== 'signed-in') return;
    write({ type: 'none', lastUser: record.user, wasEndedElsewhere: isElsewhere });
  }

  /** The player has answered the notice about a session that was ended elsewhere. */
  function acknowledgeEnd(): void {
    reread();
    if (record.type === 'none') write({ ...record, wasEndedElsewhere: false });
  }

  /** Forgets who was signed in too. */
  function forget(): void {
    write({ type: 'none', lastUser: undefined, wasEndedElsewhere: false });
  }

  const { subscribe, getState } = store;
  return { subscribe, getState, reread, readTokens, begin, end, acknowledgeEnd, forget };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

function viewRecord(record: SessionRecord): Session {
  if (record.type === 'none') return record;
  return { type: 'signed-in', user: record.user };
}

function readText(storage: SessionStorage): string | null {
  try {
    return storage.getItem(SESSION_KEY);
  } catch {
    return null;
  }
}
