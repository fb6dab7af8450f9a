import { createStore } from 'zustand/vanilla';
import type { SafeStorage } from '../../saved-data/safe-storage.ts';
import {
  decodeSessionRecord,
  encodeSessionRecord,
  type NoSession,
  type SessionRecord,
  type Tokens,
  type User,
} from './session-record.ts';

/** Whether an account is signed in; `unknown` in prerendered pages. */
export type Session =
  | Readonly<{ type: 'unknown' }>
  | NoSession
  | Readonly<{ type: 'signed-in'; user: User }>;

export const SESSION_KEY = 'out-of-ten.session';

/** The sign-in, which all tabs of a browser share. */
export function createSessionStore(storage: Pick<SafeStorage, 'getItem' | 'setItem'>) {
  let text = storage.getItem(SESSION_KEY);
  let record = decodeSessionRecord(text);
  const store = createStore<Session>(() => viewRecord(record));

  /** Reads the record again, because another tab may have written it. */
  function reread(): void {
    const found = storage.getItem(SESSION_KEY);
    if (found === text) return;
    text = found;
    change(decodeSessionRecord(found));
  }

  function write(changed: SessionRecord): void {
    text = encodeSessionRecord(changed);
    storage.setItem(SESSION_KEY, text);
    change(changed);
  }

  function change(changed: SessionRecord): void {
    record = changed;
    store.setState(viewRecord(changed), true);
  }

  /** Returns the current tokens, also if another tab renewed them; undefined without a sign-in. */
  function readTokens(): Tokens | undefined {
    reread();
    return record.type === 'signed-in' ? record.tokens : undefined;
  }

  function begin(user: User, tokens: Tokens): void {
    write({ type: 'signed-in', user, tokens });
  }

  /** Removes the tokens. The user is still remembered. */
  function end({ isElsewhere = false }: Readonly<{ isElsewhere?: boolean }> = {}): void {
    reread();
    if (record.type !== 'signed-in') return;
    write({ type: 'none', lastUser: record.user, wasEndedElsewhere: isElsewhere });
  }

  /** Call it when the player has closed the notice about a session that was ended elsewhere. */
  function acknowledgeEnd(): void {
    reread();
    if (record.type === 'none') write({ ...record, wasEndedElsewhere: false });
  }

  /** Removes the user too, whose account was deleted here or elsewhere. */
  function forget({ isDeletedElsewhere = false }: Readonly<{ isDeletedElsewhere?: boolean }> = {}) {
    const subject = record.type === 'signed-in' ? record.user.subject : undefined;
    const deleted = isDeletedElsewhere ? subject : undefined;
    write({ type: 'none', lastUser: undefined, wasEndedElsewhere: false, deleted });
  }

  const { subscribe, getState } = store;
  return { subscribe, getState, reread, readTokens, begin, end, acknowledgeEnd, forget };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

function viewRecord(record: SessionRecord): Session {
  if (record.type === 'none') return record;
  return { type: 'signed-in', user: record.user };
}
