import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parsePlayerName } from '@outoften/rules/names/player-name';
import { buildApp } from '@outoften/server/src/app/app.ts';
import { findBuild } from '@outoften/server/src/app/build/built-folders.ts';
import { readWebFiles } from '@outoften/server/src/app/http/web-files.ts';
import { localUrl } from '@outoften/server/src/app/settings.ts';
import { posterAddresses, readPosters } from '@outoften/server/src/films/posters/posters.ts';
import { catalogueSource } from '@outoften/server/src/films/sources/catalogue-source.ts';
import { readCatalogue } from '@outoften/server/src/films/sources/read-catalogue.ts';
import { HASHING_COST } from '@outoften/server/src/identity/accounts/password.ts';
import { NO_API_KEYS } from '@outoften/server/src/identity/callers/caller.ts';
import { keepIssuerKeys } from '@outoften/server/src/identity/tokens/issuer-keys.ts';
import { PROCESS_TIMERS } from '@outoften/server/src/platform/clock.ts';
import { watchStore } from '@outoften/server/src/platform/db/health/store-watch.ts';
import { openStore } from '@outoften/server/src/platform/db/open-store.ts';
import type { Database } from '@outoften/server/src/platform/db/tables.ts';
import { createPlayer } from '@outoften/server/src/players/create-player.ts';
import { memoryRoomBus } from '@outoften/server/src/rooms/live/bus/memory-room-bus.ts';
import { openRedisRoomBus } from '@outoften/server/src/rooms/live/bus/redis-room-bus.ts';
import { LIVE_LIMITS } from '@outoften/server/src/rooms/live/connections/live-limits.ts';
import { createRooms } from '@outoften/server/src/rooms/rooms.ts';
// biome-ignore lint/correctness/noUndeclaredDependencies: the copy that the server's store is made with
import type { Kysely } from 'kysely';
import { signAccessToken } from '../../access-token.ts';
import { writeAccountTokens } from './account-tokens.ts';

// The real server, with accounts that have players. It is embedded unless DATABASE_URL and REDIS_URL are set. Limits by
// address are far higher than usual, because all members come from one address and play faster than people can. It does
// not collect garbage at rest, which would take time from the contender that is measured then. All contenders collect
// when their memory is measured.
const build = findBuild(join(import.meta.dirname, '../../../../../builds'));
const GOOD_FOR_S = 3600;
const NO_LIMIT = { burst: Number.MAX_SAFE_INTEGER, perSecond: Number.MAX_SAFE_INTEGER };

const dataDir = process.env.DATA_DIR ?? '';
const accounts = Number(process.env.ACCOUNTS);
const onFault = (error: unknown) => console.error(error);
const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, PUBLIC_URL: publicUrl } = process.env;
const db = await openStore({ dataDir, databaseUrl });
const owners = await createPlayers(db, accounts);
const posters = readPosters(build.catalogue);
const films = catalogueSource({
  catalogue: readCatalogue(build.catalogue),
  furtherPeople: [],
  posters: posterAddresses(posters),
});
const bus = redisUrl
  ? await openRedisRoomBus({ url: redisUrl, timers: PROCESS_TIMERS, onFault, tell: () => {} })
  : memoryRoomBus(onFault);
const chance = { now: Date.now, random: Math.random };
const rooms = createRooms({ db, bus, films, onFault, ...chance });
const app = await buildApp({
  log: { level: 'error' },
  publicUrl,
  db,
  storeWatch: watchStore({ db, now: Date.now }),
  films,
  callers: {
    accessTokens: [],
    apiKeys: NO_API_KEYS,
    verifyCustomToken: undefined,
    walkIns: 'host',
  },
  signIn: { hashingCost: HASHING_COST, mail: { type: 'none' }, socials: [] },
  web: readWebFiles(build),
  posters,
  bus,
  rooms,
  ...chance,
  newVisitorId: () => randomBytes(16).toString('base64url'),
  requestsPerMinute: Number.MAX_SAFE_INTEGER,
  allowanceOf: () => 1_000,
  liveLimits: {
    ...LIVE_LIMITS,
    operationRate: NO_LIMIT,
    operationRateOfAccount: NO_LIMIT,
    messageRate: NO_LIMIT,
  },
});
await rooms.clock.start();
await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => '' });
const { port } = app.server.address() as AddressInfo;
const [key] = (await keepIssuerKeys(db, Date.now())).tokens;
if (key === undefined) throw new Error('the issuer has no key');
const issued = { key, origin: publicUrl ?? localUrl(port), goodFor: GOOD_FOR_S };
writeAccountTokens(
  dataDir,
  owners.map((subject) => signAccessToken({ ...issued, subject })),
);
console.log(JSON.stringify({ state: 'ready', address: `http://127.0.0.1:${port}` }));

process.on('SIGTERM', async () => {
  await app.close();
  await rooms.stop();
  await bus.close();
  await db.destroy();
  process.exit(0);
});

/** Creates accounts with a player each. */
async function createPlayers(db: Kysely<Database>, count: number): Promise<readonly string[]> {
  const owners: string[] = [];
  for (let n = 0; owners.length < count; n++) {
    // A few are refused: digits can read like a swear word.
    const name = parsePlayerName(`Player_${n}`);
    if (!name.ok) continue;
    const owner = `owner-${n}`;
    const player = { owner, userPoolId: owner, name: name.value, avatar: undefined };
    const created = await createPlayer(db, { ...player, now: Date.now() });
    if (!created.ok) throw new Error(created.refusal);
    owners.push(owner);
  }
  return owners;
}
