import { expect, test } from 'vitest';
import type { Environment } from '../platform/read-setting.ts';
import { startWarnings } from './setting-warnings.ts';
import { parseSettings } from './settings.ts';

const DATABASE = { DATABASE_URL: 'postgres://db/ten' };
const GOOGLE = {
  SOCIAL_GOOGLE_ISSUER: 'https://accounts.google.com',
  SOCIAL_GOOGLE_CLIENT_ID: 'ten',
};
const MAIL = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'game@example.com' };
const HTTPS = {
  PUBLIC_URL: 'https://ten.example',
  LEGAL_URL: 'https://ten.example/legal',
  TRUSTED_PROXIES: 'loopback',
};

test.each<Readonly<{ name: string; environment: Environment }>>([
  { name: 'a party', environment: { HOST: '0.0.0.0' } },
  { name: 'a party without guests', environment: { WALK_INS: 'off' } },
  { name: 'a public server with mail', environment: { ...HTTPS, ...MAIL } },
  { name: 'PostgreSQL with guests', environment: DATABASE },
  { name: 'PostgreSQL with mail', environment: { ...DATABASE, ...MAIL, WALK_INS: 'off' } },
  { name: 'PostgreSQL with Google', environment: { ...DATABASE, ...GOOGLE, WALK_INS: 'off' } },
  {
    name: 'PostgreSQL with tokens of the operator’s own',
    environment: { ...DATABASE, CUSTOM_TOKEN_VERIFIER: './club.js', WALK_INS: 'off' },
  },
  {
    name: 'PostgreSQL with another issuer',
    environment: {
      ...DATABASE,
      ...HTTPS,
      OIDC_ISSUER: 'https://issuer.example',
      OIDC_CLIENT_ID: 'ten',
      WALK_INS: 'off',
    },
  },
  { name: 'a public server without sign-up', environment: { ...DATABASE, ...HTTPS } },
])('$name causes no warning', ({ environment }) => {
  expect(startWarnings(parseSettings(environment))).toEqual([]);
});

test('PostgreSQL without guests and without a way to sign up causes a warning', () => {
  const warnings = startWarnings(parseSettings({ ...DATABASE, ...HTTPS, WALK_INS: 'off' }));
  expect(warnings).toEqual([expect.stringMatching(/^New players can’t enter rooms: .*SMTP_URL/)]);
});

test('a public server that makes accounts without proof causes a warning', () => {
  const warnings = startWarnings(parseSettings(HTTPS));
  expect(warnings).toEqual([expect.stringMatching(/^Anyone can make an account .*SMTP_URL/)]);
});

test('a public server that does not name its operator causes a warning', () => {
  const warnings = startWarnings(parseSettings({ ...HTTPS, ...MAIL, LEGAL_URL: '' }));
  expect(warnings).toEqual([expect.stringMatching(/^This server is public, .*OPERATOR_NAME/)]);
});

test.each<Readonly<{ environment: Environment; warning: RegExp }>>([
  {
    environment: { PUBLIC_URL: 'http://ten.example', HOST: '0.0.0.0' },
    warning: /PUBLIC_URL is http\. .*TLS/,
  },
  {
    environment: { ...HTTPS, ...MAIL, TRUSTED_PROXIES: '' },
    warning: /TRUSTED_PROXIES is not set/,
  },
  { environment: { ...MAIL, MAIL_FROM: 'game@localhost' }, warning: /Set MAIL_FROM/ },
  { environment: { ...MAIL, MAIL_FROM: 'Ten <ten@mail.lan>' }, warning: /Set MAIL_FROM/ },
  { environment: { SMTP_URL: 'smtp://mail.example' }, warning: /Set MAIL_FROM/ },
])('$environment causes a warning', ({ environment, warning }) => {
  expect(startWarnings(parseSettings(environment))).toEqual([expect.stringMatching(warning)]);
});

test.each(['http://localhost:3000', 'http://192.168.7.3:3000', 'http://party.local'])(
  'a party at %s causes no warning',
  (PUBLIC_URL) => {
    expect(startWarnings(parseSettings({ PUBLIC_URL }))).toEqual([]);
  },
);

test('each warning is one line', () => {
  const nameless = { ...HTTPS, LEGAL_URL: '' };
  const all = [{ ...DATABASE, WALK_INS: 'off' }, nameless].flatMap((environment) =>
    startWarnings(parseSettings(environment)),
  );
  expect(all).toHaveLength(3);
  for (const line of all) expect(line).not.toContain('\n');
});
