import { isIPv4 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { FILM_SETTINGS, parseFilmSettings } from '../films/sources/film-settings.ts';
import { NO_API_KEYS, parseApiKeys, type WalkIns } from '../identity/callers/caller.ts';
import { NAME_SETTINGS } from '../identity/names/profanity.ts';
import { parseSignInSettings, SIGN_IN_SETTINGS } from '../identity/sign-in-settings.ts';
import {
  anyText,
  type Environment,
  matching,
  oneOf,
  parseServiceUrl,
  readSettings,
  type Setting,
} from '../platform/read-setting.ts';
import { OPERATOR_SETTINGS, parseOperator } from './policy/operator.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

const WALK_INS: readonly WalkIns[] = ['host', 'join', 'off'];

/** Service managers kill a server that takes much longer to stop. */
const LONGEST_STOP_DELAY_S = 300;

const PORT: Setting<number> = {
  wanted: 'a port from 1 to 65535 is wanted, or 0 for any free one',
  read: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
};

const PUBLIC_URL: Setting<string> = {
  wanted: 'a web address without path is wanted, such as https://play.example.com',
  read: (text) => {
    const url = URL.parse(text);
    const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.username === '';
    return isWeb && `${url.pathname}${url.search}${url.hash}` === '/' ? url.origin : undefined;
  },
};

const HSTS_SUBDOMAINS: Setting<boolean> = {
  wanted: 'true or false is wanted',
  read: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
};

const DATABASE_URL: Setting<string> = {
  wanted: 'postgres://user:password@host:5432/database is wanted, or nothing to use SQLite',
  read: (text) => (/^postgres(ql)?:\/\//.test(text) && parseServiceUrl(text) ? text : undefined),
};

const REDIS_URL: Setting<string> = {
  wanted: 'redis://user:password@host:6379 is wanted, or nothing for a server that runs alone',
  read: (text) => {
    const url = /^rediss?:\/\//.test(text) ? parseServiceUrl(text) : null;
    return url?.hostname && /^(\/\d*)?$/.test(url.pathname) ? text : undefined;
  },
};

const ADDRESSES: Setting<readonly string[]> = {
  wanted:
    'addresses or networks with commas between them are wanted, such as 10.0.0.0/8, or loopback',
  read: (text) => {
    const addresses = text.split(',').map((address) => address.trim());
    if (addresses.some(isShortIPv4)) return undefined;
    try {
      proxyAddr.compile(addresses);
      return addresses;
    } catch {
      return undefined;
    }
  },
};

/** Whether a number is missing, as in `10.1`. The parser reads that as `10.0.0.1`. */
function isShortIPv4(address: string): boolean {
  const [ip = ''] = address.split('/');
  return /^[\d.]+$/.test(ip) && !isIPv4(ip);
}

const STOP_DELAY: Setting<number> = {
  wanted: `whole seconds from 0 to ${LONGEST_STOP_DELAY_S} are wanted`,
  read: (text) => {
    const isRight = /^\d{1,3}$/.test(text) && Number(text) <= LONGEST_STOP_DELAY_S;
    return isRight ? Number(text) * 1000 : undefined;
  },
};

const SERVER_SETTINGS = {
  HOST: matching(
    /^[\w.:%-]+$/,
    'an address or name of this machine is wanted, such as 127.0.0.1 or 0.0.0.0',
  ),
  PORT,
  PUBLIC_URL,
  HSTS_SUBDOMAINS,
  DATA_DIR: anyText(),
  DATABASE_URL,
  REDIS_URL,
  TRUSTED_PROXIES: ADDRESSES,
  SHARED_ADDRESSES: ADDRESSES,
  LOG_LEVEL: oneOf(LOG_LEVELS),
  STOP_DELAY,
  /** The characters of a bearer token. @see RFC 6750, section 2.1 */
  METRICS_TOKEN: matching(
    /^[\w.~+/-]{16,}=*$/,
    '16 or more letters, digits and characters of -._~+/ are wanted',
    { isSecret: true },
  ),
  GRAPHIQL: oneOf(['local', 'open', 'off']),
  API_KEYS: {
    wanted:
      'name:key pairs with commas between them are wanted, such as stage:3d1f8c62a94b70e5; a key has 16 characters or more',
    read: parseApiKeys,
    isSecret: true,
  },
  CUSTOM_TOKEN_VERIFIER: anyText(),
  WALK_INS: oneOf(WALK_INS),
  ...NAME_SETTINGS,
} as const;

/** All settings but those of social providers, whose names the operator chooses. */
export const SETTINGS: Readonly<Record<string, Setting<unknown>>> = {
  ...SERVER_SETTINGS,
  ...FILM_SETTINGS,
  ...SIGN_IN_SETTINGS,
  ...OPERATOR_SETTINGS,
};

/** The settings of a server, as {@link parseSettings} reads them. */
export type Settings = Readonly<ReturnType<typeof parseSettings>>;

/** A server that listens on one of these is open to the network. */
const ALL_ADDRESSES = ['0.0.0.0', '::'];

/**
 * Reads the environment once. An empty variable counts as absent. A server that is open to the network uses its address
 * there as the public one, if it has one. Throws StartProblem for a wrong value.
 */
export function parseSettings(environment: Environment, lanAddress?: string) {
  const read = readSettings(environment, SERVER_SETTINGS);
  const { HOST: host = '127.0.0.1', PORT: port = 3000, DATABASE_URL: databaseUrl } = read;
  const typed = ALL_ADDRESSES.includes(host) ? lanAddress : undefined;
  return {
    host,
    /** 0 takes any free port. */
    port,
    /** The origin players type, without a slash at the end. Undefined if it depends on the port that is taken. */
    publicUrl: read.PUBLIC_URL ?? (port === 0 ? undefined : localUrl(port, typed)),
    /** Whether browsers must reach the host's subdomains by https too. */
    hstsSubdomains: read.HSTS_SUBDOMAINS ?? false,
    /** The folder of the embedded store's file, relative to the working directory. */
    dataDir: read.DATA_DIR ?? './data',
    /** A PostgreSQL address; undefined for the embedded SQLite. */
    databaseUrl,
    /** A Redis address; undefined for a server that runs alone. */
    redisUrl: read.REDIS_URL,
    /** Addresses and networks of the proxies in front, whose headers about a player's address are believed. */
    trustedProxies: read.TRUSTED_PROXIES ?? [],
    /** Addresses and networks that many people share, such as a hall's or a school's. */
    sharedAddresses: read.SHARED_ADDRESSES ?? [],
    logLevel: read.LOG_LEVEL ?? 'info',
    /** How long the server goes on after the signal to stop. */
    stopDelayMs: read.STOP_DELAY ?? 0,
    /** The token that opens the metrics; undefined lets this machine alone read them. */
    metricsToken: read.METRICS_TOKEN,
    /** Who gets the page to try the API on: this machine, everyone, or no one. */
    graphiql: read.GRAPHIQL ?? (databaseUrl === undefined ? 'local' : 'off'),
    apiKeys: read.API_KEYS ?? NO_API_KEYS,
    /** The path of a module that verifies the operator's own tokens; undefined for none. */
    customTokenVerifier: read.CUSTOM_TOKEN_VERIFIER,
    walkIns: read.WALK_INS ?? ('host' as const),
    /** Words that the operator allows and refuses in names. */
    names: { allowed: read.NAMES_ALLOWED ?? [], refused: read.NAMES_REFUSED ?? [] },
    films: parseFilmSettings(environment),
    signIn: parseSignInSettings(environment),
    operator: parseOperator(environment),
  };
}

export function localUrl(port: number, host = 'localhost'): string {
  return new URL(`http://${host}:${port}`).origin;
}
