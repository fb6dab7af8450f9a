import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail server that accepts everything and stores nothing. @see RFC 5321 */
export async function openMailSink() {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.write('220 sink\r\n');
    takeMail(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

function takeMail(socket: Socket): void {
  let message: string | undefined;
  socket.on('data', (chunk) => {
    const text = String(chunk);
    if (message !== undefined) {
      message += text;
      if (!message.endsWith('\r\n.\r\n')) return;
      message = undefined;
      socket.write('250 taken\r\n');
    } else if (text.startsWith('DATA')) {
      message = '';
      socket.write('354 go on\r\n');
    } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
    else socket.write('250 ok\r\n');
  });
}
