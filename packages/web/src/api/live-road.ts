/** A GraphQL request, as it is sent on any transport. */
export type GraphqlRequest = Readonly<{
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}>;

/** The tab's live connection, as a way to send operations. */
export type LiveRoad = Readonly<{
  /** Whether the connection is open and the server acknowledged this token on it. */
  isOpenFor: (token: string) => boolean;
  /**
   * The GraphQL result. It sends once: the promise rejects when the connection is lost before the result, and with the
   * signal's reason when that aborts.
   */
  ask: (request: GraphqlRequest, signal: AbortSignal) => Promise<object>;
}>;

let offered: LiveRoad | undefined;

/** From now on operations go on this connection whenever it is open for their caller. */
export function offerLiveRoad(road: LiveRoad): void {
  offered = road;
}

/**
 * The road to take for a caller with this token; undefined for HTTP. Callers without a token always take HTTP, as its
 * answers may set the visitor cookie.
 */
export function findLiveRoad(token: string | undefined): LiveRoad | undefined {
  return token !== undefined && offered?.isOpenFor(token) ? offered : undefined;
}
