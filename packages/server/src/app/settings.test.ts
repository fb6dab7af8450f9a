import { expect, test } from 'vitest';
import { findApiKey } from '../identity/callers/caller.ts';
import { NO_OPERATOR } from './policy/operator.ts';
import { parseSettings } from './settings.ts';

test('with an empty environment the server runs embedded on port 3000', () => {
  expect(parseSettings({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    hstsSubdomains: false,
    dataDir: './data',
    databaseUrl: undefined,
    logLevel: 'info',
    stopDelayMs: 0,
    metricsToken: undefined,
    graphiql: 'local',
    apiKeys: new Map(),
    customTokenVerifier: undefined,
    walkIns: 'host',
    trustedProxies: [],
    sharedAddresses: [],
    names: { allowed: [], refused: [] },
    films: { tmdb: undefined, knowledgeGraph: undefined },
    signIn: { type: 'embedded', smtp: undefined, socials: [] },
    operator: NO_OPERATOR,
  });
});

test('every variable is read', () => {
  const settings = parseSettings({
    HOST: '0.0.0.0',
    PORT: '8080',
    PUBLIC_URL: 'https://play.example.com/',
    HSTS_SUBDOMAINS: 'true',
    DATA_DIR: '/var/lib/out-of-ten',
    DATABASE_URL: 'postgres://ten:secret@db:5432/ten',
    REDIS_URL: 'rediss://ten:secret@redis:6380/2',
    LOG_LEVEL: 'silent',
    STOP_DELAY: '15',
    METRICS_TOKEN: 'a-token_of~27.characters/==',
    GRAPHIQL: 'open',
    TRUSTED_PROXIES: 'loopback',
    SHARED_ADDRESSES: '203.0.113.7',
    API_KEYS: 'stage:3d1f8c62a94b70e5,club:0123456789abcdef',
    CUSTOM_TOKEN_VERIFIER: './club-tokens.js',
    WALK_INS: 'join',
    NAMES_ALLOWED: 'Fanny, Moby Dick',
    NAMES_REFUSED: 'Voldemort',
    OPERATOR_NAME: 'Ana Solo',
    OPERATOR_ADDRESS: 'Kinogasse 7\n12345 Solo',
    CONTACT_EMAIL: 'ana@example.com',
    LEGAL_URL: 'https://example.com/legal',
  });
  expect(settings).toEqual({
    host: '0.0.0.0',
    port: 8080,
    publicUrl: 'https://play.example.com',
    hstsSubdomains: true,
    dataDir: '/var/lib/out-of-ten',
    databaseUrl: 'postgres://ten:secret@db:5432/ten',
    redisUrl: 'rediss://ten:secret@redis:6380/2',
    logLevel: 'silent',
    stopDelayMs: 15_000,
    metricsToken: 'a-token_of~27.characters/==',
    graphiql: 'open',
    apiKeys: expect.any(Map),
    customTokenVerifier: './club-tokens.js',
    walkIns: 'join',
    trustedProxies: ['loopback'],
    sharedAddresses: ['203.0.113.7'],
    names: { allowed: ['Fanny', 'Moby Dick'], refused: ['Voldemort'] },
    films: { tmdb: undefined, knowledgeGraph: undefined },
    signIn: { type: 'embedded', smtp: undefined, socials: [] },
    operator: {
      name: 'Ana Solo',
      address: ['Kinogasse 7', '12345 Solo'],
      email: 'ana@example.com',
      legalUrl: 'https://example.com/legal',
    },
  });
  expect(findApiKey(settings.apiKeys, '3d1f8c62a94b70e5')).toBe('stage');
  expect(findApiKey(settings.apiKeys, '0123456789abcdef')).toBe('club');
});

test('a wrong API key is not printed', () => {
  const parse = () => parseSettings({ API_KEYS: 'stage:too-short' });
  expect(parse).toThrow('API_KEYS is "***": name:key pairs');
});

test.each(['too-short-token', 'with spaces in the middle', 'dotted=in=the=middle'])(
  'a metrics token that no header can carry, or that can be guessed, is not printed: %s',
  (given) => {
    const parse = () => parseSettings({ METRICS_TOKEN: given });
    expect(parse).toThrow('METRICS_TOKEN is "***": 16 or more letters');
  },
);

test('on PostgreSQL there is no GraphiQL unless a setting asks for it', () => {
  const DATABASE_URL = 'postgres://db/ten';
  expect(parseSettings({ DATABASE_URL }).graphiql).toBe('off');
  expect(parseSettings({ DATABASE_URL, GRAPHIQL: 'local' }).graphiql).toBe('local');
});

test('trusted proxies are addresses, networks or known groups', () => {
  const { trustedProxies } = parseSettings({ TRUSTED_PROXIES: '10.0.0.0/8, loopback,2001:db8::1' });
  expect(trustedProxies).toEqual(['10.0.0.0/8', 'loopback', '2001:db8::1']);
  expect(parseSettings({}).trustedProxies).toEqual([]);
  const parse = () => parseSettings({ TRUSTED_PROXIES: 'my proxy' });
  expect(parse).toThrow('TRUSTED_PROXIES is "my proxy": addresses or networks with commas');
});

test('shared addresses are addresses or networks', () => {
  const { sharedAddresses } = parseSettings({ SHARED_ADDRESSES: '203.0.113.7, 2001:db8::/32' });
  expect(sharedAddresses).toEqual(['203.0.113.7', '2001:db8::/32']);
  const parse = () => parseSettings({ SHARED_ADDRESSES: 'the town hall' });
  expect(parse).toThrow('SHARED_ADDRESSES is "the town hall": addresses or networks with commas');
});

test('an IPv4 address needs all four numbers', () => {
  for (const address of ['203.0.113', '10.1/16', '127.0.0.1,7'])
    expect(() => parseSettings({ SHARED_ADDRESSES: address })).toThrow('SHARED_ADDRESSES is');
});

test('words for the name lists need letters or digits', () => {
  const parse = () => parseSettings({ NAMES_REFUSED: 'Voldemort,,Sauron' });
  expect(parse).toThrow('NAMES_REFUSED is "Voldemort,,Sauron": words or names with commas');
  expect(() => parseSettings({ NAMES_ALLOWED: 'Fanny;Dick' })).toThrow(
    'words or names with commas',
  );
});

test('an empty variable counts as absent', () => {
  expect(parseSettings({ PORT: '', DATABASE_URL: '', DATA_DIR: '' })).toEqual(parseSettings({}));
});

test('the public address follows the port, and is unknown if any free port may be taken', () => {
  expect(parseSettings({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100');
  expect(parseSettings({ PORT: '0' }).publicUrl).toBeUndefined();
});

test.each(['0.0.0.0', '::'])(
  'a server that listens on %s is played at its address in the network',
  (HOST) => {
    expect(parseSettings({ HOST }, '192.168.1.20').publicUrl).toBe('http://192.168.1.20:3000');
    expect(parseSettings({ HOST }).publicUrl).toBe('http://localhost:3000');
    const PUBLIC_URL = 'http://party.example';
    expect(parseSettings({ HOST, PUBLIC_URL }, '192.168.1.20').publicUrl).toBe(PUBLIC_URL);
  },
);

test('a server that is not open to the network has no address there', () => {
  expect(parseSettings({}, '192.168.1.20').publicUrl).toBe('http://localhost:3000');
});

test.each([
  { name: 'PORT', given: 'http' },
  { name: 'PORT', given: '65536' },
  { name: 'PORT', given: '-1' },
  { name: 'PORT', given: '80.5' },
  { name: 'HOST', given: 'not a host' },
  { name: 'PUBLIC_URL', given: 'play.example.com' },
  { name: 'PUBLIC_URL', given: 'ftp://play.example.com' },
  { name: 'PUBLIC_URL', given: 'https://play.example.com/game' },
  { name: 'DATABASE_URL', given: 'mysql://db/ten' },
  { name: 'DATABASE_URL', given: 'db' },
  { name: 'DATABASE_URL', given: 'postgres:ten' },
  { name: 'REDIS_URL', given: 'redis:6379' },
  { name: 'REDIS_URL', given: 'http://redis:6379' },
  { name: 'REDIS_URL', given: 'redis://redis:6379/live' },
  { name: 'LOG_LEVEL', given: 'loud' },
  { name: 'HSTS_SUBDOMAINS', given: 'yes' },
  { name: 'WALK_INS', given: 'maybe' },
  { name: 'STOP_DELAY', given: 'soon' },
  { name: 'STOP_DELAY', given: '-1' },
  { name: 'STOP_DELAY', given: '1.5' },
  { name: 'STOP_DELAY', given: '301' },
  { name: 'GRAPHIQL', given: 'yes' },
])('$name = $given is refused in one line that names both', ({ name, given }) => {
  const parse = () => parseSettings({ [name]: given });
  expect(parse).toThrow(`${name} is "${given}": `);
  expect(parse).not.toThrow('\n');
});

test.each([
  { name: 'DATABASE_URL', given: 'postgres://ten:se#ret@db/ten' },
  { name: 'DATABASE_URL', given: 'postgres://ten:12#34@db/ten' },
  { name: 'DATABASE_URL', given: 'postgres://ten:12/34@db/ten' },
  { name: 'REDIS_URL', given: 'redis://ten:12#34@db' },
  { name: 'SMTP_URL', given: 'smtps://ten:12/34@mail' },
])(
  '$name with a password of special characters ($given) is refused, and says how to write them',
  ({ name, given }) => {
    const escapes = 'in its password # is written %23, / %2F, ? %3F and @ %40';
    expect(() => parseSettings({ [name]: given })).toThrow(escapes);
  },
);

test.each([
  { given: 'mysql://ten:secret@db/ten', printed: 'mysql://***@db/ten' },
  { given: 'mysql://ten:sec@ret@db/ten', printed: 'mysql://***@db/ten' },
  { given: 'postgres:ten:secret@db/ten', printed: 'postgres:***@db/ten' },
  {
    given: 'mysql://db/ten?user=ten&password=secret',
    printed: 'mysql://db/ten?user=ten&password=***',
  },
  { given: 'host=db user=ten password=secret', printed: 'host=db user=ten password=***' },
])('a password in a refused address is not printed: $printed', ({ given, printed }) => {
  expect(() => parseSettings({ DATABASE_URL: given })).toThrow(`DATABASE_URL is "${printed}": `);
});
