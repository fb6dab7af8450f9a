import { findLiveRoad, type GraphqlRequest } from './live-road.ts';
import { signedInFetch, type TokenSource } from './signed-in-fetch.ts';

/** A call gives up after this long, so that no screen waits for ever. */
const PATIENCE_MS = 8000;

/** Answers over HTTP with the status of a refusal, where the server has one. */
const ACCEPT = 'application/graphql-response+json, application/json';

/** How an operation is sent. `http` is for answers too long for a socket, which closes at 1 MB unread. */
export type SendOptions = Readonly<{ by?: 'http' }>;

/** What came of sending an operation: the server's JSON, an answer that is no JSON, or none. */
export type Outcome = Readonly<
  { type: 'json'; body: unknown } | { type: 'unreadable' } | { type: 'none'; isLate: boolean }
>;

/**
 * Sends a GraphQL request as the token's caller: on the live connection where that is open for the same caller, by HTTP
 * otherwise. Gives up in time on both.
 */
export async function sendOperation(
  request: GraphqlRequest,
  tokens: TokenSource,
  { by }: SendOptions = {},
): Promise<Outcome> {
  try {
    const road = by === 'http' ? undefined : findLiveRoad(await tokens.current());
    if (road === undefined) return await sendByHttp(request, tokens);
    return { type: 'json', body: await road.ask(request, AbortSignal.timeout(PATIENCE_MS)) };
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
