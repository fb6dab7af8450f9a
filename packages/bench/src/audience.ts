import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AUTO_APPROVE_MS } from '@outoften/rules/room/seats/seating';
import { openStore } from '@outoften/server/src/platform/db/open-store.ts';
import { type AudienceApi, openAudienceApi } from './audience-api.ts';
import { median, percentile } from './rounds.ts';
import { type Row, timeRow } from './row.ts';

const MEMBERS = 10_000;
/** Requests in progress at once. */
const AT_ONCE = 200;
const ALL_WITHIN_MS = 10_000;
const EACH_WITHIN_MS = 500;

const GUESSING_AT_ONCE = 2_000;
const ALL_GUESSED_WITHIN_MS = 500;
const ENDED_WITHIN_MS = 250;
const ROUNDS = 5;

/** Accounts by number. */
const HOST = 0;
const GUEST = 1;
const FIRST_MEMBER = 2;

const OPEN = `mutation { createOutOfTenSession(input: { settings: {
  session_name: "Friday reels", max_players: 2, max_rounds: 50, is_audience_session: true } }) {
  code public_session_id } }`;
const JOIN = `mutation ($code: String!, $asAudience: Boolean) {
  createPlayerSessionConnection(input: { session_code: $code, as_audience: $asAudience }) {
    id player_name is_audience seat_secret audience_place } }`;
const START = `mutation ($id: ID!) {
  createSessionRound(input: { public_session_id: $id }) { id } }`;
const GUESS = `mutation ($id: ID!, $connection: ID, $value: Float!) {
  createPlayerGuess(input: { public_session_id: $id, session_connection_id: $connection,
    guess_value: $value }) { id } }`;
const RESUME = 'mutation ($connection: ID!) { resumeSession(connection_id: $connection) }';
const END = `mutation ($id: ID!) {
  updateSessionRound(input: { id: $id, is_round_over: true }) { house { guesses } } }`;

/**
 * Measures the largest possible audience, called through the API's resolvers and stored as the embedded server does.
 */
export async function measureAudience(): Promise<readonly Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'outoften-bench-'));
  const db = await openStore({ dataDir, databaseUrl: undefined });
  try {
    return await measureAudienceOn(db);
  } finally {
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureAudienceOn(db: OpenStore): Promise<readonly Row[]> {
  const api = await openAudienceApi(db, 2 + MEMBERS);
  try {
    const room = await openRoom(api);
    const { members, times: joined } = await joinAll(api, room);
    const rounds: PlayedRound[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push(await playRound(api, { ...room, members }));
    }
    const placed = await askForPlaces(api, members);
    return [
      ...timesRows(`an audience of ${MEMBERS} joins`, joined),
      timeRow(`${GUESSING_AT_ONCE} guesses of an audience at once`, {
        measured: median(rounds.map(({ guessed }) => guessed)),
        below: ALL_GUESSED_WITHIN_MS,
      }),
      timeRow('  and the end of their round', {
        measured: median(rounds.map(({ ended }) => ended)),
        below: ENDED_WITHIN_MS,
      }),
      ...timesRows(`all ${MEMBERS} ask for their place`, placed),
    ];
  } finally {
    await api.close();
  }
}

type OpenStore = Awaited<ReturnType<typeof openStore>>;

type Room = Readonly<{ id: string; code: string }>;

/** Opens a room with its two seats taken. */
async function openRoom({ ask }: AudienceApi): Promise<Room> {
  const { createOutOfTenSession: made } = await ask(HOST, OPEN);
  const room = { id: String(made?.public_session_id), code: String(made?.code) };
  await ask(GUEST, JOIN, { code: room.code, asAudience: false });
  await wait(2 * AUTO_APPROVE_MS);
  return room;
}

async function joinAll({ ask }: AudienceApi, { code }: Room) {
  const members: Member[] = [];
  const times = await timeEach(async (n) => {
    const account = FIRST_MEMBER + n;
    const { createPlayerSessionConnection: made } = await ask(account, JOIN, { code });
    if (made?.is_audience !== true) throw new Error('A member is not in the audience');
    members.push({ account, connection: String(made.id) });
  });
  return { members, times };
}

/** Requests each member's place, as every app does when a round is over. */
function askForPlaces({ ask }: AudienceApi, members: readonly Member[]): Promise<Times> {
  return timeEach(async (n) => {
    const { account, connection } = members[n] ?? NO_MEMBER;
    const { resumeSession: resumed } = await ask(account, RESUME, { connection });
    const hasPlace = Object(resumed).audienceStanding?.type === 'placed';
    // The first members guessed in every round, the others in none.
    if (hasPlace !== n < GUESSING_AT_ONCE) throw new Error('A member has a wrong place');
  });
}

type Times = Readonly<{ all: number; p99: number }>;

/** Times one act of each member, with several members at once. */
async function timeEach(act: (n: number) => Promise<void>): Promise<Times> {
  const times: number[] = [];
  let next = 0;
  const start = performance.now();
  const goOn = async () => {
    for (let n = next++; n < MEMBERS; n = next++) {
      const begun = performance.now();
      await act(n);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  return { all: performance.now() - start, p99: percentile(times, 0.99) };
}

function timesRows(what: string, { all, p99 }: Times): readonly Row[] {
  return [
    timeRow(`${what}, ${AT_ONCE} at once`, { measured: all, below: ALL_WITHIN_MS }),
    timeRow('  each of them, p99', { measured: p99, below: EACH_WITHIN_MS }),
  ];
}

type Member = Readonly<{ account: number; connection: string }>;

const NO_MEMBER: Member = { account: HOST, connection: '' };

type PlayedRound = Readonly<{ guessed: number; ended: number }>;

async function playRound(
  { ask }: AudienceApi,
  { id, members }: Room & Readonly<{ members: readonly Member[] }>,
): Promise<PlayedRound> {
  const { createSessionRound: round } = await ask(HOST, START, { id });
  await ask(GUEST, GUESS, { id, value: 7.3 });
  const begun = performance.now();
  await Promise.all(
    members
      .slice(0, GUESSING_AT_ONCE)
      .map(({ account, connection }, n) =>
        ask(account, GUESS, { id, connection, value: 1 + (n % 90) / 10 }),
      ),
  );
  const guessed = performance.now() - begun;
  const { updateSessionRound: over } = await ask(HOST, END, { id: round?.id });
  const ended = performance.now() - begun - guessed;
  const { guesses } = Object(over?.house);
  if (guesses !== GUESSING_AT_ONCE) throw new Error(`The House has ${guesses} guesses`);
  return { guessed, ended };
}
