import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type IssuerUnderTest,
  ORIGIN,
  openIssuer,
  REDIRECT,
} from '../../../testing/identity/issuer-under-test.ts';

const cinema = {
  name: 'cinema',
  label: 'Cinema Club',
  issuer: 'https://cinema.example',
  clientId: 'ten',
  clientSecret: 'a secret of ours',
};

let issuer: IssuerUnderTest;
beforeEach(async () => {
  issuer = await openIssuer({ signInAbout: { socials: [cinema] } });
});
afterEach(() => issuer.close());

test('the card of the embedded issuer agrees with its discovery', async () => {
  const answer = await fetch(`${issuer.server}/issuer.json`);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const { metadata, ...card } = (await answer.json()) as { metadata: object };
  expect(card).toEqual({
    client_id: 'spa',
    scopes: ['openid', 'profile', 'email'],
    redirect_uri: REDIRECT,
    logout_style: 'openid',
    account_prompt: 'account',
    identity_provider_parameter: 'identity_provider',
    identity_providers: [{ name: 'cinema', label: 'Cinema Club' }],
  });
  const discovery = await fetch(`${issuer.server}/.well-known/openid-configuration`);
  expect(await discovery.json()).toMatchObject(metadata);
  expect(metadata).toMatchObject({ issuer: ORIGIN });
});

test('the card contains no secret', async () => {
  const text = await (await fetch(`${issuer.server}/issuer.json`)).text();
  expect(text).not.toContain(cinema.clientSecret);
});
