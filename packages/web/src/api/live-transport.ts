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

/**
 * Returns the live connection for a caller with this token; undefined for HTTP. Callers without a token always use
 * HTTP, because its answers may set the visitor cookie.
 */
export function findLiveTransport(token: string | undefined): LiveTransport | undefined {
  return token !== undefined && offered?.isOpenFor(token) ? offered : undefined;
}
