import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectReadableTwiceAsLarge, expectUncut } from '../../testing/look.ts';
import { answerServerPolicy, WHOLE_POLICY } from '../../testing/server-policy.ts';
import { showApp } from '../../testing/show-app.tsx';
import { answerOperation, installStubServer } from '../../testing/stub-server.ts';
import { installNewVisitor, setOnline } from '../../testing/visitor.ts';

installStubServer();
installNewVisitor();

const PAGES = ['/terms-of-service', '/privacy-policy'];

const main = page.getByRole('main');

describe.each(PAGES)('%s', (path) => {
  test.each(['en', 'de', 'es'] as const)(
    'is accessible in %s, and no text is cut',
    async (language) => {
      answerServerPolicy(WHOLE_POLICY);
      await showApp(path, language);
      await expect.element(main.getByText('Kinogasse 7')).toBeVisible();
      await expectAccessible(path);
      await expectUncut(`${path} in ${language}`);
    },
  );

  test('is readable with text of twice the size', async () => {
    answerServerPolicy(WHOLE_POLICY);
    await showApp(path);
    await expect.element(main.getByText('Kinogasse 7')).toBeVisible();
    await expectReadableTwiceAsLarge(path);
  });

  test('names the operator of the server', async () => {
    answerServerPolicy(WHOLE_POLICY);
    await showApp(path);
    await expect.element(main.getByText('Lichtspielfreunde Übersee e. V.')).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'hello@cinema.test' }).first())
      .toHaveAttribute('href', 'mailto:hello@cinema.test');
    await expect
      .element(main.getByRole('link', { name: 'legal page' }))
      .toHaveAttribute('href', 'https://cinema.test/legal');
  });

  test('says that a server without an operator’s name does not give one', async () => {
    answerServerPolicy();
    await showApp(path);
    await expect.element(main.getByText(/^This server does not say who runs it/)).toBeVisible();
    expect(main.element().querySelectorAll('a[href^="mailto:"]')).toHaveLength(0);
    await expect.element(main).not.toMatchTextContent(/@/);
  });

  test('shows an operator’s text as text, and no dangerous address', async () => {
    answerServerPolicy({
      operator: {
        name: '<img src=x onerror=alert(1)>',
        email: 'ana?bcc=ben@cinema.test',
        legalUrl: 'javascript:alert(1)',
      },
    });
    await showApp(path);
    await expect.element(main.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'ana?bcc=ben@cinema.test' }).first())
      .toHaveAttribute('href', 'mailto:ana%3Fbcc%3Dben@cinema.test');
    expect(main.element().querySelectorAll('a[href^="javascript:"]')).toHaveLength(0);
  });

  test('says that the server’s details are missing while it cannot be reached', async () => {
    answerOperation('ServerPolicy', 'offline');
    await showApp(path);
    await expect
      .element(main.getByText(/^The details of this server could not be loaded/))
      .toBeVisible();
  });

  test('requests the server’s details once the network is back', async () => {
    setOnline(false);
    await showApp(path);
    await expect
      .element(main.getByText(/^The details of this server could not be loaded/))
      .toBeVisible();
    answerServerPolicy(WHOLE_POLICY);
    setOnline(true);
    await expect.element(main.getByText('Kinogasse 7')).toBeVisible();
  });
});

test('the privacy policy has no gap where a server does not say who runs it', async () => {
  answerServerPolicy();
  await showApp('/privacy-policy');
  const none = main.getByText(/^This server does not say who runs it/);
  await expect.element(none).toBeVisible();
  const { bottom } = none.element().getBoundingClientRect();
  const next = none.element().closest('section')?.nextElementSibling;
  expect((next?.getBoundingClientRect().top ?? Number.NaN) - bottom).toBeLessThan(60);
});

test('nothing in the privacy policy moves when the server’s details arrive', async () => {
  answerOperation('ServerPolicy', 'never');
  await showApp('/privacy-policy');
  const loading = main.element().querySelector('[aria-busy="true"]');
  expect(loading?.nextElementSibling?.tagName).not.toBe('SECTION');
});

test('an address without e-mail is shown without a link', async () => {
  answerServerPolicy({ operator: { address: ['Kinogasse 7'] } });
  await showApp('/privacy-policy');
  await expect.element(main.getByText('Kinogasse 7')).toBeVisible();
  expect(main.element().querySelectorAll('a[href^="mailto:"]')).toHaveLength(0);
});

test('the privacy policy says how long records live, with the server’s own figures', async () => {
  answerServerPolicy(WHOLE_POLICY);
  await showApp('/privacy-policy');
  for (const told of [
    'the last 51 films',
    'The cookie lasts 31 days',
    '32 days after the last draw',
    'keep you signed in for 33 days',
    '366 days',
    'nothing happens for 3 hours',
    'Within 4 hours',
    '25 hours after you last did something',
    'A code works for 16 minutes',
    'free again after 26 hours',
    'for 61 minutes at most',
    'every 62 minutes',
    'the answer for 34 days',
    'for 5 hours',
    'It lasts 365 days',
  ]) {
    await expect.element(main).toMatchTextContent(told);
  }
});

test.each<{
  uses: string;
  about: Parameters<typeof answerServerPolicy>[0];
  says: RegExp[];
  not: RegExp[];
}>([
  {
    uses: 'no service elsewhere',
    about: { accounts: { mail: 'unproven' } },
    says: [/asks no other service/, /does not check whether an address is yours/],
    not: [/TMDB/, /Knowledge Graph/, /sent to you by/, /sign in with/, /Programs with a key/],
  },
  {
    uses: 'the film database alone',
    about: { filmOrigins: ['catalogue', 'tmdb'] },
    says: [/The Movie Database \(TMDB\)/, /not who typed it/],
    not: [/Knowledge Graph/, /asks no other service/],
  },
  {
    uses: 'the knowledge graph alone',
    about: { filmOrigins: ['catalogue', 'knowledge-graph'] },
    says: [/Google’s Knowledge Graph/, /not who typed it/],
    not: [/TMDB/],
  },
  {
    uses: 'an outbox',
    about: {},
    says: [/Codes can only be read on the machine it runs on/],
    not: [/sent to you by/],
  },
  {
    uses: 'no mail and PostgreSQL',
    about: { accounts: { mail: 'none' } },
    says: [/you cannot sign up with an e-mail address/],
    not: [/sent to you by/, /\bworks? for/],
  },
  {
    uses: 'a mail server in its own network',
    about: { accounts: { mail: 'smtp' } },
    says: [/sent to you by the operator’s mail server/],
    not: [],
  },
  {
    uses: 'a mail provider, other sign-ins and API keys',
    about: WHOLE_POLICY,
    says: [
      /sent to you by smtp\.cinema\.test/,
      /Google \(accounts\.google\.com\) or Apple \(appleid\.apple\.com\)/,
      /Programs with a key from the operator/,
    ],
    not: [],
  },
  {
    uses: 'an issuer elsewhere',
    about: {
      accounts: {
        outsideHost: 'login.cinema.test',
        mail: undefined,
        providers: [{ label: 'Apple', host: undefined }],
      },
    },
    says: [
      /You sign in at login\.cinema\.test/,
      /There you can also sign in with Apple/,
      /Your account at login\.cinema\.test is not deleted/,
    ],
    not: [/hash of your password/, /known-browser/, /sent to you by/],
  },
  {
    uses: 'rooms for accounts only',
    about: { walkIns: 'off' },
    says: [/Everyone in a room sees your name/],
    not: [/If you play as a guest, the server stores/, /bars a guest/],
  },
])('the privacy policy of a server that uses $uses says so', async ({ about, says, not }) => {
  answerServerPolicy(about);
  await showApp('/privacy-policy');
  await expect.element(main.getByRole('heading', { name: 'Your rights' })).toBeVisible();
  for (const text of says) await expect.element(main).toMatchTextContent(text);
  for (const text of not) await expect.element(main).not.toMatchTextContent(text);
});
