import { signedInFetch, type TokenSource } from './signed-in-fetch.ts';

/** A GraphQL request, as it is sent over HTTP or a live connection. */
export type GraphqlRequest = Readonly<{
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}>;

/** The tab's live connection, used for operations. */
export type LiveTransport = Readonly<{
  /** True if the connection is open and the server accepted this token on it. */
  isOpenFor: (token: string) => boolean;
  /**
   * Resolves to the GraphQL result. Sends only once: it rejects if the connection is lost first, or if the signal
   * aborts.
   */
  ask: (request: GraphqlRequest, signal: AbortSignal) => Promise<object>;
}>;

let offered: LiveTransport | undefined;

/** From now on operations use this connection whenever it is open for their caller. */
export function offerLiveTransport(transport: LiveTransport): void {
  offered = transport;
}

/** A call fails after this time, so that no screen waits for ever. */
const PATIENCE_MS = 8000;

/** With this type the server reports refusals with an HTTP status of their own. */
const ACCEPT = 'application/graphql-response+json, application/json';

/** How an operation is sent. Use `http` for answers over 1 MB, at which a socket closes. */
export type SendOptions = Readonly<{ by?: 'http' }>;

/** The result of sending an operation: the server's JSON, an answer that is not JSON, or no answer. */
export type Outcome = Readonly<
  { type: 'json'; body: unknown } | { type: 'unreadable' } | { type: 'none'; isLate: boolean }
>;

/**
 * Sends a GraphQL request as the token's owner: on the live connection if it is open for the same owner, otherwise over
 * HTTP. Both have a time limit.
 */
export async function sendOperation(
  request: GraphqlRequest,
  tokens: TokenSource,
  { by }: SendOptions = {},
): Promise<Outcome> {
  try {
    const transport = by === 'http' ? undefined : findLiveTransport(await tokens.current());
    if (transport === undefined) return await sendByHttp(request, tokens);
    return { type: 'json', body: await transport.ask(request, AbortSignal.timeout(PATIENCE_MS)) };
  } catch (fault) {
    return { type: 'none', isLate: isTimeout(fault) };
  }
}

async function sendByHttp(request: GraphqlRequest, tokens: TokenSource): Promise<Outcome> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: ACCEPT },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(PATIENCE_MS),
  };
  const response = await signedInFetch('/graphql', init, { tokens });
  const text = await response.text();
  try {
    return { type: 'json', body: JSON.parse(text) };
  } catch {
    return { type: 'unreadable' };
  }
}

function isTimeout(fault: unknown): boolean {
  return fault instanceof Error && fault.name === 'TimeoutError';
}

/**
 * Returns the live connection for a caller with this token; undefined for HTTP. Callers without a token always use
 * HTTP, because its answers may set the visitor cookie.
 */
function findLiveTransport(token: string | undefined): LiveTransport | undefined {
  return token !== undefined && offered?.isOpenFor(token) ? offered : undefined;
}
