import { setTimeout as pause } from 'node:timers/promises';
import type { RoomView } from '@outoften/rules/room/view/view-room';
import { followMessage } from '@outoften/rules/room/wire/follow-message';
import { type SeatSight, WIRE_VERSION } from '@outoften/rules/room/wire/room-message';
import { type Answer, type GraphqlPayload, LOST, readAnswer } from './answer.ts';
import type { Ledger } from './ledger.ts';
import { type LiveClient, openLiveClient } from './live-client.ts';
import { FOLLOW, RESUME } from './operations.ts';
import { PATIENCE_MS, until } from './until.ts';

/** A guest with its own browser, which connects again whenever its connection breaks. */
export type Player = Readonly<{
  name: string;
  /** Sends the operation on the socket until the server does it, or a rule of the game forbids it. */
  insist: (query: string, variables: object) => Promise<Insisted>;
  /** Sends the operation by HTTP until it is granted. */
  fetch: (query: string, variables: object) => Promise<Answer & { type: 'granted' }>;
  /** Sends the operation by HTTP once. */
  fetchOnce: (query: string, variables: object) => Promise<Answer>;
  /** From now on follows the room with this connection. */
  enter: (roomId: string, connection: string) => void;
  /** The room as this player knows it. */
  view: () => RoomView | undefined;
  /** Requests the player's part in the open round, for the ledger to compare. */
  compareOwn: () => Promise<void>;
  close: () => void;
}>;

export type Insisted = Readonly<{
  answer: Exclude<Answer, { type: 'lost' }>;
  /** True if an earlier try had no answer, so that the server may have done it then. */
  isRepeated: boolean;
}>;

export type PlayerParts = Readonly<{
  name: string;
  /** The server for the next connection. */
  origin: () => string;
  ledger: Pick<Ledger, 'noteTrouble' | 'expectOwn'>;
}>;

/**
 * Requests refused with these codes may be granted soon. All are documented codes, except INTERNAL, which is a fault of
 * the server.
 */
const PASSING = ['UNAVAILABLE', 'INTERNAL', 'SESSION_BUSY', 'TOO_MANY_REQUESTS'];

const AGAIN_AFTER_MS = 200;

/** As long as the web app waits for an answer by HTTP. */
const FETCH_WITHIN_MS = 20_000;

type Seat = Readonly<{ roomId: string; connection: string }>;

export function createPlayer({ name, origin, ledger }: PlayerParts): Player {
  let guest: string | undefined;
  let token: string | undefined;
  let client: LiveClient | undefined;
  let seat: Seat | undefined;
  let view: RoomView | undefined;
  let opening: Promise<LiveClient> | undefined;
  let resuming: Promise<void> | undefined;
  /** The client and connection that follow the room. */
  let followed: Readonly<{ client: LiveClient; connection: string }> | undefined;
  let endFollowing = () => {};
  let isClosed = false;

  const noteTrouble = (answer: Answer) => {
    if (answer.type === 'refused') ledger.noteTrouble(answer.code);
  };
  const mayPass = (answer: Answer) =>
    answer.type === 'lost' || (answer.type === 'refused' && PASSING.includes(answer.code));

  const takeToken = async (): Promise<string | undefined> => {
    const body = JSON.stringify(guest === undefined ? {} : { guest_id: guest });
    const answer = await post(`${origin()}/guest/token`, { body });
    const told = answer as Readonly<{ access_token?: string; guest_id?: string; code?: string }>;
    if (told?.access_token === undefined) {
      if (told?.code !== undefined) ledger.noteTrouble(told.code);
      return undefined;
    }
    guest = told.guest_id;
    return told.access_token;
  };
  const readToken = () =>
    until(
      () => `${name} has a token`,
      async () => {
        token ??= await takeToken();
        return token ?? (await again());
      },
    );
  /** Connects again automatically, so that the seat is not away for long. */
  const onClosed = (code: number) => {
    if (code === 4401 || code === 4403) token = undefined;
    if (!isClosed && seat !== undefined) void connect().catch(() => {});
  };
  const openOnce = async (): Promise<LiveClient | undefined> => {
    const opened = await openLiveClient({ origin: origin(), token: await readToken(), onClosed });
    // The token's key may be gone, or it has expired.
    if (opened === undefined) token = undefined;
    return opened;
  };
  /** Resolves once the player is connected and follows its room. The connection may break at any step. */
  const connect = async (): Promise<LiveClient> => {
    for (;;) {
      if (isClosed) throw new Error(`${name} has gone`);
      if (client?.isOpen() !== true) {
        opening ??= until(
          () => `${name} is connected`,
          async () => (await openOnce()) ?? (await again()),
        ).finally(() => {
          opening = undefined;
        });
        client = await opening;
      }
      const isFollowing = followed?.client === client && followed?.connection === seat?.connection;
      if (client.isOpen() && (seat === undefined || isFollowing)) return client;
      if (client.isOpen() && seat !== undefined) {
        resuming ??= goOn(client, seat).finally(() => {
          resuming = undefined;
        });
        await resuming;
      }
    }
  };
  /** Requests the room and then follows it, as the web app does after each connection. */
  const goOn = async (opened: LiveClient, { roomId, connection }: Seat): Promise<void> => {
    const compare = ledger.expectOwn(connection);
    const answer = await opened.ask(RESUME, { connection });
    noteTrouble(answer);
    if (answer.type !== 'granted') {
      await pause(AGAIN_AFTER_MS);
      return opened.close();
    }
    if (seat?.connection !== connection) return;
    const resumed = answer.data.resumeSession as SeatSight;
    compare(resumed.own);
    view = resumed.sight?.view;
    const variables = { room: roomId, connection, wire: WIRE_VERSION };
    followed = { client: opened, connection };
    endFollowing = opened.follow(FOLLOW, variables, {
      message: (message) => {
        if (view === undefined && !('view' in message)) return opened.close();
        const told = followMessage(view as RoomView, message);
        // A version was missed, so the room is requested again.
        if (told === 'resync') opened.close();
        else view = told.view;
      },
      ended: (code) => {
        if (code !== undefined) ledger.noteTrouble(code);
        opened.close();
      },
    });
  };
  const fetchOnce: Player['fetchOnce'] = async (query, variables) => {
    const body = JSON.stringify({ query, variables });
    const answer = await post(`${origin()}/graphql`, { body, token: await readToken() });
    return answer === undefined ? LOST : readAnswer(answer as GraphqlPayload);
  };
  const fetchUntil: Player['fetch'] = (query, variables) =>
    until(
      () => `${name} is answered: ${query}`,
      async () => {
        const answer = await fetchOnce(query, variables);
        if (answer.type === 'granted') return answer;
        // The token has expired.
        if (answer.type === 'refused' && answer.code === 'UNAUTHORIZED') token = undefined;
        else if (mayPass(answer)) noteTrouble(answer);
        else throw new Error(`${JSON.stringify(answer)}: ${query}`);
        return again();
      },
    );
  return {
    name,
    fetch: fetchUntil,
    fetchOnce,
    insist: async (query, variables) => {
      let isRepeated = false;
      const deadline = performance.now() + PATIENCE_MS;
      for (;;) {
        const answer = await (await connect()).ask(query, variables);
        if (answer.type !== 'lost' && !mayPass(answer)) return { answer, isRepeated };
        noteTrouble(answer);
        isRepeated = true;
        if (performance.now() > deadline) throw new Error(`${name} is not answered: ${query}`);
        await pause(AGAIN_AFTER_MS);
      }
    },
    enter: (roomId, connection) => {
      endFollowing();
      seat = { roomId, connection };
      view = undefined;
      void connect().catch(() => {});
    },
    view: () => view,
    compareOwn: async () => {
      if (seat === undefined) return;
      const { connection } = seat;
      const compare = ledger.expectOwn(connection);
      const { data } = await fetchUntil(RESUME, { connection });
      compare((data.resumeSession as SeatSight).own);
    },
    close: () => {
      isClosed = true;
      client?.close();
    },
  };
}

async function again(): Promise<undefined> {
  await pause(AGAIN_AFTER_MS);
  return undefined;
}

/** Returns the answer as JSON; undefined if there was none. */
async function post(
  address: string,
  { body, token }: Readonly<{ body: string; token?: string }>,
): Promise<unknown> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body,
      signal: AbortSignal.timeout(FETCH_WITHIN_MS),
    });
    return await answer.json();
  } catch {
    return undefined;
  }
}
