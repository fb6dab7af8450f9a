import { type Clock, pause } from '../clock.ts';
import { markAway, type TellService, watchAbsence } from './absence.ts';

/** Another service that answers with JSON. */
export type OutsideApi = Readonly<{
  /**
   * Resolves to the answer; undefined if there is none at the address (404). Takes at most `patienceMs`. Throws
   * OutsideFault if there is no answer, or none that can be read.
   */
  get: (address: URL, patienceMs?: number) => Promise<unknown>;
  /** True if the last request failed. */
  isFailing: () => boolean;
}>;

export type OutsideApiParts = Readonly<{
  /** The name of the service in faults. */
  name: string;
  headers: Readonly<Record<string, string>>;
  fetch: typeof fetch;
  clock: Clock;
  /** A number from 0 up to, not including, 1. */
  random: () => number;
  /** Called when so many requests failed that the service rests, and when it answers again. */
  tell?: TellService;
}>;

export type OutsideFaultCode =
  | 'resting'
  | 'too-busy'
  | 'refused'
  | 'late'
  | 'unreachable'
  | 'unavailable'
  | 'unreadable';

/** Names only the service and the path: queries and headers contain keys. */
export class OutsideFault extends Error {
  readonly code: OutsideFaultCode;

  constructor(
    name: string,
    { code, detail }: Readonly<{ code: OutsideFaultCode; detail: string }>,
  ) {
    super(`${name} is ${code} (${detail})`);
    this.name = 'OutsideFault';
    this.code = code;
  }
}

export const REQUESTS_PER_SECOND = 40;
export const ATTEMPTS = 3;
const ATTEMPT_MS = 5_000;
/** For all attempts together, so that the caller gets an answer within ten seconds. */
const PATIENCE_MS = 9_000;
export const BREAKER = { failures: 5, pauseMs: 30_000 } as const;

const FIRST_BACKOFF_MS = 250;

/** A service that asks for a longer pause gets requests again after this time. */
const LONGEST_REST_MS = 5 * 60_000;

/** In bytes. A film with twenty long reviews and a crew of thousands has less. */
const LONGEST_ANSWER = 2 * 1024 * 1024;

export function createOutsideApi(parts: OutsideApiParts): OutsideApi {
  const { name, clock, random, tell = () => {} } = parts;
  const limit = createRateLimit(clock, REQUESTS_PER_SECOND);
  const breaker = createCircuitBreaker(clock, BREAKER);
  const absence = watchAbsence({ service: name, now: clock.now, tell });
  let restsUntil = 0;
  const fault = (code: OutsideFaultCode, detail: string) => {
    const made = new OutsideFault(name, { code, detail });
    // An unreadable answer does not mean that the service is away: its format may have changed.
    if (code !== 'unreadable') markAway(made);
    return made;
  };
  const tryOnce = async (address: URL, endsAt: number): Promise<Attempt> => {
    const { pathname } = address;
    if (!(await limit.waitForTurn(endsAt))) throw fault('too-busy', pathname);
    // A longer pause than the longest means that the clock was set back.
    if (restsUntil > clock.now() + LONGEST_REST_MS) restsUntil = 0;
    if (clock.now() < restsUntil || !breaker.mayTry()) throw fault('resting', pathname);
    const attempt = await ask(parts, address, Math.min(ATTEMPT_MS, endsAt - clock.now()));
    if (attempt.type === 'answered') {
      breaker.succeed();
      absence.end();
      return attempt;
    }
    breaker.fail();
    if (breaker.isOpen()) absence.lose(new Error(`${attempt.code}, ${attempt.detail}`));
    const restMs = Math.min(attempt.waitMs ?? 0, LONGEST_REST_MS);
    restsUntil = Math.max(restsUntil, clock.now() + restMs);
    return attempt;
  };
  return {
    get: async (address, patienceMs = PATIENCE_MS) => {
      const endsAt = clock.now() + patienceMs;
      for (let count = 1; ; count++) {
        const attempt = await tryOnce(address, endsAt);
        if (attempt.type === 'answered') return attempt.answer;
        const { code, detail, waitMs } = attempt;
        const backoff = Math.round(FIRST_BACKOFF_MS * 2 ** (count - 1) * (1 + random()));
        const wait = waitMs ?? backoff;
        const isLast = count === ATTEMPTS || clock.now() + wait >= endsAt;
        if (code === 'refused' || isLast) throw fault(code, `${address.pathname}, ${detail}`);
        await pause(clock, wait);
      }
    },
    isFailing: breaker.isFailing,
  };
}

type Attempt = Readonly<
  | { type: 'answered'; answer: unknown }
  | {
      type: 'failed';
      code: OutsideFaultCode;
      detail: string;
      /** How long the service asks for a pause, in milliseconds. */
      waitMs?: number | undefined;
    }
>;

async function ask(
  { fetch, headers, clock }: OutsideApiParts,
  address: URL,
  patienceMs: number,
): Promise<Attempt> {
  const aborting = new AbortController();
  const stop = clock.after(Math.max(0, patienceMs), () => aborting.abort());
  try {
    // A redirect would send the key to another address.
    const response = await fetch(address, { headers, signal: aborting.signal, redirect: 'error' });
    return await readAnswer(response, clock.now());
  } catch (error) {
    if (aborting.signal.aborted) {
      return { type: 'failed', code: 'late', detail: `no answer in ${patienceMs} ms` };
    }
    return { type: 'failed', code: 'unreachable', detail: fetchFailure(error) };
  } finally {
    stop();
    aborting.abort();
  }
}

async function readAnswer(response: Response, now: number): Promise<Attempt> {
  const { status } = response;
  if (status === 404) return { type: 'answered', answer: undefined };
  if (status === 429 || status >= 500) {
    const waitMs = parseRetryAfter(response.headers.get('retry-after'), now);
    return { type: 'failed', code: 'unavailable', detail: `status ${status}`, waitMs };
  }
  if (status !== 200) return { type: 'failed', code: 'refused', detail: `status ${status}` };
  const text = await readText(response);
  if (text === undefined) {
    return { type: 'failed', code: 'unreadable', detail: 'an answer without end' };
  }
  try {
    return { type: 'answered', answer: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { type: 'failed', code: 'unreadable', detail: 'no JSON' };
  }
}

/** Undefined for a text that is too long. */
async function readText(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > LONGEST_ANSWER) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Returns why a fetch failed: the system's code if there is one. A message may contain the address with its key. */
export function fetchFailure(error: unknown): string {
  const { name, cause } = error as Readonly<{ name?: string; cause?: { code?: unknown } }>;
  return typeof cause?.code === 'string' ? cause.code : String(name);
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

type State = Readonly<
  | { type: 'closed'; failures: number }
  | { type: 'open'; until: number }
  | { type: 'probing'; until: number }
>;

/**
 * Stops requests to a service that does not answer.
 * @param limits how many failures in a row open the breaker, and after which time one try is allowed
 */
export function createCircuitBreaker(
  clock: Clock,
  { failures: most, pauseMs }: Readonly<{ failures: number; pauseMs: number }>,
) {
  let state: State = { type: 'closed', failures: 0 };
  const openUntil = () => clock.now() + pauseMs;
  return {
    /** False while no call may be tried. A caller that tries must report the outcome. */
    mayTry: (): boolean => {
      if (state.type === 'closed') return true;
      const leftMs = state.until - clock.now();
      // More time than the pause can only be left if the clock was set back.
      if (0 < leftMs && leftMs <= pauseMs) return false;
      // If the outcome of a probe is never reported, another probe follows.
      state = { type: 'probing', until: openUntil() };
      return true;
    },
    succeed: () => {
      state = { type: 'closed', failures: 0 };
    },
    fail: () => {
      const failures = state.type === 'closed' ? state.failures + 1 : most;
      state = failures < most ? { type: 'closed', failures } : { type: 'open', until: openUntil() };
    },
    /** True if the last try failed. */
    isFailing: () => state.type !== 'closed' || state.failures > 0,
    /** True while only an occasional request is tried. */
    isOpen: () => state.type !== 'closed',
  };
}

/** No caller waits this long. A turn further ahead was given before the clock was set back. */
const FURTHEST_MS = 60_000;

/** Starts at most this many turns in any second, in the order of the calls. */
export function createRateLimit(clock: Clock, perSecond: number) {
  const turns: number[] = [];
  return {
    /** Waits for a turn. Returns false at once if the turn would come later than `endsAt`. */
    waitForTurn: async (endsAt: number): Promise<boolean> => {
      const now = clock.now();
      if ((turns.at(-1) ?? now) > now + FURTHEST_MS) turns.length = 0;
      const before = turns.at(-perSecond);
      const turn = before === undefined ? now : Math.max(now, before + 1000);
      if (turn > endsAt) return false;
      turns.push(turn);
      if (turns.length > perSecond) turns.shift();
      if (turn > now) await pause(clock, turn - now);
      return true;
    },
  };
}

/**
 * Returns how long to wait, in milliseconds. Undefined if the header is absent, or neither seconds nor a date.
 * @see RFC 9110, section 10.2.3
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // Only dates have letters. Date.parse would accept many other texts.
  const date = /^[A-Za-z]{3}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
