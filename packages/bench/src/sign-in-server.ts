import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { buildApp } from '@outoften/server/src/app/app.ts';
import { findBuild } from '@outoften/server/src/app/build/built-folders.ts';
import { readWebFiles } from '@outoften/server/src/app/http/web-files.ts';
import { readPosters } from '@outoften/server/src/films/posters/posters.ts';
import { memorySource } from '@outoften/server/src/films/sources/memory-source.ts';
import { createAccount } from '@outoften/server/src/identity/accounts/accounts.ts';
import { parseEmailAddress } from '@outoften/server/src/identity/accounts/email-address.ts';
import {
  HASHING_COST,
  hashPassword,
  parsePassword,
} from '@outoften/server/src/identity/accounts/password.ts';
import { NO_API_KEYS } from '@outoften/server/src/identity/callers/api-keys.ts';
import type { SendMail } from '@outoften/server/src/identity/mail/mail.ts';
import { watchStore } from '@outoften/server/src/platform/db/health/store-probe.ts';
import { openStore } from '@outoften/server/src/platform/db/open-store.ts';
import { memoryRoomBus } from '@outoften/server/src/rooms/live/bus/memory-room-bus.ts';
import { createRooms } from '@outoften/server/src/rooms/rooms.ts';

const build = findBuild(join(import.meta.dirname, '../../../builds'));

/** The password of every account here. */
export const RIGHT_PASSWORD = 'wizard of ten';

/** Addresses with an account, and addresses without one. */
export type Who = 'known' | 'unknown';

const ACCOUNTS = 30;

export function emailOf(who: Who, n: number): string {
  return `${who}-${n % ACCOUNTS}@example.com`;
}

export type SignInServerParts = Readonly<{
  dataDir: string;
  port: number;
  /** Milliseconds since 1970. */
  now: () => number;
  sendMail: SendMail;
}>;

/** Opens the real server, embedded, with its own sign-in, its real hashing cost and thirty accounts. */
export async function openSignInServer({ dataDir, port, now, sendMail }: SignInServerParts) {
  const onFault = (error: unknown) => console.error(error);
  const db = await openStore({ dataDir, databaseUrl: undefined });
  const password = parsePassword(RIGHT_PASSWORD);
  if (!password.ok) throw new Error(password.refusal);
  for (let n = 0; n < ACCOUNTS; n++) {
    const email = parseEmailAddress(emailOf('known', n));
    if (email === undefined) throw new Error('no address');
    const passwordHash = await hashPassword(password.value, HASHING_COST);
    await createAccount(db, { email, passwordHash, isProven: true, now: now() });
  }
  const films = memorySource([], []);
  const bus = memoryRoomBus(onFault);
  const random = Math.random;
  const rooms = createRooms({ db, bus, films, now, random, onFault });
  const app = await buildApp({
    log: { level: 'error' },
    publicUrl: undefined,
    db,
    storeWatch: watchStore({ db, now }),
    films,
    callers: {
      accessTokens: [],
      apiKeys: NO_API_KEYS,
      verifyCustomToken: undefined,
      walkIns: 'host',
    },
    signIn: { hashingCost: HASHING_COST, mail: { type: 'smtp', send: sendMail }, socials: [] },
    web: readWebFiles(build),
    posters: readPosters(build.catalogue),
    bus,
    rooms,
    now,
    random,
    newVisitorId: () => randomBytes(16).toString('base64url'),
    requestsPerMinute: Number.MAX_SAFE_INTEGER,
  });
  await app.listen({ host: '127.0.0.1', port, listenTextResolver: () => '' });
  const close = async () => {
    await app.close();
    await rooms.stop();
    await db.destroy();
  };
  return { app, db, close };
}
