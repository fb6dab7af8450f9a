import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { onTestFinished } from 'vitest';
import { FOLLOW } from './room-followers-under-test.ts';

export type StreamAsked = Readonly<{
  query?: string;
  variables?: object;
  headers?: Readonly<Record<string, string>>;
}>;

/** Opens an event stream. Its text is read once the test calls `read`. */
export async function openStream(port: number, asked: StreamAsked = {}) {
  const { query = FOLLOW, variables = { id: 'room' }, headers = {} } = asked;
  const sent = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/graphql/stream',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...headers },
    agent: false,
  });
  sent.end(JSON.stringify({ query, variables }));
  onTestFinished(() => void sent.destroy());
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  answer.setEncoding('utf8');
  answer.on('error', () => {});
  const ended = new Promise<void>((resolve) => answer.once('close', resolve));
  return {
    answer,
    status: answer.statusCode,
    id: String(answer.headers['stream-id']),
    /** Begins to read. A client that never calls it reads nothing. */
    read(): void {
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
    },
    text: () => text,
    /** Returns the results in the `next` events so far. */
    // biome-ignore lint/suspicious/noExplicitAny: tests read any part of it.
    results: (): readonly any[] =>
      Array.from(text.matchAll(/^event: next\ndata: (.*)\n\n/gm), ([, json = '']) =>
        JSON.parse(json),
      ),
    leave: () => sent.destroy(),
    ended,
  };
}

/** Like {@link openStream}, reading from the beginning. */
export async function readStream(port: number, asked?: StreamAsked) {
  const stream = await openStream(port, asked);
  stream.read();
  return stream;
}

/** Sends a sign of life for the client of the stream. */
export async function signOfLife(
  port: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { status } = await fetch(`http://127.0.0.1:${port}/graphql/stream/alive`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return status;
}
