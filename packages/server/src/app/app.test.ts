import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AppUnderTest, openApp } from '../../testing/app/app-under-test.ts';
import { VERSION } from './build/built-folders.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let open: AppUnderTest;
beforeEach(async () => {
  open = await openApp();
});
afterEach(() => open.close());

describe('the web app', () => {
  test.each([
    { path: '/', title: 'Landing' },
    { path: '/game/home', title: 'Home' },
    { path: '/game/home/', title: 'Home' },
    { path: '/game/home?from=qr', title: 'Home' },
    { path: '/game/active', title: 'Shell' },
    { path: '/game/daily/690.5', title: 'Shell' },
    { path: '/join/B.C', title: 'Shell' },
  ])('$path opens the page $title', async ({ path, title }) => {
    const page = await get(path, { headers: BROWSER });
    expect(page.statusCode).toBe(200);
    expect(page.payload).toContain(`<title>${title}</title>`);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-cache');
  });

  test.each(['/server-status', '/api', '/stage', '/challenge', '/gamers', '/anything/else/'])(
    '%s has no screen, which its status says too',
    async (path) => {
      const page = await get(path, { headers: BROWSER });
      expect(page.statusCode).toBe(404);
      expect(page.payload).toContain('<title>Shell</title>');
    },
  );

  test.each([
    {
      name: 'in the browser’s language',
      headers: { 'accept-language': 'de-AT, en;q=0.5' },
      title: 'Start',
    },
    {
      name: 'in the chosen language',
      headers: { cookie: 'language=de', 'accept-language': 'en' },
      title: 'Start',
    },
    {
      name: 'in English if there is no page in that language',
      headers: { 'accept-language': 'es' },
      title: 'Home',
    },
    {
      name: 'in English if no language was sent',
      headers: { 'accept-language': 'fr' },
      title: 'Home',
    },
  ])('a page is sent $name', async ({ headers, title }) => {
    const page = await get('/game/home', { headers: { ...BROWSER, ...headers } });
    expect(page.payload).toContain(`<title>${title}</title>`);
    expect(page.headers.vary).toContain('accept-language, cookie');
    const shell = await get('/anything', { headers: { ...BROWSER, ...headers } });
    expect(shell.headers.vary).toContain('accept-language, cookie');
  });

  test('a cached page in one language is not reused for another', async () => {
    const { etag } = (await get('/game/home')).headers;
    const headers = { 'if-none-match': etag, cookie: 'language=de' };
    expect((await get('/game/home', { headers })).statusCode).toBe(200);
  });

  test('a page that has not changed is not sent again', async () => {
    const { etag } = (await get('/game/home')).headers;
    const again = await get('/game/home', { headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
  });

  test('a hashed file may be cached for ever, and other files must be revalidated', async () => {
    const script = await get('/assets/app-1a2b3c4d.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toMatch('javascript');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  test.each([
    { accepts: 'gzip, deflate, br', sent: 'br' },
    { accepts: 'gzip', sent: 'gzip' },
    { accepts: undefined, sent: undefined },
  ])(
    'a file is sent as it was compressed by the build: $accepts gets $sent',
    async ({ accepts, sent }) => {
      const headers = accepts ? { 'accept-encoding': accepts } : {};
      const script = await get('/assets/app-1a2b3c4d.js', { headers });
      expect(script.headers['content-encoding']).toBe(sent);
      expect(script.headers['content-type']).toMatch('javascript');
      if (sent) expect(script.headers.vary).toBe('accept-encoding');
    },
  );

  test.each([
    { path: '/music/deuces.mp3', type: 'audio/mpeg' },
    { path: '/sfx/click.wav', type: 'audio/wav' },
  ])('$path is sent as audio, uncompressed, and must be revalidated', async ({ path, type }) => {
    const sound = await get(path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(sound.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'no-cache',
      'accept-ranges': 'bytes',
      'content-length': String(sound.rawPayload.length),
    });
    expect(sound.headers['content-encoding']).toBeUndefined();
    const again = await get(path, { headers: { 'if-none-match': sound.headers.etag } });
    expect(again.statusCode).toBe(304);
  });

  test('a player may fetch music from any position', async () => {
    const part = await get('/music/deuces.mp3', { headers: { range: 'bytes=1000-1099' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 1000-1099/4000');
    expect(part.rawPayload).toHaveLength(100);
  });

  test.each([
    { header: 'range', value: 'bytes=99999-', status: 416, code: 'RANGE_NOT_SATISFIABLE' },
    { header: 'if-match', value: '"other"', status: 412, code: 'PRECONDITION_FAILED' },
  ])('a file is not sent if $header doesn’t fit', async ({ header, value, status, code }) => {
    const refused = await get('/favicon.svg', { headers: { [header]: value } });
    expect(refused.statusCode).toBe(status);
    expect(refused.json().code).toBe(code);
    expect(open.logged.join()).not.toContain('"fault"');
  });

  test('HEAD answers as GET without the body', async () => {
    const head = await open.app.inject({ method: 'HEAD', url: '/game/home', headers: BROWSER });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(head.payload).toBe('');
  });

  test.each([
    '/missing.js',
    '/assets/old-99999999.js',
    '/assets/',
    '/assets/app-1a2b3c4d.js.br',
    '/.built',
    '/..%2fcatalogue/posters.json',
    '/%2e%2e/catalogue/posters.json',
    '/posters',
  ])('there is nothing at %s', async (path) => {
    const { statusCode, json } = await get(path, { headers: { accept: 'application/json' } });
    expect(statusCode).toBe(404);
    expect(json()).toEqual({ code: 'NOT_FOUND', message: 'There is nothing at this address.' });
  });

  test('an address that can’t be read gets 400', async () => {
    const { statusCode, json } = await get('/%zz');
    expect(statusCode).toBe(400);
    expect(json()).toEqual({ code: 'BAD_USER_INPUT', message: 'The request can’t be read.' });
  });

  test('a missing route of the web app is a page only for clients that ask for pages', async () => {
    expect(
      (await get('/game/active', { headers: { accept: 'application/json' } })).statusCode,
    ).toBe(404);
  });

  test('other methods get 404', async () => {
    const { statusCode } = await open.app.inject({ method: 'POST', url: '/game/home' });
    expect(statusCode).toBe(404);
  });
});

describe('posters', () => {
  test('a poster may be cached for ever, and can run nothing', async () => {
    const poster = await get('/posters/539.1a2b3c4d.svg');
    expect(poster.payload).toContain('<title>Reel</title>');
    expect(poster.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  test.each(['/posters/540.1a2b3c4d.svg', '/posters/draft.svg', '/posters/..%2fposters.json'])(
    'there is nothing at %s',
    async (path) => {
      expect((await get(path, { headers: BROWSER })).json().code).toBe('NOT_FOUND');
    },
  );
});

describe('headers', () => {
  test('a page can load nothing but this server’s files and its own inline style', async () => {
    const { headers } = await get('/');
    // The hash is from `printf 'body{margin:0}' | openssl dgst -sha256 -binary | base64`.
    expect(headers['content-security-policy']).toBe(
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc='",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join(';'),
    );
  });

  test.each(['/', '/missing.js', '/graphql', '/healthz', '/posters/539.1a2b3c4d.svg'])(
    '%s has the headers of every answer',
    async (path) => {
      const { headers } = await get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=(), '),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('strict-transport-security');
    },
  );

  test('with https, browsers are told to keep using it', async () => {
    await reopen({ publicUrl: 'https://play.example.com' });
    const { headers } = await get('/');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('HSTS covers subdomains if a setting says so', async () => {
    await reopen({ publicUrl: 'https://play.example.com', hstsSubdomains: true });
    const { headers } = await get('/');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  test.each(['/.env', '/.git/config', '/join/.env', '/wp-login.php', '/wp-admin', '/game/x.php'])(
    'there is no page at %s, which attackers look for',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404);
    },
  );
});

describe('requests that never reach the app', () => {
  test.each([
    {
      name: 'an address that can’t be read',
      bytes: 'GET /%zz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
      status: 400,
      code: 'BAD_USER_INPUT',
    },
    {
      name: 'a request that names two hosts',
      bytes: 'GET / HTTP/1.1\r\nhost: localhost\r\nHost: evil\r\nconnection: close\r\n\r\n',
      status: 400,
      code: 'BAD_USER_INPUT',
    },
    {
      name: 'a handshake that names two hosts',
      bytes:
        'GET /graphql HTTP/1.1\r\nhost: localhost\r\nhost: evil\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
      status: 400,
      code: 'BAD_USER_INPUT',
    },
    { name: 'no HTTP', bytes: 'HELLO\r\n\r\n', status: 400, code: 'BAD_USER_INPUT' },
    {
      name: 'endless headers',
      bytes: `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(20_000)}`,
      status: 431,
      code: 'HEADERS_TOO_LARGE',
    },
  ])('$name gets a code, with every header', async ({ bytes, status, code }) => {
    const socket = await connectTo(open);
    socket.write(bytes);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`));
    expect(head).toMatch(/^content-security-policy: default-src 'none'; frame-ancestors 'none'$/m);
    expect(head).toMatch(/^x-content-type-options: nosniff$/m);
    expect(JSON.parse(body)).toEqual({ code, message: expect.any(String) });
  });

  test('a client that hangs up at once leaves no fault in the log', async () => {
    const body = '{"query":"{ __typename }"}';
    const head = `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json`;
    for (let caller = 0; caller < 20; caller++) {
      const socket = await connectTo(open);
      socket.write(`${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`, () =>
        socket.resetAndDestroy(),
      );
      await once(socket, 'close');
    }
    await get('/healthz');
    expect(open.logged.join()).not.toContain('"fault"');
  });
});

async function connectTo({ app }: AppUnderTest) {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

describe('for operators', () => {
  test('the running version is a metric, so that a dashboard can show upgrades', async () => {
    const { payload } = await get('/metrics');
    expect(payload).toContain(`outoften_build_info{version="${VERSION}"} 1`);
  });

  test('requests, draws and searches are counted by route and outcome', async () => {
    await get('/game/unknown-page', { headers: BROWSER });
    const query = 'mutation { drawMovie }';
    await open.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
    const search = '{ searchPeople(query: "anna") }';
    await open.app.inject({ method: 'POST', url: '/graphql', payload: { query: search } });
    const { payload, headers } = await get('/metrics');
    expect(headers['content-type']).toMatch('text/plain');
    expect(payload).toContain('film_draws_total{outcome="drawn"} 1');
    expect(payload).toContain('people_search_duration_seconds_count 1');
    expect(payload).toContain(
      'http_request_duration_seconds_count{method="POST",route="/graphql",status="200"} 2',
    );
    expect(payload).toContain('process_resident_memory_bytes');
    expect(payload).not.toContain('unknown-page');
  });

  test('whether Redis can be reached is measured', async () => {
    expect((await get('/metrics')).payload).toContain('ready{part="redis"} 1');
    await reopen({ isRedisReachable: () => false });
    expect((await get('/metrics')).payload).toContain('ready{part="redis"} 0');
  });

  test('a request leaves one line, without its content and its sender', async () => {
    const headers = { cookie: 'visitor=secret', authorization: 'Bearer secret' };
    await get('/game/home?secret', { headers });
    const lines = open.logged.filter((line) => line.includes('"msg":"request"'));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        reqId: expect.stringMatching(/^[\da-f-]{36}$/),
        method: 'GET',
        route: '/*',
        status: 200,
        ms: expect.any(Number),
      }),
    ]);
    expect(open.logged.join()).not.toMatch(/secret|127\.0\.0\.1/);
  });

  test('frequent requests of machines are logged for debugging only', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics']) await get(path);
    const DEBUG = 20;
    expect(open.logged.map((line) => JSON.parse(line).level)).toEqual([DEBUG, DEBUG, DEBUG]);
  });
});

async function reopen(about: Parameters<typeof openApp>[0]) {
  await open.close();
  open = await openApp(about);
}

function get(url: string, options: InjectOptions = {}) {
  return open.app.inject({ ...options, method: 'GET', url });
}
