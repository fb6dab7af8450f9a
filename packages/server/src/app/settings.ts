import { isIPv4 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { parseFilmSettings } from '../films/sources/film-settings.ts';
import {
  type ApiKeys,
  NO_API_KEYS,
  parseApiKeys,
  type WalkIns,
} from '../identity/callers/caller.ts';
import { parseNameSettings } from '../identity/names/name-settings.ts';
import { parseSignInSettings } from '../identity/sign-in-settings.ts';
import {
  type Environment,
  matching,
  oneOf,
  type Parsed,
  parseServiceUrl,
  readSetting,
} from '../platform/read-setting.ts';
import { parseOperator } from './policy/operator.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Who gets the page to try the API on: this machine, everyone, or no one. */
const GRAPHIQL = ['local', 'open', 'off'] as const;

/** The settings of a server, as {@link parseSettings} reads them. */
export type Settings = Readonly<ReturnType<typeof parseSettings>>;

/** A server that listens on one of these is open to the network. */
const ALL_ADDRESSES = ['0.0.0.0', '::'];

/**
 * Reads the environment once. An empty variable counts as absent. A server that is open to the network uses its address
 * there as the public one, if it has one. Throws StartProblem for a wrong value.
 */
export function parseSettings(environment: Environment, lanAddress?: string) {
  const host = readSetting(environment, 'HOST', parseHost) ?? '127.0.0.1';
  const port = readSetting(environment, 'PORT', parsePort) ?? 3000;
  const typed = ALL_ADDRESSES.includes(host) ? lanAddress : undefined;
  const databaseUrl = readSetting(environment, 'DATABASE_URL', parseDatabaseUrl);
  return {
    host,
    /** 0 takes any free port. */
    port,
    /** The origin players type, without a slash at the end. Undefined if it depends on the port that is taken. */
    publicUrl:
      readSetting(environment, 'PUBLIC_URL', parsePublicUrl) ??
      (port === 0 ? undefined : localUrl(port, typed)),
    /** Whether browsers must reach the host's subdomains by https too. */
    hstsSubdomains: readSetting(environment, 'HSTS_SUBDOMAINS', parseBoolean) ?? false,
    /** The folder of the embedded store's file, relative to the working directory. */
    dataDir: environment.DATA_DIR || './data',
    /** A PostgreSQL address; undefined for the embedded SQLite. */
    databaseUrl,
    /** A Redis address; undefined for a server that runs alone. */
    redisUrl: readSetting(environment, 'REDIS_URL', parseRedisUrl),
    /** Addresses and networks of the proxies in front, whose headers about a player's address are believed. */
    trustedProxies: readSetting(environment, 'TRUSTED_PROXIES', parseAddresses) ?? [],
    /** Addresses and networks that many people share, such as a hall's or a school's. */
    sharedAddresses: readSetting(environment, 'SHARED_ADDRESSES', parseAddresses) ?? [],
    logLevel: readSetting(environment, 'LOG_LEVEL', oneOf(LOG_LEVELS)) ?? ('info' as const),
    /** How long the server goes on after the signal to stop. */
    stopDelayMs: readSetting(environment, 'STOP_DELAY', parseStopDelay) ?? 0,
    /** The token that opens the metrics; undefined lets this machine alone read them. */
    metricsToken: readSetting(environment, 'METRICS_TOKEN', parseMetricsToken),
    graphiql:
      readSetting(environment, 'GRAPHIQL', oneOf(GRAPHIQL)) ??
      (databaseUrl === undefined ? ('local' as const) : ('off' as const)),
    apiKeys: readSetting(environment, 'API_KEYS', parseKeys) ?? NO_API_KEYS,
    /** The path of a module that verifies the operator's own tokens; undefined for none. */
    customTokenVerifier: environment.CUSTOM_TOKEN_VERIFIER || undefined,
    walkIns: readSetting(environment, 'WALK_INS', oneOf(WALK_INS)) ?? ('host' as const),
    /** Words that the operator allows and refuses in names. */
    names: parseNameSettings(environment),
    films: parseFilmSettings(environment),
    signIn: parseSignInSettings(environment),
    operator: parseOperator(environment),
  };
}

export function localUrl(port: number, host = 'localhost'): string {
  return new URL(`http://${host}:${port}`).origin;
}

function parsePort(text: string): Parsed<number> {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65535) return { value: port };
  return { wanted: 'a port from 1 to 65535 is wanted, or 0 for any free one' };
}

const parseHost = matching(
  /^[\w.:%-]+$/,
  'an address or name of this machine is wanted, such as 127.0.0.1 or 0.0.0.0',
);

function parsePublicUrl(text: string): Parsed<string> {
  const url = URL.parse(text);
  const isOrigin =
    url !== null &&
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    url.username === '' &&
    `${url.pathname}${url.search}${url.hash}` === '/';
  if (isOrigin) return { value: url.origin };
  return {
    wanted: 'a web address without path is wanted, such as https://play.example.com',
  };
}

function parseBoolean(text: string): Parsed<boolean> {
  if (text === 'true' || text === 'false') return { value: text === 'true' };
  return { wanted: 'true or false is wanted' };
}

function parseDatabaseUrl(text: string): Parsed<string> {
  if (/^postgres(ql)?:\/\//.test(text) && parseServiceUrl(text)) return { value: text };
  return {
    wanted: 'postgres://user:password@host:5432/database is wanted, or nothing to use SQLite',
  };
}

function parseRedisUrl(text: string): Parsed<string> {
  const url = /^rediss?:\/\//.test(text) ? parseServiceUrl(text) : null;
  if (url?.hostname && /^(\/\d*)?$/.test(url.pathname)) return { value: text };
  return {
    wanted: 'redis://user:password@host:6379 is wanted, or nothing for a server that runs alone',
  };
}

function parseAddresses(text: string): Parsed<readonly string[]> {
  const addresses = text.split(',').map((address) => address.trim());
  if (!addresses.some(isShortIPv4)) {
    try {
      proxyAddr.compile(addresses);
      return { value: addresses };
    } catch {
      // It is none of what this function accepts, as below.
    }
  }
  return {
    wanted:
      'addresses or networks with commas between them are wanted, such as 10.0.0.0/8, or loopback',
  };
}

/** Whether a number is missing, as in `10.1`. The parser reads that as `10.0.0.1`. */
function isShortIPv4(address: string): boolean {
  const [ip = ''] = address.split('/');
  return /^[\d.]+$/.test(ip) && !isIPv4(ip);
}

const WALK_INS: readonly WalkIns[] = ['host', 'join', 'off'];

/** Service managers kill a server that takes much longer to stop. */
const LONGEST_STOP_DELAY_S = 300;

function parseStopDelay(text: string): Parsed<number> {
  const seconds = Number(text);
  if (/^\d{1,3}$/.test(text) && seconds <= LONGEST_STOP_DELAY_S) return { value: seconds * 1000 };
  return { wanted: `whole seconds from 0 to ${LONGEST_STOP_DELAY_S} are wanted` };
}

/** Accepts the characters of a bearer token. @see RFC 6750, section 2.1 */
function parseMetricsToken(text: string): Parsed<string> {
  if (/^[\w.~+/-]{16,}=*$/.test(text)) return { value: text };
  return {
    wanted: '16 or more letters, digits and characters of -._~+/ are wanted',
    isSecret: true,
  };
}

function parseKeys(text: string): Parsed<ApiKeys> {
  const keys = parseApiKeys(text);
  if (keys) return { value: keys };
  return {
    wanted:
      'name:key pairs with commas between them are wanted, such as stage:3d1f8c62a94b70e5; a key has 16 characters or more',
    isSecret: true,
  };
}
