import type { Send } from '../api.ts';
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

/** Sends documents with a token; each from another address if none is given. */
export function sendAs({ send }: AttackedServer, token: string, address?: string): Send {
  return async (query, variables = {}) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = JSON.stringify({ query, variables });
    const { text } = await send({
      path: '/graphql',
      headers,
      body,
      ...(address !== undefined && { address }),
    });
    const { data, errors } = JSON.parse(text);
    if (errors !== undefined) throw new Error(`The server answered ${text.slice(0, 300)}`);
    return data;
  };
}
