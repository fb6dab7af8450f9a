import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** Returns the server's answer to a request for a WebSocket, accepted or not. */
export async function upgrade(
  port: number,
  headers: Readonly<Record<string, string>>,
  path = '/graphql',
): Promise<IncomingMessage> {
  const asked = request({
    host: '127.0.0.1',
    port,
    path,
    headers: {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    },
  });
  asked.end();
  const [answer] = await Promise.race([once(asked, 'response'), once(asked, 'upgrade')]);
  answer.socket.destroy();
  return answer as IncomingMessage;
}
