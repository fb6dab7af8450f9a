import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type WebSocket, WebSocketServer } from 'ws';
import { listen } from './announce.ts';
import { keepPeerLobbies } from './peer-lobby.ts';

// The least a server can do: each event is written as JSON once and sent to each socket. With COMMIT, each guess is
// first committed to SQLite, which waits for the disk.
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
const lobbyOf = keepPeerLobbies((lobby) => ({ lobby, members: new Set<WebSocket>() }));
const commit = process.env.COMMIT === undefined ? undefined : openCommits();

sockets.on('connection', (socket, { url = '/' }) => {
  const { searchParams } = new URL(url, 'ws://localhost');
  const id = searchParams.get('lobby') ?? '';
  const { lobby, members } = lobbyOf(id);
  const seat = Number(searchParams.get('member'));
  members.add(socket);
  socket.on('close', () => members.delete(socket));
  socket.on('message', (data) => {
    const { type, value } = JSON.parse(String(data)) as { type: string; value: number };
    if (type === 'draft') lobby.draft(seat, value);
    if (type !== 'guess') return;
    commit?.(id, seat, value);
    const news = JSON.stringify(lobby.guess(seat));
    for (const member of members) member.send(news);
  });
});
listen(server);

function openCommits() {
  const database = new DatabaseSync(join(process.env.DATA_DIR ?? '', 'guesses.sqlite'));
  database.exec(`pragma journal_mode = wal; pragma synchronous = full;
    create table guess (lobby text, seat integer, value real)`);
  const insert = database.prepare('insert into guess values (?, ?, ?)');
  return (lobby: string, seat: number, value: number) => void insert.run(lobby, seat, value);
}
