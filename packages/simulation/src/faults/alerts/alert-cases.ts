import { once } from 'node:events';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DATABASE_ADDRESS, REDIS_ADDRESS } from '../../../../../scripts/services.ts';
import { createChance } from '../../chance.ts';
import { createRoomClient, sendByHttp, takeGuest } from '../../client/game-client.ts';
import type { GameServer, ServerOptions } from '../../services/game-server.ts';
import { makeFolder } from '../../services/program.ts';
import { makeSmallDisk } from '../../services/small-disk.ts';
import { beginEvening } from '../play/evening.ts';
import { openLedger } from '../play/ledger.ts';
import { createPlayer } from '../play/player.ts';
import { openSession, takePlace } from '../play/table.ts';

export type AlertCase = Readonly<{
  alert: string;
  broken: string;
  settings?: Readonly<Record<string, string>>;
  /** What the log must say; nothing if the server can't. */
  says?: RegExp;
  /** Open files, if fewer than usual. */
  files?: number;
  /** The folder of another copy of the game. */
  copy?: string;
  /** Breaks something, and resolves when it is broken. The server was seen by Prometheus before. */
  by?: (server: GameServer) => unknown;
}>;

export type AlertParts = Readonly<{
  /** The folder of the game. */
  root: string;
  /** Starts a server that is ended after the case. */
  startServer: (options: ServerOptions) => Promise<GameServer>;
  /** Calls back at the end, the last one first. */
  atEnd: (undo: () => unknown) => void;
}>;

/** The least that a room may have. */
const TIME_LIMIT_S = 10;

/** At least one case for each alert. Only root can make them all, because some need a disk of their own. */
export async function makeAlertCases({
  root,
  startServer,
  atEnd,
}: AlertParts): Promise<readonly AlertCase[]> {
  const lineTo = async (address: string, usualPort: number) => {
    const line = await openLine(address, usualPort);
    atEnd(line.cut);
    return line;
  };
  const database = await createDatabase(atEnd);
  const postgres = await lineTo(database, 5432);
  const redis = await lineTo(REDIS_ADDRESS, 6379);
  const throughLine = { DATABASE_URL: postgres.address };
  const shared = {
    DATABASE_URL: database,
    REDIS_URL: REDIS_ADDRESS,
    PUBLIC_URL: 'http://game.localhost',
  };
  /** Plays at these servers until the end of the last of them. */
  const playAt = (...servers: readonly GameServer[]) => {
    const origins = servers.map(({ origin }) => origin);
    const evening = beginEvening({ origins, chance: createChance(1) });
    void servers.at(-1)?.ended().then(evening.close);
    return evening;
  };
  return [
    { alert: 'ServerDown', broken: 'killed', by: ({ kill }) => kill() },
    {
      alert: 'Restarts',
      broken: 'killed and started four times',
      by: async ({ kill, start }) => {
        for (let time = 0; time < 4; time++) {
          await kill();
          await start();
          await pause(4_000);
        }
      },
    },
    { alert: 'BackupOld', broken: 'no backup was made' },
    {
      alert: 'FilmsMissing',
      broken: 'a build without films',
      copy: copyWithoutFilms(root, atEnd),
      says: /\/readyz: films is missing/,
    },
    {
      alert: 'MailsFail',
      broken: 'no mail server listens',
      settings: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'game@example.com' },
      says: /mail fails/,
    },
    {
      alert: 'FilmDatabaseAway',
      broken: 'the film database does not answer',
      settings: { TMDB_READ_TOKEN: 'token', TMDB_API_URL: 'http://127.0.0.1:1/3' },
      says: /TMDB_READ_TOKEN could not be checked/,
    },
    {
      alert: 'Faults',
      broken: 'a table is gone',
      says: /"msg":"fault"/,
      by: ({ dataDir }) => openStore(dataDir).exec('drop table heard_seat'),
    },
    {
      alert: 'WalGrows',
      broken: 'another program reads, and writes 600 MB meanwhile',
      by: ({ dataDir }) => writeBesideReader(dataDir),
    },
    {
      alert: 'CoreBusy',
      broken: 'the process stands still for 0.4 s of each 0.6 s',
      by: (server) => standStill(server, { ms: 400, ofMs: 600 }),
    },
    {
      alert: 'MemoryHigh',
      broken: 'a module keeps 900 MB',
      settings: {
        NODE_OPTIONS: '--import=data:text/javascript,globalThis.leak=Buffer.alloc(9e8,1)',
      },
    },
    {
      alert: 'DescriptorsFew',
      broken: 'sixty connections with a hundred descriptors',
      files: 100,
      by: async ({ port }) => {
        for (let n = 0; n < 60; n++) await once(connect(port, '127.0.0.1'), 'connect');
      },
    },
    {
      alert: 'SignInsAttacked',
      broken: 'wrong passwords from three hundred networks',
      settings: { TRUSTED_PROXIES: '127.0.0.1' },
      says: /"event":"sign-in-failed"/,
      by: tryPasswords,
    },
    {
      alert: 'DeliverySlow',
      broken: 'the process stands still for 2 s of each 2.5 s, while another server plays',
      settings: shared,
      by: async (server) => {
        await playAt(await startServer({ env: shared }), server).goOn(1);
        standStill(server, { ms: 2_000, ofMs: 2_500 });
      },
    },
    {
      alert: 'RedisAway',
      broken: 'the line to Redis is cut',
      settings: { REDIS_URL: redis.address },
      says: /Redis is away/,
      by: redis.cut,
    },
    {
      alert: 'ServersApart',
      broken: 'a second server on one PostgreSQL, without Redis',
      settings: throughLine,
      says: /\/readyz: servers is apart/,
      by: () => startServer({ env: throughLine }),
    },
    {
      alert: 'GuessesSlow',
      broken: 'each answer of PostgreSQL takes 0.3 s',
      settings: throughLine,
      by: async (server) => {
        await playAt(server).goOn(1);
        postgres.delay(300);
      },
    },
    {
      alert: 'RoundsLate',
      broken: 'another server was killed in ten rounds',
      settings: shared,
      by: async () => {
        const other = await startServer({ env: shared });
        await letRoundsPass(other);
        await other.kill();
      },
    },
    {
      alert: 'PoolBusy',
      broken: 'each answer of PostgreSQL takes 0.4 s, and a hundred players want a name at once',
      settings: throughLine,
      by: (server) => {
        postgres.delay(400);
        for (let nth = 0; nth < 100; nth++) void takeNames(server);
      },
    },
    {
      alert: 'StoreNotReady',
      broken: 'the line to PostgreSQL is cut',
      settings: throughLine,
      says: /\/readyz: store is away/,
      by: () => {
        postgres.delay(0);
        postgres.cut();
      },
    },
    ...casesOfFullDisk(atEnd),
  ];
}

function casesOfFullDisk(atEnd: AlertParts['atEnd']): readonly AlertCase[] {
  const disk = makeSmallDisk();
  atEnd(() => disk[Symbol.dispose]());
  const settings = { DATA_DIR: disk.path };
  return [
    { alert: 'DiskLow', broken: 'a disk of 64 MB', settings },
    {
      alert: 'StoreNotReady',
      broken: '3 MB are left of the disk',
      settings,
      says: /\/readyz: store is full/,
      by: () => disk.fill(3_000_000),
    },
    {
      alert: 'CommitsFail',
      broken: 'nothing is left of the disk',
      settings,
      says: /\/readyz: store is full/,
      by: () => disk.fill(),
    },
  ];
}

/** From now on, until it ends. */
function standStill(server: GameServer, { ms, ofMs }: { ms: number; ofMs: number }): void {
  const beat = setInterval(() => {
    server.send('SIGSTOP');
    setTimeout(() => server.send('SIGCONT'), ms);
  }, ofMs);
  void server.ended().then(() => clearInterval(beat));
}

function openStore(dataDir: string): DatabaseSync {
  return new DatabaseSync(join(dataDir, 'outoften.sqlite'), { timeout: 10_000 });
}

/** While a reader has the store open, its log can't be written back. */
function writeBesideReader(dataDir: string): void {
  const reader = openStore(dataDir);
  reader.exec('begin; select count(*) from room');
  const writer = openStore(dataDir);
  writer.exec('create table filling (bytes blob)');
  for (let megabyte = 0; megabyte < 600; megabyte++) {
    writer.exec('insert into filling values (zeroblob(1000000))');
  }
}

async function tryPasswords({ port }: GameServer): Promise<void> {
  // Browsers know the server by this name where PUBLIC_URL is not set.
  const origin = `http://localhost:${port}`;
  const query = new URLSearchParams({
    client_id: 'spa',
    redirect_uri: `${origin}/game/login`,
    response_type: 'code',
    scope: 'openid profile email',
    state: 'a'.repeat(32),
    code_challenge: 'b'.repeat(43),
    code_challenge_method: 'S256',
  });
  const visit = await fetch(`${origin}/oauth2/authorize?${query}`, { redirect: 'manual' });
  const form = new URL(visit.headers.get('location') ?? '', origin);
  const cookie = visit.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  for (let nth = 0; nth < 300; nth++) {
    const answer = await fetch(form, {
      method: 'POST',
      headers: { cookie, 'x-forwarded-for': `10.${nth >> 8}.${nth & 255}.1` },
      body: new URLSearchParams({ email: `${nth}@example.com`, password: 'short' }),
    });
    await answer.arrayBuffer();
    if (answer.status !== 401) throw new Error(`A wrong password was answered ${answer.status}`);
  }
}

/** Begins a round in ten rooms whose only player does not guess. */
async function letRoundsPass(server: GameServer): Promise<void> {
  const begin = async () => {
    const origin = () => server.origin;
    const player = createPlayer({ name: 'Ana', origin, ledger: openLedger() });
    void server.ended().then(player.close);
    const { code, id } = await openSession(player, { max_players: 2, time_limit: TIME_LIMIT_S });
    const { connection } = await takePlace(player, code, false);
    player.enter(id, connection);
    await player.bySocket.start(id, 1);
  };
  await Promise.all(Array.from({ length: 10 }, begin));
}

/** Takes one name after another until the server ends. */
async function takeNames({ origin, isRunning }: GameServer): Promise<void> {
  const takeName = createRoomClient(sendByHttp(origin, await takeGuest(origin))).takeName;
  while (isRunning()) await takeName('Ana').catch(() => {});
}

function copyWithoutFilms(root: string, atEnd: AlertParts['atEnd']): string {
  const copy = makeFolder();
  atEnd(() => copy[Symbol.dispose]());
  for (const each of ['builds', 'packages/server/src', 'packages/server/package.json']) {
    cpSync(join(root, each), join(copy.path, each), { recursive: true, verbatimSymlinks: true });
  }
  for (const each of ['node_modules', 'packages/server/node_modules']) {
    symlinkSync(join(root, each), join(copy.path, each));
  }
  writeFileSync(join(copy.path, 'builds/current/catalogue/films.json'), '[]');
  return copy.path;
}

async function createDatabase(atEnd: AlertParts['atEnd']): Promise<string> {
  const name = `alerts_${process.pid}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: DATABASE_ADDRESS });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  atEnd(() => run(`drop database ${name} with (force)`));
  return Object.assign(new URL(DATABASE_ADDRESS), { pathname: `/${name}` }).href;
}

/** Passes connections on to a service. */
async function openLine(address: string, usualPort: number) {
  const url = new URL(address);
  const sockets = new Set<Socket>();
  let lateness = 0;
  const server = createServer((client) => {
    const service = connect(Number(url.port) || usualPort, url.hostname);
    for (const socket of [client, service]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    client.pipe(service);
    service.on('data', (chunk) => setTimeout(() => client.write(chunk), lateness));
    service.on('close', () => client.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  return {
    /** The service's address, through this line. */
    address: Object.assign(new URL(address), { host: `127.0.0.1:${port}` }).href,
    /** From now on each answer comes so much later. */
    delay: (ms: number) => {
      lateness = ms;
    },
    cut: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
