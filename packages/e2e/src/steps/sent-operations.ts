import type { Page } from '@playwright/test';

/** An operation of the app that was answered, and the connection it used. */
type SentOperation = Readonly<{ operation: string; by: 'socket' | 'http' }>;

type SocketMessage = Readonly<{ type: string; id?: string; payload?: { operationName?: string } }>;

/** Records the connection on which each operation of the page is answered. Call it before the page opens its socket. */
export function watchOperations(page: Page) {
  const answered: SentOperation[] = [];
  page.on('requestfinished', (request) => {
    const operation = operationOf(request.postData());
    if (new URL(request.url()).pathname === '/graphql' && operation !== undefined) {
      answered.push({ operation, by: 'http' });
    }
  });
  page.on('websocket', (socket) => {
    const asked = new Map<string, string>();
    socket.on('framesent', ({ payload }) => {
      const { type, id, payload: request } = JSON.parse(String(payload)) as SocketMessage;
      if (type === 'subscribe' && id) asked.set(id, request?.operationName ?? '');
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

function operationOf(body: string | null): string | undefined {
  if (body === null) return undefined;
  return (JSON.parse(body) as { operationName?: string }).operationName;
}

/**
 * Returns the request as a tab of an older version would send it. The server no longer supports that version's
 * messages.
 */
export function withOlderWire(request: string): string {
  return request.replace(/"wire":\d+/, '"wire":0');
}
