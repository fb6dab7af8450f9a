import { accessToken, anotherAccessToken } from '../sign-in/use-session.ts';

/** Provides the access tokens of calls. */
export type TokenSource = Readonly<{
  /** Undefined if no account is signed in. */
  current: () => Promise<string | undefined>;
  /** Returns another token than the refused one; undefined if there is none. */
  another: (refused: string) => Promise<string | undefined>;
}>;

/** Tokens of the signed-in account. */
export const ACCOUNT_TOKENS: TokenSource = { current: accessToken, another: anotherAccessToken };

/** Fetches as the signed-in account. If the server refuses the token, repeats the call once with a new one. */
export async function signedInFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
  {
    tokens = ACCOUNT_TOKENS,
    send = (...call) => fetch(...call),
  }: Readonly<{ tokens?: TokenSource; send?: typeof fetch }> = {},
): Promise<Response> {
  const token = await tokens.current();
  const answer = await send(input, withToken(init, token));
  if (answer.status !== 401 || token === undefined) return answer;
  const other = await tokens.another(token);
  return other === undefined ? answer : send(input, withToken(init, other));
}

function withToken(init: RequestInit, token: string | undefined): RequestInit {
  if (token === undefined) return init;
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}
