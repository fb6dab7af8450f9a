import { setTimeout as wait } from 'node:timers/promises';
import type { GameServer } from '@outoften/simulation/src/services/game-server.ts';
import { readBusySeconds, readProcessSeconds } from '../measured-server.ts';
import type { Lobby } from './lobbies.ts';

/** A guess that has not arrived this long after the last one counts as lost. */
const PATIENCE_MS = 2_500;
const OPENED_WITHIN_MS = 30_000;
const TICK_MS = 1;
/** Seats that move their sliders whenever another seat of their lobby guesses, as in the app. */
const DRAFTS_A_GUESS = 2;

/** What all lobbies do next: all seats but one guess, the last seat guesses, or the next round is opened. */
export type Step = 'guess' | 'end' | 'open';

/** A step in all lobbies, with seconds of processor time. */
export type Measured = Readonly<{
  sent: number;
  /** Milliseconds from sending a guess to its arrival at the last member; infinite for one that has not arrived. */
  latencies: readonly number[];
  /** Bytes that the last members received. */
  bytes: number;
  seconds: number;
  servers: number;
  load: number;
  /** Of all other programs together. */
  others: number;
}>;

export type Round = Readonly<Record<Step, Measured>>;

export type Load = ReturnType<typeof createLoad>;

/** Lets lobbies play. The last member of a lobby observes, because the server sends to it last. */
export function createLoad(
  lobbies: readonly Lobby[],
  { players, servers }: Readonly<{ players: number; servers: readonly GameServer[] }>,
) {
  let latencies: number[] = [];
  const tables = lobbies.map((lobby) => {
    /** When each seat's guess was sent that has not arrived. */
    const sentAt = new Map<number, number>();
    const table = { ...lobby, sentAt, isOpen: true };
    lobby.observe(lobby.members.length - 1, ({ guessed, isOpen }) => {
      const now = performance.now();
      for (const member of guessed) {
        const at = sentAt.get(member);
        if (at !== undefined) latencies.push(now - at);
        sentAt.delete(member);
      }
      table.isOpen ||= isOpen;
    });
    return table;
  });
  type Table = (typeof tables)[number];

  function guess({ members, sentAt }: Table, member: number): void {
    sentAt.set(member, performance.now());
    members[member]?.guess();
    for (const other of members.slice(member + 1, players).slice(0, DRAFTS_A_GUESS)) other.draft();
  }

  const acts: Readonly<Record<Step, () => readonly (() => void)[]>> = {
    guess: () =>
      Array.from({ length: players - 1 }, (_, member) =>
        tables.map((table) => () => guess(table, member)),
      ).flat(),
    end: () => tables.map((table) => () => guess(table, players - 1)),
    open: () =>
      tables.map((table) => () => {
        table.isOpen = table.nextRound === undefined;
        table.nextRound?.();
      }),
  };
  const read = () => ({
    at: performance.now() / 1000,
    bytes: tables.reduce((sum, { members }) => sum + (members.at(-1)?.received() ?? 0), 0),
    servers: servers.reduce((sum, { pid }) => sum + readProcessSeconds(pid()), 0),
    load: readProcessSeconds(process.pid),
    all: readBusySeconds(),
  });

  /** Takes the step in all lobbies in turns, so many times a second. Resolves to how many times. */
  async function take(step: Step, rate: number): Promise<number> {
    const due = acts[step]();
    const start = performance.now();
    for (let done = 0; done < due.length; ) {
      await wait(TICK_MS);
      const until = ((performance.now() - start) * rate) / 1000;
      while (done < Math.min(until, due.length)) due[done++]?.();
    }
    const deadline = performance.now() + PATIENCE_MS;
    while (tables.some(({ sentAt }) => sentAt.size > 0) && performance.now() < deadline) {
      await wait(TICK_MS);
    }
    while (!tables.every(({ isOpen }) => isOpen)) {
      if (performance.now() > start + OPENED_WITHIN_MS) throw new Error('A round was not opened');
      await wait(TICK_MS);
    }
    return due.length;
  }

  async function run(step: Step, rate: number): Promise<Measured> {
    latencies = [];
    const before = read();
    const sent = await take(step, rate);
    const after = read();
    const missing = tables.reduce((sum, { sentAt }) => sum + sentAt.size, 0);
    for (const { sentAt } of tables) sentAt.clear();
    const lost = new Array<number>(missing).fill(Number.POSITIVE_INFINITY);
    const [own, load] = [after.servers - before.servers, after.load - before.load];
    return {
      sent,
      latencies: [...latencies, ...lost],
      bytes: after.bytes - before.bytes,
      seconds: after.at - before.at,
      servers: own,
      load,
      others: Math.max(0, after.all - before.all - own - load),
    };
  }

  return {
    /** Plays a round in every lobby, with so many guesses a second. */
    playRound: async (rate: number): Promise<Round> => ({
      guess: await run('guess', rate),
      // As often as the rooms would end and begin at this rate.
      end: await run('end', rate / players),
      open: await run('open', rate / players),
    }),
    /** Cuts all connections. */
    cut: () => {
      for (const { members } of lobbies) for (const { cut } of members) cut();
    },
  };
}
