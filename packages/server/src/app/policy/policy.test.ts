import { readFileSync } from 'node:fs';
import { serverPolicySchema } from '@outoften/rules/server-policy';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { type AppUnderTest, openApp, postGraphql } from '../../../testing/app/app-under-test.ts';
import { SQLITE } from '../../../testing/platform/stores-under-test.ts';
import { NO_API_KEYS } from '../../identity/callers/caller.ts';
import { composePolicy, publicHost, RECORD_LIVES } from './policy.ts';

let open: AppUnderTest | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

const POLICY = '{ serverPolicy }';

const OPERATOR = {
  name: 'Ana <b>Solo</b>',
  address: ['Kinogasse 7', '12345 Solo'],
  email: 'ana@cinema.test',
  legalUrl: 'https://cinema.test/legal',
};

const callers = { apiKeys: NO_API_KEYS };
const socials = [
  {
    name: 'google',
    label: 'Google',
    issuer: 'https://accounts.google.com',
    clientId: 'ten',
    clientSecret: undefined,
  },
];
const send = async () => {};

test('everyone can read the policy', async () => {
  open = await openApp({ operator: OPERATOR });
  const answer = await postGraphql(open.app, { payload: { query: POLICY } });
  const { serverPolicy } = answer.json().data;
  expect(v.parse(serverPolicySchema, serverPolicy)).toEqual(serverPolicy);
  expect(serverPolicy).toMatchObject({
    operator: OPERATOR,
    accounts: { providers: [] },
    hasApiKeys: false,
    recordLives: {
      rememberedFilms: 50,
      guestHours: 24,
      roomIdleHours: 2,
      roomClosedHours: 2,
      cleanupMinutes: 60,
    },
    filmOrigins: ['catalogue'],
    walkIns: 'host',
  });
});

test('a server without settings names no operator', async () => {
  open = await openApp();
  const answer = await postGraphql(open.app, { payload: { query: POLICY } });
  expect(answer.json().data.serverPolicy.operator).toEqual({ address: [] });
});

test('each table says which sentences of the privacy policy are about it, and the page has them', async () => {
  const root = new URL('../../../../', import.meta.url);
  const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
  const { db, close } = await SQLITE.openMigrated();
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  await close();
  const declared = read('server/src/platform/db/tables.ts');
  const messages: Readonly<Record<string, string>> = JSON.parse(
    read('web/src/messages/en/pages.json'),
  );
  const page = read('web/src/pages/privacy-screen.tsx');
  for (const table of tables) {
    const [, about] = new RegExp(`^  ${table}: table\\([\\s{]*// (.+)$`, 'm').exec(declared) ?? [];
    expect(about, `tables.ts says nothing in ${table}`).toBeDefined();
    for (const id of about === 'nobody' ? [] : (about ?? '').split(', ')) {
      expect(messages, table).toHaveProperty([id]);
      expect(page, table).toContain(id);
    }
  }
  expect(tables.length).toBeGreaterThan(30);
});

test('the policy names the mail server and the providers', () => {
  const signIn = { mail: { type: 'smtp', send }, socials } as const;
  const smtpUrl = 'smtps://ten:secret@smtp.cinema.test:465';
  expect(composePolicy({ signIn, smtpUrl, callers }).accounts).toEqual({
    outsideHost: undefined,
    mail: 'smtp',
    mailHost: 'smtp.cinema.test',
    providers: [{ label: 'Google', host: 'accounts.google.com' }],
  });
});

test('the policy names an outside issuer and its kinds of accounts', () => {
  const outsideIssuer = {
    issuer: 'https://login.cinema.test/realms/ten',
    identityProviders: [{ name: 'SignInWithApple', label: 'Apple' }],
  };
  expect(composePolicy({ signIn: undefined, outsideIssuer, callers }).accounts).toEqual({
    outsideHost: 'login.cinema.test',
    mail: undefined,
    mailHost: undefined,
    providers: [{ label: 'Apple', host: undefined }],
  });
});

test('the policy says that programs can list accounts if there are API keys', () => {
  const apiKeys = new Map([['hash', 'stage']]);
  expect(composePolicy({ signIn: undefined, callers: { apiKeys } }).hasApiKeys).toBe(true);
});

test.each([
  { address: 'smtps://ten:secret@SMTP.cinema.test.:465', host: 'smtp.cinema.test' },
  { address: 'smtp://localhost:25', host: undefined },
  { address: 'smtp://mail', host: undefined },
  { address: 'smtp://10.0.0.7', host: undefined },
  { address: 'smtp://[2001:db8::1]', host: undefined },
  { address: 'smtp://mail.cinema.internal', host: undefined },
  { address: 'smtp://mail.lan', host: undefined },
])('for the mail server $address the policy names $host', ({ address, host }) => {
  expect(publicHost(address)).toBe(host);
});

test.each(Object.entries(RECORD_LIVES))('%s of the policy is a whole number: %s', (_, number) => {
  expect(Number.isInteger(number)).toBe(true);
  expect(number).toBeGreaterThan(0);
});
