import { findLiveRoad, type GraphqlRequest } from './live-road.ts';
import { signedInFetch, type TokenSource } from './signed-in-fetch.ts';

/** A call gives up after this long, so that no screen waits for ever. */
const PATIENCE_MS = 8000;

/**
 * Fetches the answer to a GraphQL request as the token's caller: on the live connection where that is open for the
 * same caller, by HTTP otherwise. Gives up in time on both.
 */
export async function fetchAnswer(
  url: RequestInfo | URL,
  init: RequestInit | undefined,
  tokens: TokenSource,
): Promise<Response> {
  const road = findLiveRoad(await tokens.current());
  if (road === undefined) return fetchByHttp(url, init, tokens);
  const request: GraphqlRequest = JSON.parse(String(init?.body));
  return Response.json(await road.ask(request, AbortSignal.timeout(PATIENCE_MS)));
}

/** As {@link fetchAnswer}, by HTTP always. */
export function fetchByHttp(
  url: RequestInfo | URL,
  init: RequestInit | undefined,
  tokens: TokenSource,
): Promise<Response> {
  return signedInFetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }, { tokens });
}
