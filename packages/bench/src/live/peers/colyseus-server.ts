import { createServer } from 'node:http';
import { type Client, Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { announce } from './announce.ts';
import { createPeerLobby, type PeerNews } from './peer-lobby.ts';

const PATCH_EACH_MS = 50;
/** All seats are reserved before the first member connects, which takes long on a busy machine. */
const RESERVED_FOR_S = 120;
/** More guesses than any patch has. Each is a separate entry, so that a later one replaces none. */
const KEPT_GUESSES = 256;

/** The value of every slider. */
const DRAFT = 6.1;

const players = Number(process.env.PLAYERS);

/** Sends each event as a separate message. */
class BroadcastingRoom extends Room {
  override seatReservationTimeout = RESERVED_FOR_S;
  private readonly lobby = createPeerLobby({ players });

  override onCreate(): void {
    this.patchRate = null;
    this.onMessage('draft', (_: Client, { seat }: { seat: number }) => {
      this.lobby.draft(seat, DRAFT);
    });
    this.onMessage('guess', (_: Client, { seat }: { seat: number }) => {
      this.broadcast('news', this.lobby.guess(seat));
    });
  }
}

const GuessState = schema({
  id: t.string(),
  mark: t.string(),
  score: t.number(),
  error: t.number(),
  hasGuessed: t.boolean(),
});

const LobbyState = schema({
  phase: t.string(),
  guessed: t.number(),
  ended: t.string(),
  guesses: t.map(GuessState),
});

/** Keeps a state, and sends the changes of the last 50 ms. */
class PatchingRoom extends Room {
  override state = new LobbyState();
  override seatReservationTimeout = RESERVED_FOR_S;
  private readonly lobby = createPeerLobby({ players });

  override onCreate(): void {
    this.patchRate = PATCH_EACH_MS;
    this.onMessage('draft', (_: Client, { seat }: { seat: number }) => {
      this.lobby.draft(seat, DRAFT);
    });
    this.onMessage('guess', (_: Client, { seat }: { seat: number }) => {
      this.take(this.lobby.guess(seat));
    });
  }

  private take({ version, phase, guessed, seat, ended }: PeerNews): void {
    const { id, mark, score, error, hasGuessed } = seat;
    const key = String(version % KEPT_GUESSES);
    const kept = this.state.guesses.get(key) ?? new GuessState();
    Object.assign(kept, { id, mark, score, error, hasGuessed });
    this.state.guesses.set(key, kept);
    Object.assign(this.state, { phase, guessed });
    if (ended) this.state.ended = JSON.stringify(ended);
  }
}

const http = createServer();
const transport = new WebSocketTransport({ server: http });
const server = new Server({ transport, greet: false, gracefullyShutdown: false });
server.define('broadcasts', BroadcastingRoom).filterBy(['lobby']);
server.define('patches', PatchingRoom).filterBy(['lobby']);
await server.listen(0, '127.0.0.1');
announce(http);
