import { findLiveTransport, type GraphqlRequest } from './live-transport.ts';
import { signedInFetch, type TokenSource } from './signed-in-fetch.ts';

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
