import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  GUESSES_PER_ACCOUNT,
  GUESSES_PER_ADDRESS,
} from '@outoften/server/src/identity/hosted/hosted-limits.ts';
import { type Browser, openBrowser } from '@outoften/server/testing/identity/browser-under-test.ts';
import { visitSignIn } from '@outoften/server/testing/identity/issuer-under-test.ts';
import { startGameServer } from './game-server.ts';
import { median, percentile } from './rounds.ts';
import { formatMilliseconds, type Row } from './row.ts';
import { emailOf, openSignInServer, RIGHT_PASSWORD, type Who } from './sign-in-server.ts';

/** Three contenders take turns. A multiple of all orders of three. */
const TURNS = 60;
const WARM_UP_TURNS = 6;
/** The time in which the mail of the sample before is sent. */
const REST_MS = 80;
const TIMES_CHANCE = 3;

const FORMS = [
  { what: 'sign-in', path: '' },
  { what: 'sign-up', path: '/sign-up' },
  { what: 'forgotten password', path: '/forgotten' },
] as const;

/** `again` is a known address too: it differs from `known` only by chance. */
const CONTENDERS = { known: 'known', unknown: 'unknown', again: 'known' } as const;

type Contender = keyof typeof CONTENDERS;

const ORDERS: readonly (readonly Contender[])[] = [
  ['known', 'unknown', 'again'],
  ['unknown', 'again', 'known'],
  ['again', 'known', 'unknown'],
  ['again', 'unknown', 'known'],
  ['known', 'again', 'unknown'],
  ['unknown', 'known', 'again'],
];

/** Measures what a guessing attacker can learn from the server over HTTP, by timing and by trying. */
export async function measureGuessing(): Promise<readonly Row[]> {
  return [...(await measureForms()), ...(await measureLimits())];
}

async function measureForms(): Promise<readonly Row[]> {
  await using server = await startGameServer(
    join(import.meta.dirname, 'measured-sign-in-server.ts'),
  );
  const { origin } = server;
  const visit = await openVisit({ origin, server: origin });
  const rows: Row[] = [];
  for (const { what, path } of FORMS) {
    const times = await takeTurns((who, n) => timePost(visit, { path, email: emailOf(who, n) }));
    rows.push(differenceRow(what, times));
  }
  return rows;
}

type Times = Readonly<Record<Contender, number[]>>;

async function takeTurns(sample: (who: Who, n: number) => Promise<number>): Promise<Times> {
  const times: Times = { known: [], unknown: [], again: [] };
  for (let turn = -WARM_UP_TURNS; turn < TURNS; turn++) {
    const order = ORDERS[Math.abs(turn) % ORDERS.length] ?? [];
    for (const contender of order) {
      const took = await sample(CONTENDERS[contender], Math.abs(turn));
      if (turn >= 0) times[contender].push(took);
      await wait(REST_MS);
    }
  }
  return times;
}

/** The two must not be distinguishable: within a turn they differ by at most three times the difference by chance. */
function differenceRow(what: string, { known, unknown, again }: Times): Row {
  const apart = subtract(known, unknown);
  const byChance = subtract(known, again);
  const difference = Math.abs(median(apart));
  const spread = percentile(byChance, 0.75) - percentile(byChance, 0.25);
  const chance = Math.max(Math.abs(median(byChance)), spread / Math.sqrt(TURNS));
  const medians = [known, unknown].map((each) => formatMilliseconds(median(each))).join(' and ');
  return {
    what: `${what}, known and unknown e-mail`,
    measured: `${medians}: ${formatMilliseconds(difference)} apart, ${formatMilliseconds(chance)} by chance`,
    budget: `< ${formatMilliseconds(TIMES_CHANCE * chance)} apart`,
    isWithin: difference < TIMES_CHANCE * chance,
  };
}

function subtract(ones: readonly number[], others: readonly number[]): readonly number[] {
  return ones.map((one, turn) => one - (others[turn] ?? Number.NaN));
}

/** Runs on its own clock, because 15 minutes must pass. */
async function measureLimits(): Promise<readonly Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'outoften-bench-'));
  let clock = Date.now();
  const { app, close } = await openSignInServer({
    dataDir,
    port: 0,
    now: () => clock,
    sendMail: async () => {},
  });
  try {
    const { port } = app.server.address() as AddressInfo;
    const origin = `http://localhost:${port}`;
    const visit = await openVisit({ origin, server: origin });
    const guessAt = (email: string, password: string) =>
      postTo(visit, { path: '', email, password });
    const atAccount = await countGuesses(() => guessAt(emailOf('known', 0), 'a wrong one'));
    const locked = await guessAt(emailOf('known', 0), RIGHT_PASSWORD);
    clock += GUESSES_PER_ACCOUNT.windowMs;
    const unlocked = await guessAt(emailOf('known', 0), RIGHT_PASSWORD);
    const next = await openVisit({ origin, server: origin });
    const fromAddress = await countGuesses((n) =>
      postTo(next, { path: '', email: emailOf('unknown', n), password: 'a wrong one' }),
    );
    return [
      limitRow('guesses at an account in 15 min', atAccount, GUESSES_PER_ACCOUNT.max),
      limitRow('guesses from an address in 15 min', fromAddress, GUESSES_PER_ADDRESS.max),
      statusRow('the right password after them', locked, 429),
      statusRow('the right password 15 min later', unlocked, 303),
    ];
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Returns how many guesses are answered before one is refused as too many. */
async function countGuesses(guess: (n: number) => Promise<number>): Promise<number> {
  let answered = 0;
  while ((await guess(answered)) === 401) answered++;
  return answered;
}

function limitRow(what: string, measured: number, max: number): Row {
  return { what, measured: `${measured}`, budget: `<= ${max}`, isWithin: measured <= max };
}

function statusRow(what: string, measured: number, wanted: number): Row {
  return { what, measured: `${measured}`, budget: `${wanted}`, isWithin: measured === wanted };
}

type Visit = Readonly<{ browser: Browser; base: string }>;

async function openVisit(at: Readonly<{ origin: string; server: string }>): Promise<Visit> {
  const browser = openBrowser(at);
  const { base } = await visitSignIn(browser, { redirect_uri: `${at.origin}/game/login` });
  return { browser, base };
}

type Post = Readonly<{ path: string; email: string; password?: string }>;

async function postTo({ browser, base }: Visit, { path, email, password }: Post): Promise<number> {
  const fields = { email, password: password ?? 'a wrong one' };
  return (await browser.post(`${base}${path}`, fields)).status;
}

async function timePost(visit: Visit, post: Post): Promise<number> {
  const start = performance.now();
  const status = await postTo(visit, post);
  const took = performance.now() - start;
  if (status === 429) throw new Error('a limit that should be lifted was met');
  return took;
}
