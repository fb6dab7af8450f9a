import { buildSchema } from '@outoften/server/src/app/graphql/schema.ts';
import { createExecutor } from '@outoften/server/src/platform/graphql/executor.ts';
import { countAsked } from '@outoften/server/src/platform/graphql/query-limits.ts';
import {
  createRoomClient,
  sendByHttp,
  takeGuest,
} from '@outoften/simulation/src/client/game-client.ts';
import { type Answer, type AttackedServer, type Request, takeVisit } from './attacked-server.ts';
import { pick, type Random, randomQuery, randomText } from './random-requests.ts';

/** What one request may cost, for each operation that it counts as. @see docs/threats.md */
const SECONDS = 0.1;
const BYTES = 1_000_000;

/** A request that is over the promise is sent again, because other work of the server may have been counted with it. */
const TRIES = 3;

/** A request, and how many operations it counts as. */
type Counted = Readonly<{ what: string; request: Request; count: number }>;

export type DearRequest = Readonly<{ what: string; seconds: number; bytes: number; count: number }>;

export type Findings = Readonly<{
  sent: number;
  /** How many were answered with each status. */
  statuses: ReadonlyMap<number, number>;
  /** The dearest first, by what they cost for each operation that they count as. */
  dearest: readonly DearRequest[];
  overPromise: readonly DearRequest[];
}>;

/**
 * Sends random requests one after the other: operations of the whole schema, all kinds of routes, and forms of the
 * sign-in pages. None may cost more than promised.
 */
export async function searchDearRequests(
  server: AttackedServer,
  { random, requests }: Readonly<{ random: Random; requests: number }>,
): Promise<Findings> {
  const nextRequest = await prepareRequests(server, random);
  const statuses = new Map<number, number>();
  const measured: DearRequest[] = [];
  for (let sent = 0; sent < requests; sent++) {
    const counted = await nextRequest();
    let { answer, cost } = await measure(server, counted);
    for (let again = 1; again < TRIES && isOver(cost); again++) {
      const next = await measure(server, counted);
      if (next.cost.seconds < cost.seconds) ({ answer, cost } = next);
    }
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    measured.push(cost);
  }
  const dearest = measured.toSorted((a, b) => b.seconds / b.count - a.seconds / a.count);
  return { sent: requests, statuses, dearest, overPromise: measured.filter(isOver) };
}

function isOver({ seconds, bytes, count }: DearRequest): boolean {
  return seconds > SECONDS * count || bytes > BYTES * count;
}

async function measure(
  server: AttackedServer,
  { what, request, count }: Counted,
): Promise<Readonly<{ answer: Answer; cost: DearRequest }>> {
  const before = server.seconds();
  const answer = await server.send(request);
  const seconds = server.seconds() - before;
  return { answer, cost: { what, seconds, bytes: answer.bytes, count } };
}

const JSON_BODY = { 'content-type': 'application/json' };

/** Paths of every kind. `*` stands for a text. */
const PATHS = [
  '/*',
  '/landing',
  '/game/*',
  '/game/daily/*',
  '/join/*',
  '/challenge/*',
  '/stage/*',
  '/game/daily?shared=*',
  '/previews/start.png',
  '/previews/room/*.png',
  '/previews/daily/*.png',
  '/previews/challenge/*.png',
  '/previews/shared/*.png',
  '/posters/*',
  '/round-posters/*',
  '/assets/*',
  '/healthz',
  '/readyz',
  '/metrics',
  '/issuer.json',
  '/.well-known/openid-configuration',
  '/oauth2/authorize?client_id=spa&state=*',
  '/oauth2/jwks',
  '/oauth2/logout?id_token_hint=*',
  '/sign-in/*',
  '/sign-in/callback/*',
  '/dev/outbox',
] as const;

/** Below the server's 16 kB for an address with its headers. */
const LONGEST_PATH = 12_000;

const FORMS = ['', '/sign-up', '/code', '/forgotten', '/reset'] as const;
const FIELDS = ['email', 'password', 'code', 'current-password'] as const;

/** Opens a room with a guest in it, so that requests name things that exist. */
async function prepareRequests(
  server: AttackedServer,
  random: Random,
): Promise<() => Promise<Counted>> {
  const schema = buildSchema();
  const executor = createExecutor(schema);
  const enter = async () => {
    const address = server.nextAddress();
    const { token } = await takeGuest(server.origin, { address });
    const send = sendByHttp(server.origin, { token, address });
    return { token, send, client: createRoomClient(send) };
  };
  const host = await enter();
  const guest = await enter();
  await host.client.takeName('Ana');
  const { code, id: room } = await host.client.open({ max_players: 8, is_audience_session: true });
  const { id: seat, secret } = await guest.client.join(code, { name: 'Ben' });
  const { drawMovie: film } = await host.send('mutation { drawMovie }');
  const known = [code, room, seat, secret, film.id, '1', '690', '2026-11-28', 'en', 'Ana'];
  const callers = [{}, ...[host, guest].map(({ token }) => ({ authorization: `Bearer ${token}` }))];

  function anOperation(): Counted {
    const { query, variables } = randomQuery(schema, { known, random });
    const read = executor.read({ query }, (fault) => {
      throw fault;
    });
    const count = 'errors' in read ? 1 : countAsked(read.operation.weight);
    const body = JSON.stringify({ query, variables });
    const headers = { ...JSON_BODY, ...pick(callers, random) };
    return { what: query.slice(0, 100), request: { path: '/graphql', headers, body }, count };
  }

  function anAddress(): Counted {
    const path = pick(PATHS, random).replace('*', () =>
      encodeURIComponent(randomText(known, random).slice(0, 4_000).toWellFormed()).slice(
        0,
        LONGEST_PATH,
      ),
    );
    const encoding = pick(['br', 'gzip', 'identity'], random);
    const language = pick(['en', 'de', 'es'], random);
    const headers = { accept: 'text/html', 'accept-encoding': encoding };
    const request = { path, headers: { ...headers, 'accept-language': language } };
    return { what: path.slice(0, 100), request, count: 1 };
  }

  async function aForm(): Promise<Counted> {
    const { base, cookie } = await takeVisit(server);
    const fields = FIELDS.map(
      (field) => [field, randomText(known, random).slice(0, 10_000).toWellFormed()] as const,
    );
    const path = base + pick(FORMS, random);
    const request = {
      path,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(Object.fromEntries(fields)).toString(),
    };
    return { what: path.replace(/sign-in\/[^/]+/, 'sign-in/...'), request, count: 1 };
  }

  return async () => {
    const kind = random();
    if (kind < 0.6) return anOperation();
    return kind < 0.85 ? anAddress() : await aForm();
  };
}
