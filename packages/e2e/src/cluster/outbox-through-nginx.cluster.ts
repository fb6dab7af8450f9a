import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, test as base, expect } from '@playwright/test';
import { freePort } from '../../../../scripts/free-port.ts';
import { findProgram } from '../../../../scripts/programs.ts';
import { newEmail, PASSWORD, readCode } from '../steps/account.ts';
import { startServer } from '../steps/own-server.ts';

/** The simplest configuration, as an operator may write it. */
const PLAIN = 'location / { proxy_pass http://127.0.0.1:$server; }';

/** The private paths of `deploy/nginx.conf`, before that line. */
const DEPLOYED = readFileSync(join(import.meta.dirname, '../../../../deploy/nginx.conf'), 'utf8')
  .split('\n')
  .filter((line) => line.includes('return 404;'))
  .join('\n');

type Ways = Readonly<{ server: string; plain: string; deployed: string }>;

/** An embedded server with an outbox, behind nginx on the same machine. */
const test = base.extend<{ ways: Ways }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it takes
  ways: async ({}, use) => {
    const [server, plain, deployed] = [await freePort(), await freePort(), await freePort()];
    const started = await startServer({ PORT: `${server}` });
    const to = (text: string) => text.replace('$server', `${server}`);
    const close = await startNginx([
      { port: plain, locations: to(PLAIN) },
      { port: deployed, locations: to(`${DEPLOYED}\n${PLAIN}`) },
    ]);
    const originOf = (port: number) => `http://localhost:${port}`;
    await use({
      server: originOf(server),
      plain: originOf(plain),
      deployed: originOf(deployed),
    });
    await close();
    await started.stop();
  },
  baseURL: async ({ ways }, use) => use(ways.server),
});

test('a stranger cannot take over an account by reading the outbox through nginx', async ({
  ways,
  request,
}) => {
  const email = newEmail();
  await askForCode(request, ways.server, email);
  const code = await readCode({ request }, email);
  for (const query of ['', '?key=', '?key=a-guessed-key', `?key=${code}`]) {
    for (const [way, status] of [
      [ways.plain, 403],
      [ways.deployed, 404],
    ] as const) {
      for (const accept of ['application/json', 'text/html']) {
        const answer = await fetch(`${way}/dev/outbox${query}`, { headers: { accept } });
        expect(answer.status, `${way} ${query} ${accept}`).toBe(status);
        expect(await answer.text()).not.toContain(code);
      }
    }
  }
});

/** Begins a sign-up for the address. Any stranger can do that through any proxy. */
async function askForCode(asker: APIRequestContext, origin: string, email: string): Promise<void> {
  const asked = new URLSearchParams({
    client_id: 'spa',
    redirect_uri: `${origin}/game/login`,
    response_type: 'code',
    scope: 'openid',
    state: 'state',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const visit = (await asker.get(`/oauth2/authorize?${asked}`)).url();
  const form = { email, password: PASSWORD };
  await asker.post(`${visit}/sign-up`, { headers: { origin }, form });
}

/** Starts nginx with a server for each port. Resolves to a function that stops it. */
async function startNginx(servers: readonly Readonly<{ port: number; locations: string }>[]) {
  const program = findProgram('nginx');
  if (program === undefined) throw new Error('nginx is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(folder, 'logs'));
  const config = join(folder, 'nginx.conf');
  const blocks = servers.map(
    ({ port, locations }) => `server { listen 127.0.0.1:${port};\n${locations}\n}`,
  );
  writeFileSync(
    config,
    `daemon off; pid ${folder}/pid; error_log ${folder}/logs/error.log; events {}
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
${blocks.join('\n')} }`,
  );
  const child = spawn(program, ['-p', folder, '-c', config], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  for (const { port } of servers) {
    await expect(async () => {
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    }).toPass();
  }
  return async () => {
    child.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true });
  };
}
