import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { listen } from './announce.ts';
import { keepPeerLobbies } from './peer-lobby.ts';

// The least a server can do: each event is written as JSON once and sent to each socket.
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
const lobbyOf = keepPeerLobbies((lobby) => ({ lobby, members: new Set<WebSocket>() }));

sockets.on('connection', (socket, { url = '/' }) => {
  const { searchParams } = new URL(url, 'ws://localhost');
  const { lobby, members } = lobbyOf(searchParams.get('lobby') ?? '');
  const seat = Number(searchParams.get('member'));
  members.add(socket);
  socket.on('close', () => members.delete(socket));
  socket.on('message', (data) => {
    const { type, value } = JSON.parse(String(data)) as { type: string; value: number };
    if (type === 'draft') lobby.draft(seat, value);
    if (type !== 'guess') return;
    const news = JSON.stringify(lobby.guess(seat));
    for (const member of members) member.send(news);
  });
});
listen(server);
