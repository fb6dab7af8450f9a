import { expect, test } from 'vitest';
import { readClusterSettings } from './cluster-settings.ts';

const SERVICES = {
  DATABASE_URL: 'postgres://outoften:secret@127.0.0.1:5432/outoften',
  REDIS_URL: 'redis://127.0.0.1:6379',
};

test('without HOST and PORT the cluster is at port 3000 of this machine, and its servers use the next two', () => {
  expect(readClusterSettings(SERVICES, undefined)).toEqual({
    ports: { address: '127.0.0.1', port: 3000, servers: [3001, 3002] },
    publicUrl: 'http://localhost:3000',
    shared: {
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      TRUSTED_PROXIES: 'loopback',
    },
  });
});

test('a cluster that is open to the network is played at its address there, and its servers are not reachable', () => {
  const given = { ...SERVICES, HOST: '0.0.0.0', PORT: '4000', TRUSTED_PROXIES: '10.0.0.0/8' };
  const { ports, shared } = readClusterSettings(given, '192.168.1.20');
  expect(ports).toEqual({ address: '0.0.0.0', port: 4000, servers: [4001, 4002] });
  expect(shared).toEqual({
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://192.168.1.20:4000',
    TRUSTED_PROXIES: '10.0.0.0/8,loopback',
  });
});

test.each([
  { name: 'no PostgreSQL', given: { ...SERVICES, DATABASE_URL: '' }, line: /^DATABASE_URL is not/ },
  { name: 'no Redis', given: { ...SERVICES, REDIS_URL: '' }, line: /^REDIS_URL is not set/ },
  { name: 'any port', given: { ...SERVICES, PORT: '0' }, line: /^PORT is "0"/ },
  { name: 'a wrong port', given: { ...SERVICES, PORT: 'x' }, line: /^PORT is "x"/ },
  {
    name: 'the last possible port',
    given: { ...SERVICES, PORT: '65534' },
    line: /^PORT is "65534"/,
  },
])('a cluster with $name does not start', ({ given, line }) => {
  expect(() => readClusterSettings(given, undefined)).toThrow(line);
});
