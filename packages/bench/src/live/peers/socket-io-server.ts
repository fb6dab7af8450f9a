import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { listen } from './announce.ts';
import { keepPeerLobbies } from './peer-lobby.ts';

// Socket.IO as its guide shows it: a room for each lobby.
const server = createServer();
const io = new Server(server, { transports: ['websocket'] });
const lobbyOf = keepPeerLobbies((lobby) => lobby);

io.on('connection', (socket) => {
  socket.on('join', (id: string, seat: number, onJoined: () => void) => {
    const lobby = lobbyOf(id);
    socket.join(id);
    socket.on('draft', (value: number) => lobby.draft(seat, value));
    socket.on('guess', () => io.to(id).emit('news', lobby.guess(seat)));
    onJoined();
  });
});
listen(server);
