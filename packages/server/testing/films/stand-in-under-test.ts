import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as realPause } from 'node:timers/promises';
import { CATALOGUE } from '@outoften/catalogue/catalogue';
import type { CatalogueFilm } from '@outoften/catalogue/films/film';
import { standInAnswers } from './stand-in-answers-under-test.ts';

/** The ways in which a film database can fail. */
export const FAILURES = [
  'wrong-token',
  'nothing-there',
  'too-many',
  'too-many-for-seconds',
  'too-many-until-a-date',
  'broken',
  'down',
  'html',
  'html-when-down',
  'silent',
  'silent-in-mid-answer',
  'cut-off',
  'endless',
  'empty',
  'other-shape',
] as const;

export type Failure = (typeof FAILURES)[number];

export type StandInSwitches = Readonly<{
  /** The kind of failure; undefined for none. */
  failure?: Failure | undefined;
  /** How many answers fail; all if not given. */
  failures?: number;
  /** How long every answer takes, in milliseconds. */
  delayMs?: number;
  /** Removes or replaces parts of a film's details. */
  details?: (details: Record<string, unknown>) => Record<string, unknown>;
}>;

export type StandIn = Readonly<{
  /** The value for `TMDB_API_URL` and `TMDB_IMAGE_URL`. */
  base: string;
  imageBase: string;
  /** The value for `GOOGLE_KG_URL`. */
  graphBase: string;
  switch: (to: StandInSwitches) => void;
  /** The addresses that were requested, with their queries. */
  asked: readonly string[];
  /** The most requests that `fetch` began within a second. */
  mostInASecond: () => number;
  /** Works like the global one, and `isBusy` sees its requests. */
  fetch: typeof fetch;
  /** True while an answer is on its way that needs no test to send it. */
  isBusy: () => boolean;
  close: () => Promise<void>;
}>;

export const STAND_IN_TOKEN = 'token-of-the-stand-in';
export const STAND_IN_KEY = 'key-of-the-stand-in';

/** The pause that the failing stand-in asks for, in seconds. */
const RETRY_AFTER_S = 2;

/** A JPEG of two by three pixels, in one colour. */
const IMAGE = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////' +
    '////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////' +
    '////////////wAARCAADAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QA' +
    'FQEBAQAAAAAAAAAAAAAAAAAAAQL/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCACh//2Q==',
  'base64',
);

/** A film database and a knowledge graph on this machine. They answer like the real ones, and fail as tests choose. */
export async function openStandIn({
  films = CATALOGUE,
  now = Date.now,
  pause = realPause,
}: Readonly<{
  films?: readonly CatalogueFilm[];
  /** The clock for the dates in answers. */
  now?: () => number;
  /** Waits as long as a slow answer takes. */
  pause?: (ms: number) => Promise<unknown>;
}> = {}): Promise<StandIn> {
  const answers = standInAnswers(films);
  const asked: string[] = [];
  const askedAt: number[] = [];
  let switches: StandInSwitches = {};
  let failed = 0;
  let begun = 0;
  let running = 0;
  let delayed = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { failure, failures = Number.POSITIVE_INFINITY, delayMs = 0 } = switches;
    if (delayMs > 0) {
      delayed++;
      await Promise.race([pause(delayMs), once(response, 'close')]);
      delayed--;
    }
    if (failure !== undefined && failed++ < failures) {
      fail(response, { failure, now });
      return;
    }
    const url = new URL(request.url ?? '/', 'http://stand-in');
    if (url.pathname.startsWith('/images/')) sendImage(response, url.pathname);
    else if (url.pathname.startsWith('/graph/')) send(response, graphAnswer(url, answers));
    else if (request.headers.authorization !== `Bearer ${STAND_IN_TOKEN}`) send(response, REFUSED);
    else send(response, tmdbAnswer(url, { answers, switches }));
  };
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    void answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base: `${origin}/3`,
    imageBase: `${origin}/images`,
    graphBase: `${origin}/graph`,
    asked,
    switch: (to) => {
      switches = to;
      failed = 0;
    },
    mostInASecond: () =>
      Math.max(
        ...askedAt.map((from) => askedAt.filter((at) => from <= at && at < from + 1000).length),
      ),
    fetch: (address, init) => {
      begun++;
      askedAt.push(now());
      running++;
      // The abort ends the request for its sender, answered or not.
      init?.signal?.addEventListener('abort', () => running--);
      return fetch(address, init);
    },
    isBusy: () => {
      const isSilent = switches.failure?.startsWith('silent') ?? false;
      return running > delayed && !(isSilent && asked.length === begun);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function* blanks() {
  for (;;) yield ' '.repeat(64 * 1024);
}

type Answer = Readonly<{ status: number; body: unknown }>;

const REFUSED: Answer = {
  status: 401,
  body: {
    success: false,
    status_code: 7,
    status_message: 'Invalid API key: You must be granted a valid key.',
  },
};

const NOT_FOUND: Answer = {
  status: 404,
  body: {
    success: false,
    status_code: 34,
    status_message: 'The resource you requested could not be found.',
  },
};

const INVALID_PAGE: Answer = {
  status: 400,
  body: { success: false, status_code: 22, status_message: 'Invalid page: Pages start at 1.' },
};

function tmdbAnswer(
  { pathname, searchParams }: URL,
  {
    answers,
    switches,
  }: Readonly<{ answers: ReturnType<typeof standInAnswers>; switches: StandInSwitches }>,
): Answer {
  const film = /^\/3\/movie\/(\d+)$/.exec(pathname)?.[1];
  if (film !== undefined) {
    const details = answers.details(film);
    return details ? ok((switches.details ?? ((same) => same))(details)) : NOT_FOUND;
  }
  const review = /^\/3\/review\/([\w-]+)$/.exec(pathname)?.[1];
  if (review !== undefined) {
    const told = answers.review(review);
    return told ? ok(told) : NOT_FOUND;
  }
  if (pathname === '/3/authentication') return ok({ success: true, status_code: 1 });
  if (pathname === '/3/search/person') {
    return ok(answers.searchPeople(searchParams.get('query') ?? ''));
  }
  if (pathname !== '/3/discover/movie') return NOT_FOUND;
  const page = Number(searchParams.get('page'));
  return 1 <= page && page <= 500 ? ok(answers.discover(searchParams)) : INVALID_PAGE;
}

function graphAnswer({ searchParams }: URL, answers: ReturnType<typeof standInAnswers>): Answer {
  if (searchParams.get('key') !== STAND_IN_KEY) {
    return { status: 400, body: { error: { code: 400, status: 'INVALID_ARGUMENT' } } };
  }
  const found = answers.searchPeople(searchParams.get('query') ?? '') as {
    results: readonly { id: number; name: string }[];
  };
  const limit = Number(searchParams.get('limit') ?? 20);
  return ok({
    '@type': 'ItemList',
    itemListElement: found.results.slice(0, limit).map(({ id, name }) => ({
      '@type': 'EntitySearchResult',
      resultScore: 10,
      result: { '@id': `kg:/m/${id}`, name, '@type': ['Thing', 'Person'] },
    })),
  });
}

function ok(body: unknown): Answer {
  return { status: 200, body };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=utf-8' });
  response.end(JSON.stringify(body));
}

function sendImage(response: ServerResponse, pathname: string): void {
  if (!pathname.endsWith('.jpg')) {
    send(response, NOT_FOUND);
    return;
  }
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(IMAGE);
}

function fail(
  response: ServerResponse,
  { failure, now }: Readonly<{ failure: Failure; now: () => number }>,
): void {
  const html = { 'content-type': 'text/html' };
  const tooMany = { status_code: 25, status_message: 'Your request count is over the limit.' };
  switch (failure) {
    case 'wrong-token':
      send(response, REFUSED);
      return;
    case 'nothing-there':
      send(response, NOT_FOUND);
      return;
    case 'too-many':
      send(response, { status: 429, body: tooMany });
      return;
    case 'too-many-for-seconds':
      response.setHeader('retry-after', String(RETRY_AFTER_S));
      send(response, { status: 429, body: tooMany });
      return;
    case 'too-many-until-a-date':
      response.setHeader('retry-after', new Date(now() + RETRY_AFTER_S * 1000).toUTCString());
      send(response, { status: 429, body: tooMany });
      return;
    case 'broken':
      send(response, { status: 500, body: { status_code: 11 } });
      return;
    case 'down':
      response.writeHead(503).end();
      return;
    case 'html':
      response.writeHead(200, html).end('<!doctype html><title>Maintenance</title>');
      return;
    case 'html-when-down':
      response.writeHead(502, html).end('<!doctype html><title>Bad gateway</title>');
      return;
    case 'silent':
      return;
    case 'silent-in-mid-answer':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"results":');
      return;
    case 'cut-off':
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"results":[', () => response.destroy());
      return;
    case 'endless':
      response.writeHead(200, { 'content-type': 'application/json' });
      Readable.from(blanks()).pipe(response);
      return;
    case 'empty':
      send(response, ok({}));
      return;
    case 'other-shape':
      send(response, ok({ results: 'none', total_pages: -1, id: 'x', credits: [null] }));
      return;
  }
}
