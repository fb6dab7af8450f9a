import { expect, test } from 'vitest';
import { aStorage } from '../saved-data/storage-under-test.ts';
import { keepIssuerCard, parseIssuerCard, WrongIssuerCard } from './issuer-card.ts';
import {
  aBrowser,
  aCard,
  anIssuer,
  CARD,
  type Deviations,
  good,
  ORIGIN,
} from './issuer-under-test.ts';
import { startSignIn } from './sign-in-flow.ts';

test('a card is read completely, except for fields that the app does not use', () => {
  const card = aCard({ identity_providers: [{ name: 'Google', label: 'Google' }] });
  const more = { ...card, theme: 'dark', metadata: { ...card.metadata, jwks_uri: 'keys' } };
  expect(parseIssuerCard(more)).toEqual(card);
});

const { metadata } = aCard();

const WRONG: readonly Readonly<{ name: string; card: unknown }>[] = [
  { name: 'nothing', card: null },
  { name: 'a list', card: [] },
  { name: 'no name for this app', card: { ...aCard(), client_id: '' } },
  { name: 'scopes in one text', card: { ...aCard(), scopes: 'openid' } },
  { name: 'an unknown logout style', card: { ...aCard(), logout_style: 'openID' } },
  { name: 'no return address', card: { ...aCard(), redirect_uri: '/game/login' } },
  { name: 'no addresses of the issuer', card: { ...aCard(), metadata: {} } },
  {
    name: 'a script as an address',
    card: {
      ...aCard(),
      metadata: { ...metadata, authorization_endpoint: 'javascript:alert(1)' },
    },
  },
  {
    name: 'no address for signing out',
    card: { ...aCard(), metadata: { ...metadata, end_session_endpoint: 'data:text/html,' } },
  },
  {
    name: 'an identity provider without a label',
    card: { ...aCard(), identity_providers: [{ name: 'Google' }] },
  },
];

test.each(WRONG)('a card with $name is refused, and no one can sign in', async ({ card }) => {
  expect(() => parseIssuerCard(card)).toThrow(WrongIssuerCard);
  expect(await troubleWith(() => good(card))).toEqual({ type: 'not-finished' });
});

test.each([
  { name: 'a server that is out of order', answer: () => ({ status: 503, body: {} }) },
  { name: 'no server', answer: () => Promise.reject(new TypeError('fetch failed')) },
])('$name is reported as no answer', async ({ answer }) => {
  expect(await troubleWith(answer)).toEqual({ type: 'unreachable' });
});

test('another site’s page, such as an airport’s, is reported as no answer', async () => {
  const readCard = keepIssuerCard(async () => new Response('<!doctype html>'));
  await expect(readCard()).rejects.toThrow(SyntaxError);
});

test('the card is fetched once', async () => {
  let times = 0;
  const readCard = keepIssuerCard(async () => {
    times += 1;
    return Response.json(aCard());
  });
  expect(await Promise.all([readCard(), readCard()])).toEqual([aCard(), aCard()]);
  expect(times).toBe(1);
});

function troubleWith(answer: Deviations[string]) {
  const browser = aBrowser();
  return startSignIn({
    session: browser.openTab(),
    issuer: anIssuer({ [CARD]: answer }).issuer,
    errands: aStorage(),
    languages: () => ['en'],
    lock: browser.lock,
    origin: ORIGIN,
    leaveFor: () => undefined,
    leaveBy: () => undefined,
  });
}
