import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { ALL, type Part, type Place, placesOf, type Shape } from './shape.ts';
import type { Wire } from './wires/wire.ts';

/** How many sockets connect at the same time. */
const COMING_IN = 100;
/** A guess that has not arrived this long after the last one counts as lost. */
const PATIENCE_MS = 2_500;
const OPENED_WITHIN_MS = 30_000;
const TICK_MS = 1;
/** Seats that move their sliders whenever another seat of their lobby guesses, as in the app. */
const DRAFTS_A_GUESS = 2;

/** What all lobbies do next: all seats but one guess, the last seat guesses, or the next round is opened. */
export type Step = 'guess' | 'end' | 'open';

export type StepResult = Readonly<{
  sent: number;
  /** Milliseconds from sending a guess to its arrival at the last member; infinite for one that has not arrived. */
  latencies: readonly number[];
  /** Bytes that the last members received. */
  bytes: number;
}>;

export type LoadParts = Readonly<{
  wire: Wire;
  shape: Shape;
  /** Several servers share all lobbies, or the members of each lobby. */
  origins: readonly string[];
  sharedBy?: 'lobby' | 'member' | undefined;
  part?: Part;
}>;

type Lobby = {
  readonly lobby: number;
  /** When each seat's guess was sent that has not arrived. */
  readonly sentAt: Map<number, number>;
  isOpen: boolean;
};

/** Connects players on separate sockets. The last member of a lobby observes, because the server sends to it last. */
export function createLoad(parts: LoadParts) {
  const { wire, shape, origins, sharedBy = 'lobby', part = ALL } = parts;
  const { players, members } = shape;
  const sockets = new Map<string, WebSocket>();
  const lobbies = placesOf({ ...shape, members: 1 }, part).map(
    ({ lobby }): Lobby => ({ lobby, sentAt: new Map(), isOpen: true }),
  );
  const lobbyOf = new Map(lobbies.map((each) => [each.lobby, each]));
  let latencies: number[] = [];
  let bytes = 0;

  const send = (place: Place, message: string | Buffer) =>
    sockets.get(`${place.lobby}.${place.member}`)?.send(message);

  function observe(place: Place, payload: Buffer): void {
    bytes += payload.length;
    const news = wire.read(place, payload);
    const lobby = lobbyOf.get(place.lobby);
    if (news === undefined || lobby === undefined) return;
    const now = performance.now();
    for (const member of news.guessed) {
      const at = lobby.sentAt.get(member);
      if (at !== undefined) latencies.push(now - at);
      lobby.sentAt.delete(member);
    }
    lobby.isOpen ||= news.isOpen;
  }

  function comeIn(place: Place): Promise<void> {
    return new Promise((resolve, reject) => {
      const isObserver = place.member === members - 1;
      const address = `${origins[place[sharedBy] % origins.length]}${wire.route(place)}`;
      const socket = new WebSocket(address, wire.protocol, { perMessageDeflate: false });
      sockets.set(`${place.lobby}.${place.member}`, socket);
      let isIn = false;
      const enter = () => {
        isIn = true;
        resolve();
      };
      socket.on('open', () => {
        for (const message of wire.opening?.(place) ?? []) socket.send(message);
        if (wire.greet === undefined) enter();
      });
      socket.on('message', (payload: Buffer) => {
        const reply = wire.keepUp?.(payload);
        if (reply !== undefined) return socket.send(reply);
        if (isIn) return isObserver ? observe(place, payload) : undefined;
        const greeted = wire.greet?.(place, payload);
        if (greeted?.reply !== undefined) socket.send(greeted.reply);
        if (greeted?.isIn) enter();
      });
      socket.on('error', reject);
      socket.on('close', (code) => {
        const lost = new Error(`${place.lobby}.${place.member} was lost: ${code}`);
        if (isIn && sockets.size > 0) throw lost;
        reject(lost);
      });
    });
  }

  function guess(lobby: Lobby, member: number): void {
    lobby.sentAt.set(member, performance.now());
    send({ ...lobby, member }, wire.guess({ ...lobby, member }));
    for (let next = member + 1; next <= member + DRAFTS_A_GUESS && next < players; next++) {
      send({ ...lobby, member: next }, wire.draft({ ...lobby, member: next }));
    }
  }

  function open(lobby: Lobby): void {
    const message = wire.nextRound?.(lobby.lobby);
    // Other contenders begin the next round by themselves.
    if (message === undefined) return;
    lobby.isOpen = false;
    send({ ...lobby, member: 0 }, message);
  }

  const acts: Readonly<Record<Step, () => readonly (() => void)[]>> = {
    guess: () =>
      Array.from({ length: players - 1 }, (_, member) =>
        lobbies.map((lobby) => () => guess(lobby, member)),
      ).flat(),
    end: () => lobbies.map((lobby) => () => guess(lobby, players - 1)),
    open: () => lobbies.map((lobby) => () => open(lobby)),
  };

  return {
    async comeIn(): Promise<void> {
      const places = placesOf(shape, part);
      for (let from = 0; from < places.length; from += COMING_IN) {
        await Promise.all(places.slice(from, from + COMING_IN).map(comeIn));
      }
    },
    /** Takes the step in all lobbies in turns, so many times a second. */
    async run(step: Step, rate: number): Promise<StepResult> {
      latencies = [];
      bytes = 0;
      const due = acts[step]();
      const start = performance.now();
      for (let done = 0; done < due.length; ) {
        await wait(TICK_MS);
        const until = ((performance.now() - start) * rate) / 1000;
        while (done < Math.min(until, due.length)) due[done++]?.();
      }
      const deadline = performance.now() + PATIENCE_MS;
      while (lobbies.some(({ sentAt }) => sentAt.size > 0) && performance.now() < deadline) {
        await wait(TICK_MS);
      }
      const missing = lobbies.reduce((sum, { sentAt }) => sum + sentAt.size, 0);
      for (const { sentAt } of lobbies) sentAt.clear();
      while (!lobbies.every(({ isOpen }) => isOpen)) {
        if (performance.now() > start + OPENED_WITHIN_MS) throw new Error('A round was not opened');
        await wait(TICK_MS);
      }
      const lost = new Array<number>(missing).fill(Number.POSITIVE_INFINITY);
      return { sent: due.length, latencies: [...latencies, ...lost], bytes };
    },
    /** Cuts all connections without closing them properly. */
    cut(): void {
      const open = [...sockets.values()];
      sockets.clear();
      for (const socket of open) socket.terminate();
    },
  };
}
