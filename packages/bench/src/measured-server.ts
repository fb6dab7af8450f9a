import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildApp } from '@outoften/server/src/app/app.ts';
import { findBuild } from '@outoften/server/src/app/build/built-folders.ts';
import { readWebFiles } from '@outoften/server/src/app/http/web-files.ts';
import { parseSettings } from '@outoften/server/src/app/settings.ts';
import { posterAddresses, readPosters } from '@outoften/server/src/films/posters/posters.ts';
import { catalogueSource } from '@outoften/server/src/films/sources/catalogue-source.ts';
import { readCatalogue } from '@outoften/server/src/films/sources/read-catalogue.ts';
import { watchStore } from '@outoften/server/src/platform/db/health/store-probe.ts';
import { openStore } from '@outoften/server/src/platform/db/open-store.ts';
import { memoryRoomBus } from '@outoften/server/src/rooms/live/bus/memory-room-bus.ts';
import { createRooms } from '@outoften/server/src/rooms/rooms.ts';
import { makeNames } from './names.ts';

// The real server as a separate process, changed for measuring: it has ten thousand names to search, and limits by
// address that one client can't reach.
const build = findBuild(join(import.meta.dirname, '../../../builds'));
const PEOPLE = 10_000;

const settings = parseSettings(process.env);
const posters = readPosters(build.catalogue);
const db = await openStore(settings);
const films = catalogueSource({
  catalogue: readCatalogue(build.catalogue),
  furtherPeople: makeNames(PEOPLE),
  posters: posterAddresses(posters),
});
const onFault = (error: unknown) => console.error(error);
const bus = memoryRoomBus(onFault);
const chance = { now: Date.now, random: Math.random };
const rooms = createRooms({ db, bus, films, onFault, ...chance });
const app = await buildApp({
  log: { level: settings.logLevel },
  publicUrl: undefined,
  db,
  storeWatch: watchStore({ db, now: Date.now }),
  films,
  callers: {
    accessTokens: [],
    apiKeys: settings.apiKeys,
    verifyCustomToken: undefined,
    walkIns: 'host',
  },
  signIn: undefined,
  web: readWebFiles(build),
  posters,
  bus,
  rooms,
  ...chance,
  newVisitorId: () => randomBytes(16).toString('base64url'),
  requestsPerMinute: Number.MAX_SAFE_INTEGER,
  allowanceOf: () => 20,
});
await rooms.clock.start();
await app.listen({ host: settings.host, port: settings.port, listenTextResolver: () => '' });
const { port } = app.server.address() as AddressInfo;
console.log(JSON.stringify({ state: 'ready', address: `http://127.0.0.1:${port}` }));

process.on('SIGTERM', async () => {
  await app.close();
  await rooms.stop();
  await db.destroy();
  process.exit(0);
});
