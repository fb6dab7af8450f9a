import { setTimeout as pause } from 'node:timers/promises';
import type { RoomView } from '@outoften/rules/room/view/view-room';
import { followMessage } from '@outoften/rules/room/wire/follow-message';
import {
  createRoomClient,
  type LiveClient,
  Lost,
  openLiveClient,
  Refused,
  type Send,
  sendByHttp,
  takeGuest,
} from '../../client/game-client.ts';
import { PATIENCE_MS, until } from '../../until.ts';
import type { Ledger } from './ledger.ts';

/**
 * Requests refused with these codes may be granted soon. All are documented codes, except INTERNAL, which is a fault of
 * the server.
 */
const PASSING = ['UNAVAILABLE', 'INTERNAL', 'SESSION_BUSY', 'TOO_MANY_REQUESTS'];

const AGAIN_AFTER_MS = 200;

type Seat = Readonly<{ roomId: string; connection: string }>;

export type Player = ReturnType<typeof createPlayer>;

/** A guest with its own browser, which connects again whenever its connection breaks. */
export function createPlayer({
  name,
  origin,
  ledger,
}: Readonly<{
  name: string;
  /** The server for the next connection. */
  origin: () => string;
  ledger: Pick<Ledger, 'noteTrouble' | 'expectOwn'>;
}>) {
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

  const noteTrouble = (fault: unknown) => {
    if (fault instanceof Refused) ledger.noteTrouble(fault.code);
  };
  /** Throws a fault that does not pass, notes another one, and waits. Resolves to undefined. */
  const waitOut = async (fault: unknown): Promise<undefined> => {
    const mayPass =
      fault instanceof Lost || (fault instanceof Refused && PASSING.includes(fault.code));
    if (!mayPass) throw fault;
    noteTrouble(fault);
    await pause(AGAIN_AFTER_MS);
  };
  const readToken = () =>
    until(
      () => `${name} has a token`,
      async () => {
        if (token !== undefined) return token;
        try {
          ({ id: guest, token } = await takeGuest(origin(), { id: guest }));
        } catch (fault) {
          noteTrouble(fault);
          await pause(AGAIN_AFTER_MS);
        }
        return token;
      },
    );
  /** Connects again automatically, so that the seat is not away for long. */
  const onClosed = (code: number) => {
    if (code === 4401 || code === 4403) token = undefined;
    if (!isClosed && seat !== undefined) void connect().catch(() => {});
  };
  const openOnce = async (): Promise<LiveClient | undefined> => {
    try {
      return await openLiveClient({ origin: origin(), token: await readToken(), onClosed });
    } catch {
      // The token's key may be gone, or it has expired.
      token = undefined;
      await pause(AGAIN_AFTER_MS);
      return undefined;
    }
  };
  /** Resolves once the player is connected and follows its room. The connection may break at any step. */
  const connect = async (): Promise<LiveClient> => {
    for (;;) {
      if (isClosed) throw new Error(`${name} has gone`);
      if (client?.isOpen() !== true) {
        opening ??= until(() => `${name} is connected`, openOnce).finally(() => {
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
    try {
      const resumed = await createRoomClient(opened.ask).resume(connection);
      if (seat?.connection !== connection) return;
      compare(resumed.own);
      view = resumed.sight?.view;
    } catch (fault) {
      noteTrouble(fault);
      await pause(AGAIN_AFTER_MS);
      return opened.close();
    }
    followed = { client: opened, connection };
    endFollowing = opened.follow(roomId, connection, {
      message: (message) => {
        if (view === undefined && !('view' in message)) return opened.close();
        const next = followMessage(view as RoomView, message);
        // A version was missed, so the room is requested again.
        if (next === 'resync') opened.close();
        else view = next.view;
      },
      ended: (code) => {
        if (code !== undefined) ledger.noteTrouble(code);
        opened.close();
      },
    });
  };
  const sendOnce: Send = async (query, variables) =>
    sendByHttp(origin(), { token: await readToken() })(query, variables);
  const fetchUntil: Send = (query, variables) =>
    until(
      () => `${name} is answered: ${query}`,
      () =>
        sendOnce(query, variables).catch((fault) => {
          if (!(fault instanceof Refused && fault.code === 'UNAUTHORIZED')) return waitOut(fault);
          // The token has expired.
          token = undefined;
          return undefined;
        }),
    );
  const insist: Send = async (query, variables) => {
    const deadline = performance.now() + PATIENCE_MS;
    for (let isRepeated = false; ; isRepeated = true) {
      const { ask } = await connect();
      try {
        return await ask(query, variables);
      } catch (fault) {
        await waitOut(fault).catch(() => {
          throw fault instanceof Refused ? new Refused(fault.code, isRepeated) : fault;
        });
      }
      if (performance.now() > deadline) throw new Error(`${name} is not answered: ${query}`);
    }
  };
  const byHttp = createRoomClient(fetchUntil);
  return {
    name,
    /** Sends each operation on the socket until the server does it, or a rule of the game forbids it. */
    bySocket: createRoomClient(insist),
    /** Sends each operation by HTTP until it is granted. */
    byHttp,
    /** Sends a document by HTTP until it is granted. */
    fetch: fetchUntil,
    /** Sends a document by HTTP once. */
    fetchOnce: sendOnce,
    /** From now on follows the room with this connection. */
    enter: (roomId: string, connection: string) => {
      endFollowing();
      seat = { roomId, connection };
      view = undefined;
      void connect().catch(() => {});
    },
    /** The room as this player knows it. */
    view: () => view,
    /** Requests the player's part in the open round, for the ledger to compare. */
    compareOwn: async () => {
      if (seat === undefined) return;
      const compare = ledger.expectOwn(seat.connection);
      compare((await byHttp.resume(seat.connection)).own);
    },
    close: () => {
      isClosed = true;
      client?.close();
    },
  };
}
