import { once } from 'node:events';
import { type Rating, tenths } from '@outoften/rules/rating';
import type { RoomView } from '@outoften/rules/room/view/view-room';
import {
  createRoomClient,
  type LiveClient,
  openLiveClient,
  Refused,
  sendByHttp,
  takeGuest,
} from '@outoften/simulation/src/client/game-client.ts';
import { until } from '@outoften/simulation/src/until.ts';
import { WebSocket as Socket } from 'ws';

/** How many play together. */
export type Shape = Readonly<{
  lobbies: number;
  /** The members of a lobby, each on a separate socket. */
  members: number;
  /** How many members guess. The others watch. */
  players: number;
}>;

/** The content of one message about a lobby. */
export type News = Readonly<{
  /** Members whose guess it shows. */
  guessed: readonly number[];
  /** True if all have guessed. */
  isOver: boolean;
  /** True if a new round is open. */
  isOpen: boolean;
}>;

/** A member of a lobby, with a socket of its own. Players come first, then viewers. The first one is the host. */
export type Member = Readonly<{
  guess: () => void;
  /** Moves the slider before the guess. No event is sent. */
  draft: () => void;
  /** How many bytes it has received. */
  received: () => number;
  /** Cuts the connection without closing it properly. */
  cut: () => void;
}>;

export type Lobby = Readonly<{
  members: readonly Member[];
  /** Calls back with each message that the member receives. */
  observe: (member: number, take: (news: News) => void) => void;
  /** Opens the next round. Undefined if it begins by itself. */
  nextRound?: () => void;
  /** Ends the room, as its host does. */
  end?: () => Promise<unknown>;
}>;

export type LobbiesParts = Readonly<{
  shape: Shape;
  origins: readonly string[];
  /** Several servers share all lobbies, or the members of each lobby. */
  sharedBy?: 'lobby' | 'member' | undefined;
  /** Reads each message that a member of ours has received, in their order; at once if not given. */
  receive?: (read: () => void) => void;
}>;

/** How many connect at the same time. */
const AT_ONCE = 50;

/** The most rounds of a game. */
const ROUNDS_IN_A_GAME = 50;

let guests = 0;

/** Opens rooms on our server, in which guests play, each at an address of its own. All are in an open round. */
export function openOwnLobbies(parts: LobbiesParts): Promise<readonly Lobby[]> {
  return eachOf(parts.shape.lobbies, (lobby) => openOwnLobby(lobby, parts));
}

async function openOwnLobby(
  lobby: number,
  { shape, origins, sharedBy = 'lobby', receive }: LobbiesParts,
): Promise<Lobby> {
  const { members, players } = shape;
  const enter = async (member: number) => {
    const number = guests++;
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const place = sharedBy === 'lobby' ? lobby : member;
    const origin = origins[place % origins.length] ?? '';
    const { token } = await takeGuest(origin, { address });
    const http = createRoomClient(sendByHttp(origin, { token, address }));
    return { origin, address, token, http, name: nameOf(number) };
  };
  const host = await enter(0);
  await host.http.takeName(host.name);
  const room = await host.http.open({
    session_name: 'Friday reels',
    max_players: players,
    max_rounds: ROUNDS_IN_A_GAME,
    is_audience_session: members > players,
  });
  const numbers = new Map<string, number>();
  const observers = new Map<number, (news: News) => void>();
  let round = '';
  const sitDown = async (member: number) => {
    const { origin, token, address, http, name } = member === 0 ? host : await enter(member);
    const { id: connection } = await http.join(room.code, { asAudience: member >= players, name });
    numbers.set(connection, member);
    const headers = { 'x-forwarded-for': address };
    const viewed = Promise.withResolvers<RoomView>();
    let socket: Socket | undefined;
    const client = await openLiveClient({
      origin,
      token,
      onClosed: () => {},
      ...(receive && { receive }),
      connect: (url, protocol) => {
        socket = new Socket(url, protocol, { perMessageDeflate: false, headers });
        // It has all of the browser's interface that a client uses.
        return socket as unknown as WebSocket;
      },
    });
    client.follow(room.id, connection, {
      message: (message) => {
        if ('audience' in message) return;
        const isWhole = 'view' in message;
        const { seats = [], progress } = isWhole ? message.view : message.patch;
        if (progress !== undefined && 'round' in progress) round = progress.round.id;
        if (isWhole) viewed.resolve(message.view);
        observers.get(member)?.({
          guessed: seats.flatMap(({ id, hasGuessed }) =>
            hasGuessed ? [numbers.get(id) ?? -1] : [],
          ),
          isOver: progress?.phase === 'revealed',
          isOpen: progress?.phase === 'guessing',
        });
      },
      ended: (code) => viewed.reject(new Error(`A member is sent out: ${code}`)),
    });
    await viewed.promise;
    return {
      ...movesOf(client, connection, () => round),
      client,
      connection,
      cut: () => socket?.terminate(),
    };
  };
  const first = await sitDown(0);
  const others = await eachOf(members - 1, (place) => sitDown(place + 1));
  const leader = createRoomClient(first.client.ask);
  // The rooms' clock approves requests, which a busy machine delays.
  await until(
    () => 'all are seated',
    async () => {
      const { sight } = await leader.resume(first.connection);
      return sight?.view.seats.filter(({ state }) => state === 'seated').length === players;
    },
  );
  await leader.start(room.id);
  await until(
    () => 'the first round is open',
    () => round !== '',
  );
  return {
    members: [first, ...others],
    observe: (member, take) => void observers.set(member, take),
    nextRound: () => void leader.start(room.id),
    end: () => host.http.end(room.session),
  };
}

function movesOf({ ask, received }: LiveClient, connection: string, round: () => string) {
  const { command } = createRoomClient(ask);
  const move = (type: 'guess' | 'draft', rating: Rating) => {
    command({ type, connection, round: round(), rating }).catch((fault) => {
      // On a busy machine it can arrive after the end of its round. Such a guess counts as missing.
      if (!(fault instanceof Refused && fault.code === 'ROUND_OVER')) throw fault;
    });
  };
  return {
    guess: () => move('guess', tenths(73)),
    draft: () => move('draft', tenths(61)),
    received,
  };
}

/** Consonants only, because some numbers and words read like swear words. */
function nameOf(number: number): string {
  const letters = [...String(number)].map((digit) => 'bdghjkmpqr'[Number(digit)]);
  return `P${letters.join('')}`;
}

/** Identifies a guess in a message of raw `ws`. */
const MARK = /~(\d+)\.\d+~/g;

/** Lobbies of the server of raw `ws`. */
export function openRawLobbies({ shape, origins }: LobbiesParts): Promise<readonly Lobby[]> {
  return eachOf(shape.lobbies, async (lobby) => {
    const sockets = await eachOf(shape.members, async (member) => {
      const address = `${origins[0]?.replace('http', 'ws')}/?lobby=${lobby}&member=${member}`;
      const socket = new Socket(address, { perMessageDeflate: false });
      await once(socket, 'open');
      return socket;
    });
    return {
      members: sockets.map((socket) => {
        let received = 0;
        socket.on('message', (payload: Buffer) => {
          received += payload.length;
        });
        return {
          guess: () => socket.send('{"type":"guess","value":7.3}'),
          draft: () => socket.send('{"type":"draft","value":6.1}'),
          received: () => received,
          cut: () => socket.terminate(),
        };
      }),
      observe: (member, take) => {
        sockets[member]?.on('message', (payload: Buffer) => {
          const guessed = Array.from(payload.toString('latin1').matchAll(MARK), ([, by]) =>
            Number(by),
          );
          take({ guessed, isOver: false, isOpen: false });
        });
      },
    };
  });
}

/** Makes so many, with a limited number at a time. */
async function eachOf<T>(count: number, make: (nth: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const nths = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, nth) => from + nth);
    made.push(...(await Promise.all(nths.map(make))));
  }
  return made;
}
