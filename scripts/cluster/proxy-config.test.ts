import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../run.ts';
import { clusterProxyConfig } from './proxy-config.ts';

const DEPLOYED = readFileSync(join(ROOT, 'deploy/haproxy.cfg'), 'utf8');
const PORTS = { address: '127.0.0.1', port: 4000, servers: [4001, 4002] } as const;

const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

test('the cluster’s proxy differs from the deployed one only in ports, TLS and limits', () => {
  const deployed = linesOf(DEPLOYED);
  const changed = linesOf(clusterProxyConfig(DEPLOYED, PORTS));
  const added = new Set(changed.filter((line) => !deployed.includes(line)));
  expect([...added]).toEqual([
    'log stdout format raw local0 warning',
    'bind 127.0.0.1:4000',
    'http-request set-header X-Forwarded-Proto http',
    expect.stringMatching(/^server a 127\.0\.0\.1:4001 check/),
    expect.stringMatching(/^server b 127\.0\.0\.1:4002 check/),
  ]);
  expect(deployed.length - changed.length).toBe(3);
});

test('no server of the cluster uses a port of the deployed servers', () => {
  expect(clusterProxyConfig(DEPLOYED, PORTS)).not.toMatch(/127\.0\.0\.1:300\d/);
});

test('a deployed configuration that lacks one of the lines to replace is refused', () => {
  const broken = DEPLOYED.replace('bind :80', 'bind :8080');
  expect(() => clusterProxyConfig(broken, PORTS)).toThrow('has no line');
});
