import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLOSE_WITHIN_MS } from '../../packages/server/src/app/stop-on-signals.ts';

const read = (file: string) =>
  readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');

/** The value of a setting that stands once in a file. */
function settingIn(file: string, pattern: RegExp): number {
  const found = [...read(file).matchAll(new RegExp(pattern, 'gm'))];
  expect(found, `${file}: ${pattern}`).toHaveLength(1);
  return Number(found[0]?.[1]);
}

test('each proxy closes what is for the machine itself only', () => {
  expect(read('haproxy.cfg')).toMatch(
    /^\thttp-request deny deny_status 404 if \{ path \/metrics \/readyz \} or \{ path_beg \/dev\/ \}$/m,
  );
  for (const path of ['= /metrics', '= /readyz ', '^~ /dev/  ']) {
    expect(read('nginx.conf')).toContain(`\tlocation ${path} { return 404; }`);
  }
  for (const file of ['Caddyfile', 'Caddyfile.compose']) {
    expect(read(file)).toMatch(
      /@private path \/metrics \/readyz \/dev\/\*\n\trespond @private 404$/m,
    );
  }
});

test('nginx passes on that a client asks for a WebSocket', () => {
  const file = read('nginx.conf');
  expect(file).toMatch(/^\tproxy_http_version 1\.1;$/m);
  expect(file).toMatch(/^\tproxy_set_header Upgrade \$http_upgrade;$/m);
  expect(file).toMatch(/^\tproxy_set_header Connection \$connection_upgrade;$/m);
  expect(file).toMatch(/^map \$http_upgrade \$connection_upgrade \{\n\tdefault upgrade;$/m);
  // A header that a location sets replaces all of these there.
  expect(file.match(/^\t\t+proxy_set_header/m)).toBeNull();
});

test('no proxy closes a WebSocket between two pings, which are 25 seconds apart', () => {
  expect(settingIn('nginx.conf', /^\tproxy_read_timeout (\d+)s;$/)).toBeGreaterThan(25);
  expect(settingIn('nginx.conf', /^\tproxy_send_timeout (\d+)s;$/)).toBeGreaterThan(25);
  expect(settingIn('haproxy.cfg', /^\ttimeout tunnel (\d+)h$/)).toBeGreaterThanOrEqual(1);
});

test('a server has the time to stop that it may take, with a delay of up to 30 seconds', () => {
  const longest = 30 + CLOSE_WITHIN_MS / 1000;
  expect(settingIn('out-of-ten@.service', /^TimeoutStopSec=(\d+)$/)).toBeGreaterThan(longest);
  const grace = [...read('compose.yml').matchAll(/stop_grace_period: (\d+)s/g)];
  expect(grace.length).toBeGreaterThan(0);
  for (const [, seconds] of grace) expect(Number(seconds)).toBeGreaterThan(CLOSE_WITHIN_MS / 1000);
});

test('systemctl does not wait for a server that has ended', () => {
  const script =
    /^ExecStartPost=-\S+ -e "(.+)"$/m.exec(read('out-of-ten@.service'))?.[1] ?? 'throw 0';
  const ended = spawnSync(process.execPath, ['-e', '']);
  const { status } = spawnSync(process.execPath, ['-e', script.replaceAll('%i', '9')], {
    env: { MAINPID: String(ended.pid) },
    timeout: 25_000,
  });
  expect(status).toBe(0);
}, 30_000);
