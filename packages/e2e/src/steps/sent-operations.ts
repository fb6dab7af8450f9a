import type { Page } from '@playwright/test';

/** An operation of the app that was answered, and the connection it used. */
type SentOperation = Readonly<{ operation: string; by: 'socket' | 'http' }>;

type Operation = Readonly<{
  operationName?: string;
  variables?: Readonly<{ command?: Readonly<{ type: string }> }>;
}>;

type SocketMessage = Readonly<{ type: string; id?: string; payload?: Operation }>;

/** Records which connection answers each operation or command of the page. Call it before the socket opens. */
export function watchOperations(page: Page) {
  const answered: SentOperation[] = [];
  page.on('requestfinished', (request) => {
    const operation = nameOf(request.postDataJSON());
    if (new URL(request.url()).pathname === '/graphql' && operation !== undefined) {
      answered.push({ operation, by: 'http' });
    }
  });
  page.on('websocket', (socket) => {
    const asked = new Map<string, string>();
    socket.on('framesent', ({ payload }) => {
      const { type, id, payload: request } = JSON.parse(String(payload)) as SocketMessage;
      if (type === 'subscribe' && id) asked.set(id, nameOf(request) ?? '');
    });
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload !== 'string') return;
      const { type, id } = JSON.parse(payload) as SocketMessage;
      const operation = id && asked.get(id);
      if (type === 'complete' && operation) answered.push({ operation, by: 'socket' });
    });
  });
  return (operation: string) =>
    answered.filter((each) => each.operation === operation).map(({ by }) => by);
}

function nameOf(operation: Operation | null | undefined): string | undefined {
  return operation?.variables?.command?.type ?? operation?.operationName;
}

/**
 * Returns the request as a tab of an older version would send it. The server no longer supports that version's
 * messages.
 */
export function withOlderWire(request: string): string {
  return request.replace(/"wire":\d+/, '"wire":0');
}
