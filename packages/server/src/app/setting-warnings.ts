import { mailingType } from '../identity/mail/mailing.ts';
import { type Environment, listWords } from '../platform/read-setting.ts';
import { operatorWarning } from './policy/operator.ts';
import { publicHost } from './policy/policy.ts';
import { SETTINGS, type Settings } from './settings.ts';

/** What follows `SOCIAL_<NAME>_` in the settings of a social provider. */
export const SOCIAL_ENDINGS = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'LABEL'] as const;

export type Installation = Readonly<{
  /** False where the package for the page to try the API on was left out. */
  hasGraphiql: boolean;
}>;

/**
 * Returns a line for each variable that looks like a setting and is none, and for settings that have no effect because
 * another one is missing. No line has a value: it may be a secret.
 */
export function settingWarnings(
  environment: Environment,
  { hasGraphiql }: Installation,
): readonly string[] {
  const given = Object.keys(environment)
    .filter((name) => environment[name])
    .sort();
  const misspelt = given.flatMap((name) => misspeltWarning(name, given) ?? []);
  const ineffective = [...loneSettings(given), ...unusedSettings(environment, given)];
  if (!hasGraphiql && given.includes('GRAPHIQL') && environment.GRAPHIQL !== 'off') {
    ineffective.push('GRAPHIQL has no effect, because GraphiQL is not installed here.');
  }
  return [...misspelt, ...ineffective];
}

/** An environment has many variables of other programs. A name counts as misspelt with one slip in so many letters. */
const LETTERS_A_SLIP = 5;

/** Shorter names, such as PORT, have neighbours that other programs use. */
const SHORTEST_NAME = 8;

const OWN_PREFIX = /^OUT_?OF_?TEN_/i;
const SOCIAL = /^SOCIAL_([A-Z0-9]+)_(.+)$/;
const LIKE_SOCIAL = new RegExp(`^SOCIAL_.+_(?:${SOCIAL_ENDINGS.join('|')})$`, 'i');

/** What other programs call our settings. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  BASE_URL: 'PUBLIC_URL',
  SMTP_HOST: 'SMTP_URL',
  SMTP_PASSWORD: 'SMTP_URL',
  TMDB_API_KEY: 'TMDB_READ_TOKEN',
  TRUST_PROXY: 'TRUSTED_PROXIES',
};

/** Undefined for a setting, and for a name that is not near one. */
function misspeltWarning(name: string, given: readonly string[]): string | undefined {
  const known = [...Object.keys(SETTINGS), ...socialNames(name)];
  if (known.includes(name)) return undefined;
  if (LIKE_SOCIAL.test(name)) {
    return `${name} is no setting: SOCIAL_<NAME>_ISSUER and its like are wanted, where <NAME> has capital letters and digits only.`;
  }
  const bare = name.replace(OWN_PREFIX, '');
  const nearest =
    OTHER_NAMES[bare] ??
    known.find((each) => each === bare.toUpperCase()) ??
    findNearest(bare, known);
  if (bare !== name) return `${name} is no setting.${nearest ? ` ${nearest} may be meant.` : ''}`;
  // Where the right one is set as well, the other is likely that of another program.
  if (nearest === undefined || given.includes(nearest)) return undefined;
  return `${name} is no setting. ${nearest} may be meant.`;
}

/** Returns all settings of the provider that the name is about; none for other names. */
function socialNames(name: string): readonly string[] {
  const [, provider] = SOCIAL.exec(name) ?? [];
  return provider === undefined
    ? []
    : SOCIAL_ENDINGS.map((ending) => `SOCIAL_${provider}_${ending}`);
}

function findNearest(name: string, known: readonly string[]): string | undefined {
  const near = known
    .filter((each) => each.length >= SHORTEST_NAME)
    .map((each) => ({ each, slips: editDistance(name.toUpperCase(), each) }))
    .filter(({ each, slips }) => slips <= Math.floor(each.length / LETTERS_A_SLIP))
    .sort((a, b) => a.slips - b.slips);
  return near[0]?.each;
}

/**
 * Returns how many slips lead from one text to the other: a character too much, missing or wrong, or two neighbours
 * swapped. This is the optimal string alignment distance.
 */
function editDistance(from: string, to: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

function at(distances: readonly number[], column: number): number {
  return distances[column] ?? Number.POSITIVE_INFINITY;
}

/** Returns a line for each setting that is missing, with those that need it. */
function loneSettings(given: readonly string[]): string[] {
  const lone = given.flatMap((name) => {
    const needed = neededBy(name);
    return needed === undefined || given.includes(needed) ? [] : [{ name, needed }];
  });
  const byNeeded = Map.groupBy(lone, ({ needed }) => needed);
  return [...byNeeded].map(([needed, settings]) => {
    const names = settings.map(({ name }) => name);
    return `${listWords(names)} ${hasOrHave(names)} no effect without ${needed}.`;
  });
}

function neededBy(name: string): string | undefined {
  const [, provider, ending] = SOCIAL.exec(name) ?? [];
  if (provider === undefined) return SETTINGS[name]?.needs;
  const isDependent = SOCIAL_ENDINGS.some((each) => each === ending && each !== 'ISSUER');
  return isDependent ? `SOCIAL_${provider}_ISSUER` : undefined;
}

/** Settings of the embedded issuer beside another one, and of HSTS without https. */
function unusedSettings(environment: Environment, given: readonly string[]): readonly string[] {
  const embedded = given.filter((name) => name === 'SMTP_URL' || isSocialIssuer(name));
  const warnings: string[] = [];
  if (environment.OIDC_ISSUER && embedded.length > 0) {
    warnings.push(
      `${listWords(embedded)} ${hasOrHave(embedded)} no effect, because OIDC_ISSUER signs players in.`,
    );
  }
  if (environment.HSTS_SUBDOMAINS === 'true' && !/^https:/i.test(environment.PUBLIC_URL ?? '')) {
    warnings.push('HSTS_SUBDOMAINS has no effect without an https PUBLIC_URL.');
  }
  return warnings;
}

function isSocialIssuer(name: string): boolean {
  const [, , ending] = SOCIAL.exec(name) ?? [];
  return ending === 'ISSUER';
}

function hasOrHave(names: readonly string[]): string {
  return names.length === 1 ? 'has' : 'have';
}

/** The settings that warnings depend on. No service is asked, so warnings can be printed before the start. */
export type WarnedSettings = Pick<
  Settings,
  | 'publicUrl'
  | 'databaseUrl'
  | 'trustedProxies'
  | 'walkIns'
  | 'customTokenVerifier'
  | 'signIn'
  | 'operator'
>;

/**
 * Returns a line for each combination of settings that is risky although each setting is right. The line says what to
 * change.
 */
export function startWarnings(settings: WarnedSettings): readonly string[] {
  const { publicUrl = '', trustedProxies, signIn } = settings;
  const isHttps = publicUrl.startsWith('https:');
  const isPlain = publicUrl.startsWith('http:') && publicHost(publicUrl) !== undefined;
  const from = signIn.type === 'embedded' ? signIn.smtp?.from : undefined;
  return [
    noWayIn(settings),
    unprovenAddresses(settings),
    operatorWarning(settings),
    isPlain &&
      'Others in the network can read what players send: PUBLIC_URL is http. Set up a proxy with TLS, and an https PUBLIC_URL.',
    isHttps &&
      trustedProxies.length === 0 &&
      'All players share the limits of one address: PUBLIC_URL is https and TRUSTED_PROXIES is not set. ' +
        'Set it to the address of the proxy, such as loopback.',
    from !== undefined &&
      publicHost(`smtp://${from.replace(/^.*@|>$/g, '')}`) === undefined &&
      'Mail servers refuse mails from an address without a public domain. Set MAIL_FROM to an address of yours.',
  ].filter((line) => typeof line === 'string');
}

function noWayIn(settings: WarnedSettings): string | undefined {
  const { signIn, walkIns, customTokenVerifier } = settings;
  if (walkIns !== 'off' || customTokenVerifier !== undefined || signIn.type === 'outside') {
    return undefined;
  }
  if (signIn.socials.length > 0 || mailTypeOf(settings) !== 'none') return undefined;
  return (
    'New players can’t enter rooms: WALK_INS is off, and with DATABASE_URL sign-up needs SMTP_URL. ' +
    'Set SMTP_URL, a SOCIAL_<NAME>_ISSUER or OIDC_ISSUER, or WALK_INS=join.'
  );
}

function unprovenAddresses(settings: WarnedSettings): string | undefined {
  if (!settings.publicUrl?.startsWith('https:')) return undefined;
  if (mailTypeOf(settings) !== 'unproven') return undefined;
  return (
    'Anyone can make an account with an e-mail address of someone else, and no forgotten password can be replaced: ' +
    'PUBLIC_URL is https and SMTP_URL is not set. Set SMTP_URL and MAIL_FROM.'
  );
}

/** Undefined if another issuer signs players in. */
function mailTypeOf({ signIn, ...settings }: WarnedSettings) {
  return signIn.type === 'embedded' ? mailingType({ ...settings, smtp: signIn.smtp }) : undefined;
}
