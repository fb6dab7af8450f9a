import { createHash, randomBytes } from 'node:crypto';
import type { Answer, AttackedServer } from './attacked-server.ts';

/** A visit to the sign-in pages. */
export type Visit = Readonly<{
  /** `/sign-in/<uid>` */
  base: string;
  cookie: string;
}>;

/** Opens the sign-in pages in a new browser. */
export async function takeVisit({ origin, send }: AttackedServer): Promise<Visit> {
  const parameters = new URLSearchParams({
    client_id: 'spa',
    redirect_uri: `${origin}/game/login`,
    response_type: 'code',
    scope: 'openid profile email',
    state: randomBytes(24).toString('base64url'),
    code_challenge: createHash('sha256').update(randomBytes(8)).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const answer = await send({ path: `/oauth2/authorize?${parameters}` });
  const base = new URL(locationOf(answer), origin).pathname;
  const cookie = [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return { base, cookie };
}

export function locationOf({ status, headers, text }: Answer): string {
  const { location } = headers;
  if (typeof location !== 'string') throw new Error(`No redirect: ${status} ${text.slice(0, 200)}`);
  return location;
}
