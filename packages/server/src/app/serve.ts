import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { FILM_PEOPLE } from '@outoften/catalogue/film-people';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { startDailySchedule } from '../daily/daily-schedule.ts';
import { createKnownPuzzles } from '../daily/known-puzzles.ts';
import { openFilms } from '../films/open-films.ts';
import { posterAddresses, readPosters } from '../films/posters/posters.ts';
import { catalogueSource } from '../films/sources/catalogue-source.ts';
import { readCatalogue, readPackedFilms } from '../films/sources/read-catalogue.ts';
import { checkToken } from '../films/tmdb/check-token.ts';
import { posterImages } from '../films/tmdb/poster-images.ts';
import { HASHING_COST } from '../identity/accounts/password.ts';
import { loadCustomVerifier } from '../identity/callers/custom-verifier.ts';
import type { EmbeddedSignIn } from '../identity/hosted/hosted-visit.ts';
import { type MailWatch, watchMail } from '../identity/mail/mail-watch.ts';
import { chooseMailing, outboxAddress } from '../identity/mail/mailing.ts';
import { smtpMail } from '../identity/mail/smtp-mail.ts';
import { createProfanityCheck } from '../identity/names/profanity.ts';
import { discoverIssuer } from '../identity/outside/outside-issuer.ts';
import { PROCESS_TIMERS, SYSTEM_CLOCK, steadyNow } from '../platform/clock.ts';
import { createStoreAccess } from '../platform/db/health/store-access.ts';
import { freeBytesOf, type StoreWatch, watchStore } from '../platform/db/health/store-watch.ts';
import { claimStore, openStore } from '../platform/db/open-store.ts';
import { allowShared } from '../platform/limits/address-limits.ts';
import { openSharedCounts } from '../platform/limits/shared-counts.ts';
import type { ServiceNews, TellService } from '../platform/outside/absence.ts';
import { type Environment, hidePassword, settingProblem } from '../platform/read-setting.ts';
import { createFaultReport } from '../platform/report-fault.ts';
import { createSecretKeys, readNeededKeys } from '../platform/secrets.ts';
import {
  openRedisRoomBus,
  type RedisRoomBus,
  type RedisRoomBusParts,
  warnOfNeedlessPassword,
} from '../rooms/live/bus/redis-room-bus.ts';
import { memoryRoomBus } from '../rooms/live/bus/room-bus.ts';
import { createRooms } from '../rooms/rooms.ts';
import { buildApp } from './app.ts';
import { type BuiltFolders, VERSION } from './build/built-folders.ts';
import { compactWhenQuiet } from './compact-heap.ts';
import { openConsole, type ServerConsole } from './console/server-console.ts';
import { startExpiry } from './expiry.ts';
import { findGraphiql } from './graphql/graphiql-page.ts';
import { watchServers } from './http/health.ts';
import { readWebFiles } from './http/web-files.ts';
import { findLanAddress } from './lan-address.ts';
import { createMeters } from './metrics/meters.ts';
import { settingWarnings, startWarnings } from './setting-warnings.ts';
import { localUrl, parseSettings, type Settings } from './settings.ts';
import { createStopping, type Stopping } from './stop-on-signals.ts';

/** The pause between two requests to an outside issuer that does not answer. */
const ISSUER_PAUSE_MS = 1_000;

type Started = Readonly<{
  /** Ends the server. */
  onSignal: (signal: NodeJS.Signals) => void;
  sayReady: () => void;
}>;

/** Runs the server as this process until a signal ends it. If it cannot start, prints the reason in one line. */
export async function serve(environment: Environment, folders: BuiltFolders): Promise<void> {
  const output = openConsole(process, Date.now);
  printNodeLines(output);
  try {
    const settings = parseSettings(environment, findLanAddress(networkInterfaces()));
    const installation = { hasGraphiql: findGraphiql() !== undefined };
    const warnings = [...settingWarnings(environment, installation), ...startWarnings(settings)];
    const { onSignal, sayReady } = await start({ settings, warnings }, folders, output);
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
    // Said last: a program that reads the line may stop the server at once.
    sayReady();
  } catch (error) {
    output.fail(error);
    process.exit(1);
  }
}

/** Makes JSON lines of the warnings and faults that Node prints as plain text, and outlives the reader of the log. */
function printNodeLines({ say, fail }: ServerConsole): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) =>
    say('warning', { level: 'warn', fields: { warning: `${name}: ${message}` } }),
  );
  // The program that read the log is gone. Players still play, so the server goes on without a log, as the log itself
  // does. To end here would hang: the log writes its rest until someone takes it.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  process.on('uncaughtException', (fault) => {
    fail(fault);
    process.exit(1);
  });
}

async function start(
  { settings, warnings }: Readonly<{ settings: Settings; warnings: readonly string[] }>,
  folders: BuiltFolders,
  output: ServerConsole,
): Promise<Started> {
  const began = performance.now();
  const web = readWebFiles(folders);
  const posters = readPosters(folders.catalogue);
  const { apiKeys, customTokenVerifier: verifier, walkIns } = settings;
  const verifyCustomToken = verifier === undefined ? undefined : await loadCustomVerifier(verifier);
  const callers = { accessTokens: [], apiKeys, verifyCustomToken, walkIns };
  const outsideIssuer =
    settings.signIn.type === 'outside'
      ? await discoverIssuer(settings.signIn.outside, () => pause(ISSUER_PAUSE_MS))
      : undefined;
  const tokenWarning = await checkToken(settings.films);
  let app: FastifyInstance | undefined;
  const logNow = () => app?.log ?? output.log;
  const mail = openMail(settings, () => app?.log);
  const signIn = embeddedSignIn(settings, mail);
  const now = Date.now;
  const meters = createMeters();
  const onFault = createFaultReport(logNow, meters.countFault);
  const tell: TellService = (news) => logService(logNow(), news);
  let storeWatch: StoreWatch | undefined;
  const releaseStore = claimStore(settings);
  const db = await openStore(settings, {
    tell,
    meter: meters.store,
    onFault: (fault) => storeWatch?.note(fault),
  });
  const redisBus = await openRedisBus(settings, { onFault, tell });
  const { redisUrl } = settings;
  const passwordWarning = redisUrl && (await warnOfNeedlessPassword(redisUrl));
  const getSecretKey = createSecretKeys(db);
  await readNeededKeys(getSecretKey);
  const sharedCounts =
    redisUrl === undefined
      ? undefined
      : await openSharedCounts({ url: redisUrl, getKey: getSecretKey, now });
  const bus = redisBus ?? memoryRoomBus(onFault, PROCESS_TIMERS);
  const catalogue = catalogueSource({
    catalogue: readCatalogue(folders.catalogue),
    furtherPeople: FILM_PEOPLE,
    posters: posterAddresses(posters),
  });
  const packedFilms = readPackedFilms(folders.catalogue);
  const random = Math.random;
  const countConnected = redisBus?.countServers ?? (async () => 1);
  const isApart = settings.databaseUrl ? watchServers({ db, now, countConnected }) : undefined;
  storeWatch = watchStore({ db, now, freeBytes: () => freeBytesOf(settings) });
  const storeAccess = createStoreAccess({
    watch: storeWatch,
    timers: PROCESS_TIMERS,
    isRemote: settings.databaseUrl !== undefined,
  });
  const outside = { fetch, clock: SYSTEM_CLOCK };
  const { tmdb } = settings.films;
  const opened = openFilms({
    settings: settings.films,
    db,
    store: storeAccess,
    catalogue,
    ...outside,
    random,
    tell,
    onFault,
  });
  const { films } = opened;
  let stopping: Stopping | undefined;
  const knownPuzzles = createKnownPuzzles(now);
  const rooms = createRooms({
    db,
    bus,
    films,
    now,
    steadyNow,
    random,
    meters: meters.rooms,
    onFault,
  });
  app = await buildApp({
    log: { level: settings.logLevel, ...(output.logStream && { stream: output.logStream }) },
    publicUrl: settings.publicUrl,
    hstsSubdomains: settings.hstsSubdomains,
    trustedProxies: settings.trustedProxies,
    allowanceOf: allowShared(settings.sharedAddresses),
    meters,
    db,
    storeWatch,
    store: storeAccess,
    getSecretKey,
    outside: () => ({ mail: mail?.state() ?? 'none', film_database: opened.databaseState() }),
    isStopping: () => stopping !== undefined && stopping.phase() !== 'running',
    films,
    packedFilms,
    knownPuzzles,
    callers,
    signIn,
    outsideIssuer,
    operator: settings.operator,
    smtpUrl: settings.signIn.type === 'embedded' ? settings.signIn.smtp?.url : undefined,
    web,
    posters,
    fetchPoster: tmdb && posterImages({ imageBase: tmdb.imageBase, ...outside, tell }),
    bus,
    ...(redisBus && { accessNews: redisBus.accessNews }),
    sharedCounts,
    isRedisReachable: redisBus?.isReachable,
    isApart,
    rooms,
    onActivity: compactWhenQuiet(),
    now,
    steadyNow,
    random,
    isProfane: createProfanityCheck(settings.names),
    newVisitorId: () => randomBytes(16).toString('base64url'),
    renderGraphiql: settings.graphiql === 'off' ? undefined : findGraphiql(),
    isGraphiqlOpen: settings.graphiql === 'open',
    metricsToken: settings.metricsToken,
  });
  const { log } = app;
  const store = settings.databaseUrl === undefined ? 'sqlite' : 'postgres';
  const redis = redisBus === undefined ? 'none' : 'used';
  log.info({ version: VERSION, store, redis }, 'starting');
  for (const warning of [...warnings, tokenWarning, passwordWarning])
    if (warning) log.warn(warning);
  await rooms.clock.start();
  const port = await listen(app, settings);
  const stopExpiry = startExpiry({ db, now, onFault });
  const stopSchedule = startDailySchedule({
    db,
    films,
    packedFilms,
    knownPuzzles,
    now,
    random,
    onFault,
  });
  const address = settings.publicUrl ?? localUrl(port);
  const outbox = signIn && outboxAddress(signIn.mail, address);
  const sayReady = () => {
    const ms = since(began);
    const ready = { state: 'ready', version: VERSION, address, store, redis, ms, outbox };
    // Through the log, which writes in its own time, so that no earlier line follows. At any LOG_LEVEL.
    log
      .child({}, { level: 'info' })
      .info(ready, `Out of Ten is ready at ${address} after ${ms} ms`);
    void mail?.verify();
  };
  const close = async () => {
    await app.close();
    stopExpiry();
    // Requests to other services are abandoned: no one needs their answers any more.
    void opened.close();
    stopSchedule();
    storeAccess.stop();
    await rooms.stop();
    storeWatch.stop();
    await bus.close();
    sharedCounts?.close();
    await db.destroy();
    releaseStore();
  };
  let stopBegan = 0;
  stopping = createStopping({
    delayMs: settings.stopDelayMs,
    timers: PROCESS_TIMERS,
    close,
    exit: (code) => process.exit(code),
    onStopping: (signal) => {
      stopBegan = performance.now();
      log.info({ version: VERSION, signal, delay: settings.stopDelayMs / 1000 }, 'stopping');
    },
    onStopped: () => log.info({ version: VERSION, ms: since(stopBegan) }, 'stopped'),
    onFault: output.fail,
  });
  return { onSignal: stopping.onSignal, sayReady };
}

function since(began: number): number {
  return Math.round(performance.now() - began);
}

/** Opens the mail server in the settings; undefined if they name none. Logs each change of its state. */
function openMail(
  { signIn }: Settings,
  log: () => Pick<FastifyBaseLogger, 'info' | 'warn'> | undefined,
): MailWatch | undefined {
  if (signIn.type === 'outside' || signIn.smtp === undefined) return undefined;
  return watchMail({
    server: smtpMail(signIn.smtp),
    clock: SYSTEM_CLOCK,
    onWorking: () => log()?.info('mail works'),
    onFailing: ({ obstacle, message }) =>
      log()?.warn({ obstacle, reason: message }, 'mail fails, so codes do not arrive'),
  });
}

/** Undefined if another issuer signs players in. */
function embeddedSignIn(
  settings: Settings,
  mail: MailWatch | undefined,
): EmbeddedSignIn | undefined {
  const { signIn } = settings;
  if (signIn.type === 'outside') return undefined;
  const smtp = mail && { send: mail.send, isFailing: () => mail.state() === 'failing' };
  const mailing = chooseMailing({ ...settings, smtp });
  return { hashingCost: HASHING_COST, mail: mailing, socials: signIn.socials };
}

/** Opens the bus that carries events of rooms between servers; undefined if the settings name no Redis. */
async function openRedisBus(
  { redisUrl }: Settings,
  told: Pick<RedisRoomBusParts, 'onFault' | 'tell'>,
): Promise<RedisRoomBus | undefined> {
  if (redisUrl === undefined) return undefined;
  try {
    return await openRedisRoomBus({ url: redisUrl, timers: PROCESS_TIMERS, ...told });
  } catch (error) {
    const wanted = `a Redis that answers is wanted (${describeShortly(error)})`;
    throw settingProblem({ name: 'REDIS_URL', given: hidePassword(redisUrl), wanted }, error);
  }
}

/** Returns the system's error code, or else the error's message. */
function describeShortly(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}

/** Resolves to the port that was taken. */
async function listen(app: FastifyInstance, { host, port }: Settings): Promise<number> {
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' });
    return (app.server.address() as AddressInfo).port;
  } catch (error) {
    throw listenProblem(error as NodeJS.ErrnoException, { host, port });
  }
}

function listenProblem(
  error: NodeJS.ErrnoException,
  { host, port }: Pick<Settings, 'host' | 'port'>,
): Error {
  const ofPort = (wanted: string) =>
    settingProblem({ name: 'PORT', given: `${port}`, wanted }, error);
  switch (error.code) {
    case 'EADDRINUSE':
      return ofPort('another program listens there already; a free port is wanted, or 0 for any');
    case 'EACCES':
      return ofPort('this user may not listen there; a port from 1024 on is wanted');
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN': {
      const wanted = `an address or name of this machine is wanted (${error.code})`;
      return settingProblem({ name: 'HOST', given: host, wanted }, error);
    }
    default:
      return error;
  }
}

type Log = Readonly<{
  warn: (fields: object, message: string) => void;
  info: (fields: object, message: string) => void;
}>;

/** Writes one line when a service that this server needs is away, and one when it is back. */
export function logService(log: Log, news: ServiceNews): void {
  const { service } = news;
  if (news.type === 'away') {
    log.warn({ event: 'service-away', service, reason: news.reason }, `${service} is away`);
  } else {
    log.info({ event: 'service-back', service, awayMs: news.awayMs }, `${service} is back`);
  }
}
