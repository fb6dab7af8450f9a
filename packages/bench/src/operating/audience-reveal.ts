import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { OURS, readCollectedMegabytes, startContender } from '../live/contender.ts';
import { type Place, placesOf, type Shape } from '../live/shape.ts';
import { openWire } from '../live/wires/open-wire.ts';
import type { Message, Wire } from '../live/wires/wire.ts';
import { median, percentile } from '../rounds.ts';
import { type Row, timeRow } from '../row.ts';

const VIEWERS = 10_000;
const PLAYERS = 2;
const ROUNDS = 5;
const REVEALED_WITHIN_MS = 1_000;
/** Sockets that connect at the same time. */
const COMING_IN = 100;
/** Guesses of viewers in each round, and how many are sent every {@link TICK_MS}. */
const GUESSES = 5_000;
const GUESSES_A_TICK = 10;
const TICK_MS = 5;
/** After this time, no message of a round is in transit. */
const REST_MS = 2_000;

const SHAPE: Shape = { lobbies: 1, members: PLAYERS + VIEWERS, players: PLAYERS };

/**
 * Measures how soon all members of the largest audience get the answer, each on a separate socket, and how much memory
 * a viewer takes.
 */
export async function measureAudienceReveal(): Promise<readonly Row[]> {
  await using server = await startContender(OURS, { ...SHAPE, accounts: SHAPE.members });
  const before = await readCollectedMegabytes(server);
  const hall = await openHall(await openWire('ours', { ...server, shape: SHAPE }), server.origin);
  const kilobytes = (1024 * ((await readCollectedMegabytes(server)) - before)) / VIEWERS;
  const rounds: Reveal[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await hall.playRound());
  hall.close();
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

type Received = Readonly<{ payload: Buffer; at: number }>;

async function openHall(wire: Wire, origin: string) {
  const places = placesOf(SHAPE);
  const sockets: WebSocket[] = [];
  /** The messages of each place since they were last read. They are read later, because reading takes time. */
  const received = places.map((): Received[] => []);
  for (let from = 0; from < places.length; from += COMING_IN) {
    await Promise.all(places.slice(from, from + COMING_IN).map(comeIn));
  }
  await wire.begin?.();

  function comeIn(place: Place): Promise<void> {
    return new Promise((resolve, reject) => {
      let isIn = false;
      const route = `${origin}${wire.route(place)}`;
      const socket = new WebSocket(route, wire.protocol, { perMessageDeflate: false });
      sockets[place.member] = socket;
      socket.on('open', () => {
        for (const message of wire.opening?.(place) ?? []) socket.send(message);
      });
      socket.on('message', (payload: Buffer) => {
        if (isIn) {
          received[place.member]?.push({ payload, at: performance.now() });
          return;
        }
        const greeted = wire.greet?.(place, payload);
        if (greeted?.reply !== undefined) socket.send(greeted.reply);
        isIn = greeted?.isIn ?? true;
        if (isIn) resolve();
      });
      socket.on('error', reject);
    });
  }

  const send = (member: number, messageOf: (place: Place) => Message) =>
    sockets[member]?.send(messageOf({ lobby: 0, member }));

  /** Returns when the place received the end of the round; undefined if it did not. */
  function readReveal({ lobby, member }: Place): number | undefined {
    let revealedAt: number | undefined;
    for (const { payload, at } of received[member]?.splice(0) ?? []) {
      if (wire.read({ lobby, member }, payload)?.isOver) revealedAt = at;
    }
    return revealedAt;
  }

  return {
    async playRound(): Promise<Reveal> {
      // Reads the messages, because they contain round ids.
      for (const place of places) readReveal(place);
      for (let sent = 0; sent < GUESSES; ) {
        for (const end = sent + GUESSES_A_TICK; sent < end; sent++)
          send(PLAYERS + sent, wire.guess);
        await wait(TICK_MS);
      }
      send(0, wire.guess);
      await wait(REST_MS);
      for (const place of places) readReveal(place);
      const start = performance.now();
      send(1, wire.guess);
      await wait(REST_MS);
      const times = places
        .slice(PLAYERS)
        .map((place) => (readReveal(place) ?? Number.POSITIVE_INFINITY) - start);
      if (wire.nextRound) sockets[0]?.send(wire.nextRound(0));
      await wait(REST_MS);
      return {
        p50: percentile(times, 0.5),
        p95: percentile(times, 0.95),
        last: Math.max(...times),
      };
    },
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}
