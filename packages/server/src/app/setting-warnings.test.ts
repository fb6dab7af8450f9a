import { describe, expect, test } from 'vitest';
import type { Environment } from '../platform/read-setting.ts';
import { settingWarnings } from './setting-warnings.ts';

const OIDC = { OIDC_ISSUER: 'https://issuer.example.com', OIDC_CLIENT_ID: 'ten' };

/** What shells, npm, systemd, containers and other programs set. */
const FOREIGN = [
  'API_URL AWS_ACCESS_KEY_ID CI COLORTERM DATABASE_HOST DATABASE_PORT DBUS_SESSION_BUS_ADDRESS DB_URL DEBUG',
  'DISPLAY EDITOR EMAIL HOME HOSTNAME HOSTS HOSTTYPE HTTP_PROXY INIT_CWD INVOCATION_ID JOURNAL_STREAM',
  'KUBERNETES_SERVICE_HOST LANG LANGUAGE LC_ALL LISTEN_FDS LOGNAME LOG_FILE MAIL MAILTO MEMORY_PRESSURE_WATCH',
  'METRICS_PORT NAME NODE NODE_COMPILE_CACHE NODE_ENV NODE_EXTRA_CA_CERTS NODE_OPTIONS NODE_VERSION NOTIFY_SOCKET',
  'NO_PROXY OLDPWD OPERATOR PATH PGHOST PGPASSWORD POD_NAME PORTS POSTGRES_PASSWORD POSTGRES_URL POST PUBLIC_DIR',
  'PUBLIC_IP PUBLIC_KEY PWD RAILWAY_PUBLIC_DOMAIN REDIS_HOST REDIS_PORT REDIS_TLS_URL SENDGRID_API_KEY SHELL SHLVL',
  'SITE_HOST SMTP_PASS SMTP_PORT SMTP_USER SSH_AUTH_SOCK STATE_DIRECTORY TERM TEST_DATABASE_URL TMPDIR TZ',
  'USER XDG_DATA_DIRS XDG_RUNTIME_DIR _ container https_proxy npm_config_cache npm_lifecycle_event',
  'npm_package_version PROT HOTS VIRTUAL_HOST LETSENCRYPT_HOST SOCIAL_AUTH_GOOGLE_OAUTH2_KEY SOCIAL_MEDIA_URL',
].flatMap((line) => line.split(' '));

test('variables of other programs cause no warning', () => {
  expect(warnings(Object.fromEntries(FOREIGN.map((name) => [name, 'given'])))).toEqual([]);
});

describe('a misspelt setting', () => {
  test.each([
    { name: 'DATABSE_URL', meant: 'DATABASE_URL' },
    { name: 'DATABASE_ULR', meant: 'DATABASE_URL' },
    { name: 'DATABASE_URI', meant: 'DATABASE_URL' },
    { name: 'database_url', meant: 'DATABASE_URL' },
    { name: 'TRUSTED_PROXY', meant: 'TRUSTED_PROXIES' },
    { name: 'TRUST_PROXIES', meant: 'TRUSTED_PROXIES' },
    { name: 'SHARED_ADRESSES', meant: 'SHARED_ADDRESSES' },
    { name: 'PUBLIC_ULR', meant: 'PUBLIC_URL' },
    { name: 'SMTP_ULR', meant: 'SMTP_URL' },
    { name: 'LOGLEVEL', meant: 'LOG_LEVEL' },
    { name: 'WALKINS', meant: 'WALK_INS' },
    { name: 'API_KEY', meant: 'API_KEYS' },
    { name: 'OIDC_CLIENTID', meant: 'OIDC_CLIENT_ID' },
    { name: 'OIDC_LOGOUT_STLYE', meant: 'OIDC_LOGOUT_STYLE' },
    { name: 'OPERATOR_ADRESS', meant: 'OPERATOR_ADDRESS' },
    { name: 'SOCIAL_GOOGLE_ISSUR', meant: 'SOCIAL_GOOGLE_ISSUER' },
    { name: 'OUTOFTEN_PORT', meant: 'PORT' },
    { name: 'OUT_OF_TEN_DATABSE_URL', meant: 'DATABASE_URL' },
    { name: 'OutOfTen_DATA_DIR', meant: 'DATA_DIR' },
    { name: 'SMTP_HOST', meant: 'SMTP_URL' },
    { name: 'SMTP_PASSWORD', meant: 'SMTP_URL' },
    { name: 'TRUST_PROXY', meant: 'TRUSTED_PROXIES' },
    { name: 'BASE_URL', meant: 'PUBLIC_URL' },
    { name: 'TMDB_API_KEY', meant: 'TMDB_READ_TOKEN' },
    { name: 'port', meant: 'PORT' },
  ])('$name is named beside $meant', ({ name, meant }) => {
    expect(warnings({ [name]: 'given' })).toEqual([
      `${name} is no setting. ${meant} may be meant.`,
    ]);
  });

  test('with our prefix is named though no setting is near', () => {
    expect(warnings({ OUTOFTEN_CURTAIN: 'red' })).toEqual(['OUTOFTEN_CURTAIN is no setting.']);
  });

  test('causes no warning if the right one is set too, unless it has our prefix', () => {
    const REDIS_URL = 'redis://redis';
    expect(warnings({ REDIS_URL, REDIS_URI: REDIS_URL })).toEqual([]);
    expect(warnings({ REDIS_URL, OUTOFTEN_REDIS_URL: REDIS_URL })).toHaveLength(1);
  });

  test('causes no warning if it is empty', () => {
    expect(warnings({ DATABSE_URL: '', OUTOFTEN_PORT: undefined })).toEqual([]);
  });

  test.each(['SOCIAL_MY_SCHOOL_ISSUER', 'SOCIAL_club_ISSUER', 'SOCIAL_MY_SCHOOL_CLIENT_ID'])(
    'of a social provider says which names are allowed: %s',
    (name) => {
      expect(warnings({ [name]: 'given' })).toEqual([
        expect.stringContaining(`${name} is no setting: SOCIAL_<NAME>_ISSUER`),
      ]);
    },
  );

  test('is named without its value, which may be a secret', () => {
    const all = warnings({ API_KEY: 'stage:secret', OUTOFTEN_SMTP_URL: 'smtps://ten:secret@mail' });
    expect(all).toHaveLength(2);
    expect(all.join()).not.toContain('secret');
  });
});

describe('a setting that has no effect', () => {
  test.each<Readonly<{ environment: Environment; line: string }>>([
    {
      environment: { OIDC_LOGOUT_STYLE: 'none' },
      line: 'OIDC_LOGOUT_STYLE has no effect without OIDC_ISSUER.',
    },
    {
      environment: { OIDC_SCOPES: 'openid', OIDC_AUDIENCE: 'api', OIDC_CLIENT_ID: 'ten' },
      line: 'OIDC_AUDIENCE, OIDC_CLIENT_ID and OIDC_SCOPES have no effect without OIDC_ISSUER.',
    },
    {
      environment: { ...OIDC, OIDC_IDENTITY_PROVIDER_PARAMETER: 'kc_idp_hint' },
      line: 'OIDC_IDENTITY_PROVIDER_PARAMETER has no effect without OIDC_IDENTITY_PROVIDERS.',
    },
    {
      environment: { MAIL_FROM: 'ten@example.com' },
      line: 'MAIL_FROM has no effect without SMTP_URL.',
    },
    {
      environment: { TMDB_API_URL: 'https://films.example', TMDB_IMAGE_URL: 'https://i.example' },
      line: 'TMDB_API_URL and TMDB_IMAGE_URL have no effect without TMDB_READ_TOKEN.',
    },
    {
      environment: { GOOGLE_KG_URL: 'https://kg.example' },
      line: 'GOOGLE_KG_URL has no effect without GOOGLE_KG_KEY.',
    },
    {
      environment: { SOCIAL_CLUB_CLIENT_ID: 'ten', SOCIAL_CLUB_LABEL: 'Club' },
      line: 'SOCIAL_CLUB_CLIENT_ID and SOCIAL_CLUB_LABEL have no effect without SOCIAL_CLUB_ISSUER.',
    },
    {
      environment: { ...OIDC, SMTP_URL: 'smtp://mail', SOCIAL_CLUB_ISSUER: 'https://club.example' },
      line: 'SMTP_URL and SOCIAL_CLUB_ISSUER have no effect, because OIDC_ISSUER signs players in.',
    },
    {
      environment: { HSTS_SUBDOMAINS: 'true', PUBLIC_URL: 'http://ten.example' },
      line: 'HSTS_SUBDOMAINS has no effect without an https PUBLIC_URL.',
    },
  ])('is named in one line: $line', ({ environment, line }) => {
    expect(warnings(environment)).toEqual([line]);
  });

  test('is GraphiQL where it is not installed', () => {
    const environment = { GRAPHIQL: 'open' };
    expect(settingWarnings(environment, { hasGraphiql: false })).toEqual([
      'GRAPHIQL has no effect, because GraphiQL is not installed here.',
    ]);
    expect(settingWarnings({ GRAPHIQL: 'off' }, { hasGraphiql: false })).toEqual([]);
    expect(warnings(environment)).toEqual([]);
  });
});

test.each<Readonly<{ name: string; environment: Environment }>>([
  { name: 'another issuer', environment: { ...OIDC, OIDC_SCOPES: 'openid', OIDC_AUDIENCE: 'api' } },
  { name: 'mail', environment: { SMTP_URL: 'smtp://mail', MAIL_FROM: 'ten@example.com' } },
  {
    name: 'a social provider',
    environment: { SOCIAL_CLUB_ISSUER: 'https://club.example', SOCIAL_CLUB_CLIENT_ID: 'ten' },
  },
  { name: 'HSTS', environment: { HSTS_SUBDOMAINS: 'true', PUBLIC_URL: 'HTTPS://ten.example' } },
  { name: 'no HSTS', environment: { HSTS_SUBDOMAINS: 'false' } },
])('settings that belong together cause no warning: $name', ({ environment }) => {
  expect(warnings(environment)).toEqual([]);
});

function warnings(environment: Environment): readonly string[] {
  return settingWarnings(environment, { hasGraphiql: true });
}
