import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { browserStorage, type SafeStorage } from '../saved-data/safe-storage.ts';

/** The signed-in player's account at the issuer. */
export type User = Readonly<{ subject: string; email: string }>;

export type Tokens = Readonly<{
  access: string;
  /** Null if the issuer gave none. The session then ends with its access token. */
  refresh: string | null;
  id: string;
  /** When the access token expires, by this device's clock in milliseconds since 1970. */
  expiresAt: number;
  /** When the issuer last gave tokens, in milliseconds since 1970. */
  renewedAt: number;
}>;

/** No account is signed in. */
type NoSession = Readonly<{
  type: 'none';
  lastUser: User | undefined;
  /** True if the last session was ended elsewhere, and the player has not closed the notice about it. */
  wasEndedElsewhere: boolean;
  /** The account that was deleted elsewhere, until this browser has removed what it saved about it. */
  deleted?: string | undefined;
}>;

/** What a browser stores about a sign-in. After a sign-out it still has the user. */
export type SessionRecord = NoSession | Readonly<{ type: 'signed-in'; user: User; tokens: Tokens }>;

const recordSchema = v.object({
  user: v.nullable(v.object({ subject: v.string(), email: v.string() })),
  tokens: v.nullable(
    v.object({
      access: v.string(),
      refresh: v.nullable(v.string()),
      id: v.string(),
      expiresAt: v.number(),
      renewedAt: v.number(),
    }),
  ),
  wasEndedElsewhere: v.optional(v.boolean(), false),
  deleted: v.optional(v.string()),
});

export function encodeSessionRecord(record: SessionRecord): string {
  const isSignedIn = record.type === 'signed-in';
  const user = isSignedIn ? record.user : (record.lastUser ?? null);
  const tokens = isSignedIn ? record.tokens : null;
  const wasEndedElsewhere = !isSignedIn && record.wasEndedElsewhere;
  const deleted = isSignedIn ? undefined : record.deleted;
  return JSON.stringify({ user, tokens, ...(wasEndedElsewhere && { wasEndedElsewhere }), deleted });
}

/** Returns no session for text that cannot be read. */
export function decodeSessionRecord(text: string | null): SessionRecord {
  const { user, tokens, wasEndedElsewhere, deleted } = parseRecord(text);
  if (user !== null && tokens !== null) return { type: 'signed-in', user, tokens };
  return { type: 'none', lastUser: user ?? undefined, wasEndedElsewhere, deleted };
}

function parseRecord(text: string | null): v.InferOutput<typeof recordSchema> {
  try {
    return v.parse(recordSchema, JSON.parse(text ?? ''));
  } catch {
    return { user: null, tokens: null, wasEndedElsewhere: false };
  }
}

/** Whether an account is signed in; `unknown` in prerendered pages. */
export type Session =
  | Readonly<{ type: 'unknown' }>
  | NoSession
  | Readonly<{ type: 'signed-in'; user: User }>;

const SESSION_KEY = 'out-of-ten.session';

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

/** This browser's session. */
export const session = createSessionStore(browserStorage);

/** Follows changes by other tabs, including those since the page began to load. Returns a function that stops that. */
export function followOtherTabs(): () => void {
  const stop = new AbortController();
  window.addEventListener(
    'storage',
    ({ key }) => {
      if (key === SESSION_KEY || key === null) session.reread();
    },
    { signal: stop.signal },
  );
  session.reread();
  return () => stop.abort();
}
