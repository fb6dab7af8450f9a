import { createHash, randomBytes } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { startGameServer } from '@outoften/simulation/src/services/game-server.ts';
import { readProcessSeconds, readResidentMegabytes } from '../measured-server.ts';

export type Request = Readonly<{
  path: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** The address the request comes from; another one for each request if not given. */
  address?: string;
}>;

export type Answer = Readonly<{
  status: number;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Bytes as sent. */
  bytes: number;
  text: string;
}>;

export type AttackedServer = Awaited<ReturnType<typeof startAttackedServer>>;

/** Starts the built server with its usual limits. It believes this machine's `X-Forwarded-For`, as behind a proxy. */
export async function startAttackedServer() {
  const server = await startGameServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  // Browsers know the server by this name where PUBLIC_URL is not set.
  const origin = `http://localhost:${server.port}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  let addresses = 0;
  /** The processor time of all threads so far. */
  const seconds = () => readProcessSeconds(server.pid());
  /** An address from which no other request comes. */
  const nextAddress = () => {
    addresses += 1;
    return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  };
  return {
    origin,
    seconds,
    nextAddress,
    send: (request: Request) =>
      send(request, { origin, agent, address: request.address ?? nextAddress() }),
    /** Measures processor time of all threads, and the growth of memory in MB at its highest. */
    measure: async (work: () => Promise<unknown>) => {
      const before = { seconds: seconds(), megabytes: readResidentMegabytes(server.pid()) };
      let highest = before.megabytes;
      const look = () => {
        highest = Math.max(highest, readResidentMegabytes(server.pid()));
      };
      const looking = setInterval(look, 50);
      try {
        await work();
      } finally {
        clearInterval(looking);
      }
      look();
      return { seconds: seconds() - before.seconds, megabytes: highest - before.megabytes };
    },
    [Symbol.asyncDispose]: async () => {
      agent.destroy();
      await server[Symbol.asyncDispose]();
    },
  };
}

type Sending = Readonly<{ origin: string; agent: Agent; address: string }>;

function send(
  { path, body, method = body === undefined ? 'GET' : 'POST', headers = {} }: Request,
  { origin, agent, address }: Sending,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const all = { 'x-forwarded-for': address, 'x-forwarded-proto': 'http', ...headers };
    const sent = httpRequest(`${origin}${path}`, { agent, method, headers: all }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, bytes: whole.length, text: whole.toString() });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Opens the sign-in pages in a new browser. `base` is `/sign-in/<uid>`. */
export async function takeVisit({ origin, send }: AttackedServer) {
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
