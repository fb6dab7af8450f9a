import type { FastifyInstance, InjectOptions } from 'fastify';
import { vi } from 'vitest';
import { type AppParts, buildApp } from '../../src/app/app.ts';
import { readWebFiles } from '../../src/app/http/web-files.ts';
import { createMeters } from '../../src/app/metrics/meters.ts';
import { readPosters } from '../../src/films/posters/posters.ts';
import { memorySource } from '../../src/films/sources/memory-source.ts';
import { NO_API_KEYS } from '../../src/identity/callers/caller.ts';
import { watchStore } from '../../src/platform/db/health/store-watch.ts';
import { UNGATHERED } from '../../src/platform/tick-queue.ts';
import { memoryRoomBus } from '../../src/rooms/live/bus/room-bus.ts';
import { createRooms } from '../../src/rooms/rooms.ts';
import { aFilm } from '../films/film-builder.ts';
import { openStoreUnderTest } from '../platform/stores-under-test.ts';
import { writeBuild } from './build-under-test.ts';

/** A line of the log. */
export type LoggedLine = Readonly<Record<string, unknown>>;

export type AppUnderTest = Readonly<{
  app: FastifyInstance;
  parts: AppParts;
  /** The lines of the log. */
  logged: readonly string[];
  close: () => Promise<void>;
}>;

/** An app with its own store, a build and one film. Tests name only what they are about. */
export async function openApp(about: Partial<AppParts> = {}): Promise<AppUnderTest> {
  const build = writeBuild();
  const store = about.db === undefined ? await openStoreUnderTest() : { db: about.db };
  const { db } = store;
  const logged: string[] = [];
  let visitors = 0;
  const onFault = (fault: unknown) => logged.push(String(fault));
  const bus = { ...memoryRoomBus(onFault), ...about.bus };
  const outside = {
    films: memorySource(
      [aFilm()],
      [{ id: 'ana-solo', name: 'Ana Solo', originalName: 'Ana Solo' }],
    ),
    now: () => 1_760_000_000_000,
    random: () => 0,
    ...about,
  };
  const meters = createMeters();
  const rooms = createRooms({
    ...outside,
    db,
    bus,
    onFault,
    gathering: UNGATHERED,
    meters: meters.rooms,
  });
  const { storeWatch = watchStore({ db, now: outside.now }) } = about;
  const parts: AppParts = {
    ...outside,
    log: { level: 'debug', stream: { write: (line) => logged.push(line) } },
    publicUrl: 'http://localhost:3000',
    db,
    storeWatch,
    meters,
    callers: {
      accessTokens: [],
      apiKeys: NO_API_KEYS,
      verifyCustomToken: undefined,
      walkIns: 'host',
    },
    signIn: undefined,
    web: readWebFiles(build.folders),
    posters: readPosters(build.folders.catalogue),
    bus,
    rooms,
    newVisitorId: () => `visitor-${visitors++}`.padEnd(22, '-'),
    ...about,
  };
  const app = await buildApp(parts);
  const close = async () => {
    await app.close();
    storeWatch.stop();
    await rooms.stop();
    if ('close' in store) await store.close();
    build.remove();
  };
  return { app, parts, logged, close };
}

export function postGraphql(app: FastifyInstance, options: InjectOptions) {
  return app.inject({ method: 'POST', url: '/graphql', ...options });
}

type GraphqlAnswer = Readonly<{ errors?: readonly { extensions: { code: string } }[] }>;

/** Returns the code of the first error. */
export function codeOf(answer: Readonly<{ json: () => GraphqlAnswer }>): string | undefined {
  return answer.json().errors?.[0]?.extensions.code;
}

/** Waits until the log has this many lines about an event, and returns them. */
export async function findEvents(
  { logged }: Pick<AppUnderTest, 'logged'>,
  event: string,
  count = 1,
): Promise<readonly LoggedLine[]> {
  const find = () =>
    logged
      .filter((line) => line.includes(`"event":"${event}"`))
      .map((line) => JSON.parse(line) as LoggedLine);
  await vi.waitFor(() => {
    if (find().length < count) throw new Error(`${find().length} lines of ${event}`);
  });
  return find();
}

/** Returns the text of `/metrics`. */
export async function readMetrics({ app }: Pick<AppUnderTest, 'app'>): Promise<string> {
  return (await app.inject('/metrics')).body;
}
