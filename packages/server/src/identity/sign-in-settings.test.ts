import { expect, test } from 'vitest';
import { anOutsideIssuer } from '../../testing/identity/outside-issuer-under-test.ts';
import { parseSignInSettings } from './sign-in-settings.ts';

const OUTSIDE = { OIDC_ISSUER: 'https://issuer.example.com', OIDC_CLIENT_ID: 'spa' };

test('without settings the embedded issuer serves, and mail stays in the outbox', () => {
  const embedded = { type: 'embedded', smtp: undefined, socials: [] };
  expect(parseSignInSettings({})).toEqual(embedded);
  expect(parseSignInSettings({ OIDC_ISSUER: '', SMTP_URL: '' })).toEqual(embedded);
});

test('mail is sent by SMTP', () => {
  const SMTP_URL = 'smtps://ten:secret@mail.example.com';
  const { MAIL_FROM } = { MAIL_FROM: 'Out of Ten <game@example.com>' };
  expect(parseSignInSettings({ SMTP_URL, MAIL_FROM })).toMatchObject({
    smtp: { url: SMTP_URL, from: MAIL_FROM },
  });
});

test('any number of social providers is read, sorted by name', () => {
  const settings = parseSignInSettings({
    SOCIAL_MICROSOFT_ISSUER: 'https://login.example.com/v2.0',
    SOCIAL_MICROSOFT_CLIENT_ID: 'm',
    SOCIAL_MICROSOFT_LABEL: 'Your school',
    SOCIAL_GOOGLE_ISSUER: 'https://accounts.google.com',
    SOCIAL_GOOGLE_CLIENT_ID: 'g',
    SOCIAL_GOOGLE_CLIENT_SECRET: 'secret',
  });
  expect(settings).toMatchObject({
    socials: [
      {
        name: 'google',
        label: 'Google',
        issuer: 'https://accounts.google.com',
        clientId: 'g',
        clientSecret: 'secret',
      },
      { name: 'microsoft', label: 'Your school', clientId: 'm', clientSecret: undefined },
    ],
  });
});

test('an outside issuer replaces the embedded one', () => {
  const OIDC_ISSUER = 'https://cognito-idp.us-east-2.amazonaws.com/us-east-2_ten';
  expect(parseSignInSettings({ OIDC_ISSUER, OIDC_CLIENT_ID: 'spa' })).toEqual({
    type: 'outside',
    outside: anOutsideIssuer({ issuer: OIDC_ISSUER }),
  });
});

test('everything about an outside issuer can be set', () => {
  const settings = parseSignInSettings({
    ...OUTSIDE,
    OIDC_AUDIENCE: 'api',
    OIDC_AUDIENCE_CLAIM: 'https://example.com/for',
    OIDC_TOKEN_TYPE: 'at+jwt',
    OIDC_SCOPES: 'openid email',
    OIDC_LOGOUT_STYLE: 'cognito',
    OIDC_IDENTITY_PROVIDERS: 'Google:Google, corp-saml : Our school: staff,LoginWithAmazon',
    OIDC_IDENTITY_PROVIDER_PARAMETER: 'kc_idp_hint',
  });
  expect(settings).toEqual({
    type: 'outside',
    outside: {
      issuer: 'https://issuer.example.com',
      clientId: 'spa',
      audience: 'api',
      audienceClaim: 'https://example.com/for',
      tokenType: 'at+jwt',
      scopes: ['openid', 'email'],
      logoutStyle: 'cognito',
      identityProviders: [
        { name: 'Google', label: 'Google' },
        { name: 'corp-saml', label: 'Our school: staff' },
        { name: 'LoginWithAmazon', label: 'LoginWithAmazon' },
      ],
      identityProviderParameter: 'kc_idp_hint',
    },
  });
});

test.each([
  { name: 'OIDC_SCOPES', given: 'email' },
  { name: 'OIDC_LOGOUT_STYLE', given: 'OpenID' },
  { name: 'OIDC_TOKEN_TYPE', given: 'at jwt' },
  { name: 'OIDC_AUDIENCE_CLAIM', given: 'two words' },
  { name: 'OIDC_IDENTITY_PROVIDERS', given: 'Google,Google' },
  { name: 'OIDC_IDENTITY_PROVIDERS', given: 'Google:' },
  { name: 'OIDC_IDENTITY_PROVIDERS', given: ',' },
  { name: 'OIDC_IDENTITY_PROVIDER_PARAMETER', given: 'a&b' },
])('$name = $given is refused in one line, with and without an issuer', ({ name, given }) => {
  for (const beside of [OUTSIDE, {}]) {
    const parse = () => parseSignInSettings({ ...beside, [name]: given });
    expect(parse).toThrow(`${name} is "${given}": `);
    expect(parse).not.toThrow('\n');
  }
});

test('an audience claim needs an audience', () => {
  const parse = () => parseSignInSettings({ ...OUTSIDE, OIDC_AUDIENCE_CLAIM: 'azp' });
  expect(parse).toThrow('OIDC_AUDIENCE is "": what OIDC_AUDIENCE_CLAIM has to say is wanted');
});

test.each([
  { name: 'OIDC_ISSUER', given: 'http://issuer.example.com' },
  { name: 'OIDC_ISSUER', given: 'issuer' },
  { name: 'SOCIAL_GOOGLE_ISSUER', given: 'https://accounts.google.com?a' },
  { name: 'SMTP_URL', given: 'mail.example.com' },
  { name: 'MAIL_FROM', given: 'nobody' },
])('$name = $given is refused, also beside another issuer', ({ name, given }) => {
  for (const beside of [{}, OUTSIDE]) {
    const parse = () => parseSignInSettings({ ...beside, [name]: given });
    expect(parse).toThrow(`${name} is "${given}": `);
  }
});

test('an outside issuer needs a client id', () => {
  const { OIDC_ISSUER } = OUTSIDE;
  expect(() => parseSignInSettings({ OIDC_ISSUER })).toThrow('OIDC_CLIENT_ID is "": ');
  const SOCIAL_GOOGLE_ISSUER = 'https://accounts.google.com';
  expect(() => parseSignInSettings({ SOCIAL_GOOGLE_ISSUER })).toThrow('SOCIAL_GOOGLE_CLIENT_ID');
});
