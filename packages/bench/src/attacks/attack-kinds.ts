import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createRoomClient,
  sendByHttp,
  takeGuest,
} from '@outoften/simulation/src/client/game-client.ts';
import {
  type Answer,
  type AttackedServer,
  locationOf,
  type Request,
  takeVisit,
} from './attacked-server.ts';

/** An attack, and what it may cost the server, however long its author goes on. */
export type AttackKind = Readonly<{
  name: string;
  /** Processor seconds, and MB of memory at the highest. */
  most: Readonly<{ seconds: number; megabytes: number }>;
  /** Attacks. Resolves to what went wrong; an empty list if the server held. */
  run: (server: AttackedServer) => Promise<readonly string[]>;
}>;

/** An address of documentation. All requests of an attack come from it, unless it is about addresses. */
const ADDRESS = '203.0.113.7';

const JSON_BODY = { 'content-type': 'application/json' };

function graphql(
  query: string,
  about: Readonly<{ variables?: object; token?: string; path?: string; headers?: object }> = {},
): Request {
  const { variables = {}, token, path = '/graphql', headers = {} } = about;
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    path,
    headers: { ...JSON_BODY, ...authorization, ...headers },
    body: JSON.stringify({ query, variables }),
    address: ADDRESS,
  };
}

function codesOf({ text }: Answer): readonly string[] {
  const { errors = [], code } = JSON.parse(text) as {
    errors?: readonly { extensions: { code: string } }[];
    code?: string;
  };
  return [...errors.map((error) => error.extensions.code), ...(code === undefined ? [] : [code])];
}

/** Returns a complaint unless the answer has the code. */
function expectCode(what: string, answer: Answer, code: string): readonly string[] {
  const got = codesOf(answer);
  return got.includes(code) ? [] : [`${what}: ${answer.status} ${got.join()} instead of ${code}`];
}

function expectStatus(what: string, { status }: Answer, wanted: number): readonly string[] {
  return status === wanted ? [] : [`${what}: ${status} instead of ${wanted}`];
}

/** Sends them a few at a time, as a script with several connections does. */
async function sendAll(
  { send }: AttackedServer,
  requests: readonly Request[],
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < requests.length; from += 10) {
    answers.push(...(await Promise.all(requests.slice(from, from + 10).map(send))));
  }
  return answers;
}

function countStatus(answers: readonly Answer[], wanted: number): number {
  return answers.filter(({ status }) => status === wanted).length;
}

function times<T>(count: number, make: (nth: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, nth) => make(nth));
}

const aliases = (count: number, field: string) =>
  times(count, (nth) => `a${nth}: ${field}`).join(' ');

/** The whole schema with all its texts, fourteen times. */
const INTROSPECTION = `{ ${aliases(14, '__schema { types { ...T } }')} }
  fragment T on __Type { kind name description fields { ...F } inputFields { ...I }
    enumValues { name description } }
  fragment F on __Field { name description args { ...I } type { ...R } }
  fragment I on __InputValue { name description type { ...R } }
  fragment R on __Type { kind name description
    ofType { kind name description ofType { name description } } }`;

export const ATTACK_KINDS: readonly AttackKind[] = [
  {
    name: 'introspection under many names, 200 times',
    most: { seconds: 2, megabytes: 120 },
    run: async (server) => {
      const answers = await sendAll(
        server,
        times(200, () => graphql(INTROSPECTION)),
      );
      return answers.slice(0, 1).flatMap((a) => expectCode('first', a, 'QUERY_TOO_COMPLEX'));
    },
  },
  {
    name: 'fifteen searches, draws and look-ups in one request, 600 times',
    most: { seconds: 8, megabytes: 120 },
    run: async (server) => {
      const fields = [
        'query { * }|searchPeople(query: "anna ma")',
        'query { * }|programmePosters { posters }',
        'query { * }|challenge(token: "nonsense") { __typename }',
        'query { * }|countMovies',
        'mutation { * }|drawMovie',
        'query { * }|listMovieDles(limit: 100) { items { id } }',
      ];
      const requests = times(600, (nth) => {
        const [operation = '', field = ''] = (fields[nth % fields.length] ?? '').split('|');
        return graphql(operation.replace('*', aliases(15, field)));
      });
      const answers = await sendAll(server, requests);
      const refused = answers.filter((answer) => codesOf(answer).includes('TOO_MANY_REQUESTS'));
      return refused.length > 400 ? [] : [`only ${refused.length} of 600 were refused`];
    },
  },
  {
    name: 'names of 50,000 characters, with and without a token, 50 times',
    most: { seconds: 2, megabytes: 120 },
    run: async (server) => {
      const { token } = await takeGuest(server.origin, { address: ADDRESS });
      const mutations = [
        `mutation ($n: String!) { updatePublicSession(input: { id: "x", settings: { session_name: $n } }) { id } }`,
        `mutation ($n: String!) { createOutOfTenSession(input: { settings: { session_name: $n } }) { id } }`,
        `mutation ($n: String!) { createPlayer(input: { name: $n }) { id } }`,
        `mutation ($n: String!) { createPlayerSessionConnection(input: { session_code: "BCDFG", player_name: $n }) { id } }`,
        `mutation ($n: String!) { createReservedPlayerName(input: { name: $n }) { name } }`,
      ];
      const pieces = ['s_h_1_t ', 'ab ', 'a\u0301', '\u3164', '😀'];
      const requests = times(50, (nth) =>
        graphql(mutations[nth % mutations.length] ?? '', {
          variables: { n: (pieces[nth % 3] ?? '').repeat(6_000) },
          ...(nth % 2 === 0 && { token }),
        }),
      );
      const answers = await sendAll(server, requests);
      const taken = answers.filter((answer) => codesOf(answer).length === 0);
      return taken.length === 0 ? [] : [`${taken.length} names were taken`];
    },
  },
  {
    name: 'forged tokens, 500 times',
    most: { seconds: 3, megabytes: 120 },
    run: async (server) => {
      const { token } = await takeGuest(server.origin, { address: ADDRESS });
      const [head = '', body = '', signature = ''] = token.split('.');
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
      const header = JSON.parse(Buffer.from(head, 'base64url').toString());
      const forged = [
        `${head}.${encode({ ...claims, sub: 'guest-000000000000000000000001' })}.${signature}`,
        `${head}.${encode({ ...claims, exp: claims.exp + 9_999_999 })}.${signature}`,
        `${encode({ ...header, alg: 'none' })}.${body}.`,
        `${encode({ ...header, alg: 'HS512' })}.${body}.${signature}`,
        `${head}.${body}.${'A'.repeat(4_000)}`,
      ];
      const requests = times(500, (nth) =>
        graphql('mutation { drawMovie }', { token: forged[nth % forged.length] ?? '' }),
      );
      const answers = await sendAll(server, requests);
      const refused = countStatus(answers, 401);
      return refused === 500 ? [] : [`${500 - refused} of 500 were not refused`];
    },
  },
  {
    name: 'event streams of other sites and without a token, 300 times',
    most: { seconds: 2, megabytes: 120 },
    run: async (server) => {
      const stream = { path: '/graphql/stream' };
      const subscription = 'subscription { onRoom(id: "x") }';
      const accept = 'text/event-stream';
      const origins = ['https://evil.example', 'null', `${server.origin}.evil.example`];
      const foreign = await sendAll(
        server,
        times(297, (nth) =>
          graphql(subscription, {
            ...stream,
            headers: { accept, origin: origins[nth % origins.length] ?? '' },
          }),
        ),
      );
      const own = await server.send(graphql(subscription, { ...stream, headers: { accept } }));
      const shared = foreign.filter(({ headers }) => 'access-control-allow-origin' in headers);
      const refused = countStatus(foreign, 403);
      return [
        ...(refused === 297 ? [] : [`${297 - refused} of other sites were not refused`]),
        ...(shared.length === 0 ? [] : [`${shared.length} answers may be read by other sites`]),
        ...(own.text.includes('"data":{') ? ['a stream without a token got data'] : []),
      ];
    },
  },
  {
    name: 'pipelining: 20 connections send 1,000 requests each, and read nothing',
    most: { seconds: 4, megabytes: 150 },
    run: async (server) => {
      const { port } = new URL(server.origin);
      const request = 'GET /film-pack.json HTTP/1.1\r\nhost: localhost\r\n\r\n';
      const sockets = times(20, () => {
        const socket = connect(Number(port), '127.0.0.1').pause();
        // The server cuts the connection.
        socket.on('error', () => {});
        socket.write(request.repeat(1_000));
        return socket;
      });
      await wait(3_000);
      const health = await server.send({ path: '/healthz' });
      for (const socket of sockets) socket.destroy();
      return expectStatus('/healthz meanwhile', health, 200);
    },
  },
  {
    name: 'pages and pictures with previews of their own, 1,500 times',
    most: { seconds: 12, megabytes: 300 },
    run: async (server) => {
      const headers = { accept: 'text/html', 'accept-encoding': 'br' };
      const pages = await sendAll(
        server,
        times(1_000, (nth) => ({ path: `/game/daily/${nth + 1}`, headers, address: ADDRESS })),
      );
      const pictures = await sendAll(
        server,
        times(500, (nth) => ({ path: `/previews/daily/${nth + 1}.png`, address: ADDRESS })),
      );
      const shown = countStatus(pages, 200);
      const drawn = countStatus(pictures, 200);
      return [
        ...(shown <= 600 ? [] : [`${shown} pages of 1,000 were sent`]),
        ...(drawn <= 60 ? [] : [`${drawn} pictures of 500 were sent`]),
      ];
    },
  },
  {
    name: 'a flood of guests: 1,000 tokens, and 320 guests into one room',
    most: { seconds: 8, megabytes: 150 },
    run: async (server) => {
      const tokens = await sendAll(
        server,
        times(1_000, () => ({
          path: '/guest/token',
          headers: JSON_BODY,
          body: '{}',
          address: ADDRESS,
        })),
      );
      const { origin, nextAddress } = server;
      const address = nextAddress();
      const { token } = await takeGuest(origin, { address });
      const host = createRoomClient(sendByHttp(origin, { token, address }));
      await host.takeName('Ana');
      const { code } = await host.open({ is_audience_session: true });
      let watching = 0;
      for (let nth = 0; nth < 320; nth++) {
        const { token } = await takeGuest(origin, { address: nextAddress() });
        const guest = createRoomClient(sendByHttp(origin, { token, address: ADDRESS }));
        const joining = guest.join(code, { name: `Guest ${nth}`, asAudience: true });
        watching += await joining.then(
          () => 1,
          () => 0,
        );
      }
      const given = countStatus(tokens, 200);
      return [
        ...(given <= 60 ? [] : [`${given} tokens of 1,000 were given`]),
        ...(watching <= 300 ? [] : [`${watching} of 320 guests of one network came in`]),
      ];
    },
  },
  {
    name: 'invented addresses before that of the proxy, and many of one network',
    most: { seconds: 4, megabytes: 120 },
    run: async (server) => {
      const ask = (address: (nth: number) => string) =>
        sendAll(
          server,
          times(700, (nth) => ({ ...graphql('{ walkIns }'), address: address(nth) })),
        );
      const invented = await ask((nth) => `198.51.100.${nth % 250}, 203.0.113.99`);
      const network = await ask((nth) => `2001:db8:1:1::${(nth + 1).toString(16)}`);
      const mapped = await ask((nth) => (nth % 2 ? '203.0.113.98' : '::ffff:203.0.113.98'));
      return [invented, network, mapped].flatMap((answers, nth) => {
        const answered = countStatus(answers, 200);
        return answered <= 600 ? [] : [`way ${nth + 1}: ${answered} of 700 were answered`];
      });
    },
  },
  {
    name: 'replays: one sign-in form 100 times, one state, code and guest name again',
    most: { seconds: 4, megabytes: 200 },
    run: async (server) => {
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const account = { email: 'ana@example.com', password: 'wizard of ten' };
      const body = new URLSearchParams(account).toString();
      const first = await takeVisit(server);
      const headers = { ...form, cookie: first.cookie };
      await server.send({ path: `${first.base}/sign-up`, headers, body });
      const visit = await takeVisit(server);
      const request = { path: visit.base, headers: { ...form, cookie: visit.cookie }, body };
      const opened = await server.send({ ...request, address: ADDRESS });
      const before = server.seconds();
      const again = await sendAll(
        server,
        times(100, () => ({ ...request, address: ADDRESS })),
      );
      const each = (server.seconds() - before) / 100;
      const elsewhere = await server.send({ ...request, headers: form });
      return [
        ...(new Set(again.map(locationOf)).size === 1 ? [] : ['a form had several outcomes']),
        ...expectStatus('the first form', opened, 303),
        ...expectStatus('a visit without its cookie', elsewhere, 400),
        // A password check takes about 20 ms.
        ...(each < 0.008 ? [] : [`a form sent again took ${(each * 1000).toFixed(1)} ms`]),
      ];
    },
  },
];
