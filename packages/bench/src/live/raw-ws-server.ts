import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type WebSocket, WebSocketServer } from 'ws';

// The least a server can do: it counts the guesses of a lobby, writes each event as JSON once and sends it to each
// socket. With COMMIT, each guess is first committed to SQLite, which waits for the disk. Its messages are as long as
// ours: for a guess its seat, for the end of a round the film and all results. The next guess is the first of the next
// round.
const { PORT, PLAYERS, COMMIT, DATA_DIR = '' } = process.env;
const players = Number(PLAYERS);

/** As long as a film that our server sends at the end of a round, and as a seat's result. */
const FILM = 'Two sisters keep a light that no ship has needed for years. '.repeat(50);
const RESULT = 'a guess of 7.3, a score of 55, '.repeat(14);

type Lobby = { members: Set<WebSocket>; version: number; guessed: number; guesses: number[] };

const lobbies = new Map<string, Lobby>();
const commit = COMMIT === undefined ? undefined : openCommits();
const server = createServer();

new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket, { url }) => {
  const { searchParams } = new URL(url ?? '/', 'ws://localhost');
  const id = searchParams.get('lobby') ?? '';
  const seat = Number(searchParams.get('member'));
  const lobby: Lobby = lobbies.get(id) ?? {
    members: new Set(),
    version: 0,
    guessed: 0,
    guesses: new Array(players).fill(0),
  };
  lobbies.set(id, lobby);
  lobby.members.add(socket);
  const drafts: number[] = [];
  socket.on('close', () => lobby.members.delete(socket));
  socket.on('message', (data) => {
    const { type, value } = JSON.parse(String(data)) as { type: string; value: number };
    if (type === 'draft') drafts[0] = value;
    if (type !== 'guess') return;
    commit?.(id, seat, value);
    const news = JSON.stringify(countGuess(lobby, seat));
    for (const member of lobby.members) member.send(news);
  });
});

server.listen(Number(PORT), '127.0.0.1', () => console.log('{"state":"ready"}'));
process.on('SIGTERM', () => process.exit(0));

/** Returns the event. Its mark identifies the guess for the load. */
function countGuess(lobby: Lobby, seat: number): object {
  lobby.version += 1;
  lobby.guessed = (lobby.guessed % players) + 1;
  const times = (lobby.guesses[seat] ?? 0) + 1;
  lobby.guesses[seat] = times;
  const isLast = lobby.guessed === players;
  return {
    version: lobby.version,
    phase: isLast ? 'revealed' : 'guessing',
    guessed: lobby.guessed,
    seat: {
      id: `0b8f5a4c-2d7e-4f1a-9c3b-8e6d5f4a3b2c.${String(seat).padStart(16, '0')}`,
      mark: `~${seat}.${times}~`,
      score: 100 * times,
      error: times,
      beatHouse: 0,
      hasGuessed: true,
    },
    ended: isLast ? { film: FILM, results: lobby.guesses.map(() => RESULT) } : null,
  };
}

function openCommits() {
  const database = new DatabaseSync(join(DATA_DIR, 'guesses.sqlite'));
  database.exec(`pragma journal_mode = wal; pragma synchronous = full;
    create table guess (lobby text, seat integer, value real)`);
  const insert = database.prepare('insert into guess values (?, ?, ?)');
  return (lobby: string, seat: number, value: number) => void insert.run(lobby, seat, value);
}
