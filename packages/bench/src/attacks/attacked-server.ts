import { Agent, request as httpRequest } from 'node:http';
import { readResidentMegabytes, SERVER_MAIN, startGameServer } from '../game-server.ts';
import { readProcessSeconds } from '../processor-time.ts';

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

/** What something took from the server. */
export type Cost = Readonly<{ seconds: number; megabytes: number }>;

export type AttackedServer = Readonly<{
  origin: string;
  send: (request: Request) => Promise<Answer>;
  /** Measures processor time of all threads, and the growth of memory at its highest. */
  measure: (work: () => Promise<unknown>) => Promise<Cost>;
  /** The processor time of all threads so far. */
  seconds: () => number;
}> &
  AsyncDisposable;

/** Starts the built server with its usual limits. It believes this machine's `X-Forwarded-For`, as behind a proxy. */
export async function startAttackedServer(): Promise<AttackedServer> {
  const server = await startGameServer(SERVER_MAIN, { TRUSTED_PROXIES: '127.0.0.1' });
  const { origin, pid } = server;
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  let addresses = 0;
  const seconds = () => readProcessSeconds(pid);
  return {
    origin,
    seconds,
    send: (request) => {
      const {
        address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
      } = request;
      addresses += 1;
      return send(request, { origin, agent, address });
    },
    measure: async (work) => {
      const before = { seconds: seconds(), megabytes: readResidentMegabytes(pid) };
      let highest = before.megabytes;
      const look = () => {
        highest = Math.max(highest, readResidentMegabytes(pid));
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
