import { setTimeout as wait } from 'node:timers/promises';
import { startContender } from '../live/contender.ts';
import { type Lobby, openOwnLobbies, type Shape } from '../live/lobbies.ts';
import { readCollectedMegabytes } from '../measured-server.ts';
import { median, percentile } from '../rounds.ts';
import { type Row, timeRow } from '../row.ts';

const VIEWERS = 10_000;
const PLAYERS = 2;
const ROUNDS = 5;
const REVEALED_WITHIN_MS = 1_000;
/** Guesses of viewers in each round, and how many are sent every {@link TICK_MS}. */
const GUESSES = 5_000;
const GUESSES_A_TICK = 10;
const TICK_MS = 5;
/** After this time, no message of a round is in transit. */
const REST_MS = 2_000;

const SHAPE: Shape = { lobbies: 1, members: PLAYERS + VIEWERS, players: PLAYERS };

/**
 * Measures how soon all members of the largest audience have the answer, each on a separate socket, and how much
 * memory a viewer takes.
 */
export async function measureAudienceReveal(): Promise<readonly Row[]> {
  await using server = await startContender('ours', { players: PLAYERS });
  const before = await readCollectedMegabytes(server);
  const inbox = createInbox();
  const { receive } = inbox;
  const [lobby] = await openOwnLobbies({ shape: SHAPE, origins: [server.origin], receive });
  if (lobby === undefined) throw new Error('There is no lobby');
  const kilobytes = (1024 * ((await readCollectedMegabytes(server)) - before)) / VIEWERS;
  for (const viewer of lobby.members.keys()) {
    lobby.observe(viewer, ({ isOver }) => {
      if (isOver) inbox.revealedAt.set(viewer, inbox.arrivedAt());
    });
  }
  const rounds: Reveal[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await playRound(lobby, inbox));
  for (const { cut } of lobby.members) cut();
  const of = (part: keyof Reveal) => median(rounds.map((reveal) => reveal[part]));
  return [
    { what: `memory of a viewer, of ${VIEWERS}`, measured: `${kilobytes.toFixed(0)} kB` },
    timeRow(`the answer is with ${VIEWERS} viewers, p95`, {
      measured: of('p95'),
      below: REVEALED_WITHIN_MS,
    }),
    {
      what: '  the median and the last of them',
      measured: `${of('p50').toFixed(0)} and ${of('last').toFixed(0)} ms`,
    },
  ];
}

/** Milliseconds from the last guess to the answer. */
type Reveal = Readonly<{ p50: number; p95: number; last: number }>;

/** Messages are read after the measurement, because reading takes time. */
function createInbox() {
  let waiting: { at: number; read: () => void }[] | undefined;
  let arrivedAt = 0;
  return {
    /** When each viewer received the end of the round. */
    revealedAt: new Map<number, number>(),
    /** When the message arrived that is read now. */
    arrivedAt: () => arrivedAt,
    receive: (read: () => void) => {
      if (waiting === undefined) read();
      else waiting.push({ at: performance.now(), read });
    },
    /** From now on messages wait. */
    hold: () => {
      waiting = [];
    },
    readAll: () => {
      for (const { at, read } of waiting ?? []) {
        arrivedAt = at;
        read();
      }
      waiting = undefined;
    },
  };
}

async function playRound(
  { members, nextRound }: Lobby,
  { revealedAt, hold, readAll }: ReturnType<typeof createInbox>,
): Promise<Reveal> {
  for (let sent = PLAYERS; sent < PLAYERS + GUESSES; sent += GUESSES_A_TICK) {
    for (const { guess } of members.slice(sent, sent + GUESSES_A_TICK)) guess();
    await wait(TICK_MS);
  }
  members[0]?.guess();
  await wait(REST_MS);
  revealedAt.clear();
  hold();
  const start = performance.now();
  members[1]?.guess();
  await wait(REST_MS);
  readAll();
  const times = Array.from(
    { length: VIEWERS },
    (_, viewer) => (revealedAt.get(PLAYERS + viewer) ?? Number.POSITIVE_INFINITY) - start,
  );
  nextRound?.();
  await wait(REST_MS);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), last: Math.max(...times) };
}
