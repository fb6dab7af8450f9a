import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Answer = Readonly<{
  /** Milliseconds from the call to the last byte of the answer. */
  took: number;
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}>;

export type Caller = Readonly<{
  get: (path: string) => Promise<Answer>;
  /** Calls the API. Throws if the answer has errors. */
  ask: (query: string, variables?: Readonly<Record<string, unknown>>) => Promise<Answer>;
}> &
  Disposable;

/** Calls a server one request at a time over one open connection. It keeps cookies, as a browser does. */
export function callServer(origin: string): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let cookie: string | undefined;

  async function call(path: string, body?: string): Promise<Answer> {
    const headers = {
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const answer = await send(`${origin}${path}`, { agent, headers, body });
    cookie ??= answer.headers['set-cookie']?.map((line) => line.split(';', 1)[0]).join('; ');
    return answer;
  }

  return {
    get: (path) => call(path),
    ask: async (query, variables = {}) => {
      const answer = await call('/graphql', JSON.stringify({ query, variables }));
      const { errors } = JSON.parse(answer.body) as { errors?: unknown };
      if (answer.status !== 200 || errors !== undefined) {
        throw new Error(`The server answered ${answer.status}: ${answer.body.slice(0, 300)}`);
      }
      return answer;
    },
    [Symbol.dispose]: () => agent.destroy(),
  };
}

type Call = Readonly<{
  agent: Agent;
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
}>;

function send(url: string, { agent, headers, body }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(url, { agent, method, headers: { ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const took = performance.now() - start;
        const { statusCode: status = 0, headers } = response;
        resolve({ took, status, headers, body: Buffer.concat(chunks).toString() });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
