import type { AttackedServer } from './attacked-server.ts';

/** Returns the token of a new guest. */
export async function newGuest({ send }: AttackedServer, address?: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await send({
    path: '/guest/token',
    headers,
    body: '{}',
    ...(address !== undefined && { address }),
  });
  if (answer.status !== 200) throw new Error(`No guest: ${answer.status} ${answer.text}`);
  return JSON.parse(answer.text).access_token;
}

/** Returns the data of an operation. Throws if it has errors. */
export async function askAs(
  { send }: AttackedServer,
  token: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  // The caller knows what it asked for.
  // biome-ignore lint/suspicious/noExplicitAny: see above.
): Promise<any> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ query, variables });
  const { text } = await send({ path: '/graphql', headers, body });
  const { data, errors } = JSON.parse(text);
  if (errors !== undefined) throw new Error(`The server answered ${text.slice(0, 300)}`);
  return data;
}
