import { afterEach, describe, expect, test } from 'vitest';
import { visitSignIn } from '../../../testing/identity/issuer-under-test.ts';
import {
  ana,
  openStoredIssuer,
  type StoredIssuer,
} from '../../../testing/identity/stored-issuer-under-test.ts';
import { STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { createAccount } from '../accounts/accounts.ts';
import { type EmailAddress, parseEmailAddress } from '../accounts/email-address.ts';
import type { SendMail } from '../mail/mailing.ts';
import { MailFault, type MailObstacle } from '../mail/smtp-mail.ts';
import { CODES_PER_EMAIL } from './hosted-limits.ts';

const PATHS = ['sign-up', 'forgotten'] as const;

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let issuer: StoredIssuer;
  afterEach(() => issuer.close());

  /** Opens an issuer with this mail and an account for Ana. */
  async function open(about: Readonly<{ send: SendMail; isFailing?: boolean; after?: After }>) {
    const { send, isFailing = false, after } = about;
    issuer = await openStoredIssuer(underTest, {
      signInAbout: {
        mail: { type: 'smtp', send, isFailing: () => isFailing },
        ...(after && { timers: { after } }),
      },
    });
    await createAccount(issuer.db, {
      email: parseEmailAddress(ana.email) as EmailAddress,
      passwordHash: 'none',
      isProven: true,
      now: 0,
    });
  }

  async function ask(path: string, { email = ana.email, wanted = 'en' } = {}) {
    const browser = issuer.open(wanted);
    const { base } = await visitSignIn(browser);
    const page = await browser.post(`${base}/${path}`, { ...ana, email });
    const text = page.text.replaceAll(base, '<base>').replaceAll(email, '<email>');
    return { status: page.status, location: page.location?.replaceAll(base, '<base>'), text };
  }

  test.each(PATHS)(
    '%s says that mail could not be sent, with and without an account',
    async (path) => {
      await open({ send: failBy('unreachable') });
      const known = await ask(path);
      expect(known.status).toBe(503);
      expect(known.text).toContain('role="alert">This server can’t send e-mail at the moment.');
      expect(await ask(path, { email: 'ben@example.com' })).toEqual(known);
      expect(issuer.app.logged.join()).toContain('The mail server can’t be used');
      expect(issuer.app.logged.join()).not.toContain(ana.email);
    },
  );

  test.each(PATHS)(
    '%s says that an address accepts no mail, with and without an account',
    async (path) => {
      await open({ send: failBy('address-refused') });
      const known = await ask(path);
      expect(known.status).toBe(400);
      expect(known.text).toContain('We couldn’t send a message to that address.');
      expect(known.text).toContain('aria-invalid="true"');
      expect(await ask(path, { email: 'ben@example.com' })).toEqual(known);
    },
  );

  test.each([
    { wanted: 'de', text: 'Dieser Server kann gerade keine E-Mails verschicken.' },
    { wanted: 'es', text: 'Este servidor no puede enviar correo ahora mismo.' },
  ])('the page says so in $wanted', async ({ wanted, text }) => {
    await open({ send: failBy('refused') });
    expect((await ask('forgotten', { wanted })).text).toContain(text);
  });

  test('mail that the server could not send is no try, but mail to a refused address is', async () => {
    let obstacle: MailObstacle = 'unreachable';
    await open({ send: (mail) => failBy(obstacle)(mail) });
    for (let n = 0; n <= CODES_PER_EMAIL.max; n++) {
      expect((await ask('forgotten')).status).toBe(503);
    }
    obstacle = 'address-refused';
    for (let n = 0; n < CODES_PER_EMAIL.max; n++) {
      expect((await ask('forgotten')).status).toBe(400);
    }
    expect((await ask('forgotten')).status).toBe(429);
  });

  test('a page waits only a limited time for slow mail', async () => {
    await open({
      send: () => new Promise<never>(() => {}),
      after: (_ms, task) => {
        queueMicrotask(task);
        return () => {};
      },
    });
    const page = await ask('forgotten');
    expect(page).toMatchObject({ status: 303, location: expect.stringContaining('<base>/reset') });
  });

  test.each([
    { path: '', wanted: 'en', text: 'This server has trouble with e-mail at the moment.' },
    { path: '/sign-up', wanted: 'en', text: 'This server has trouble with e-mail at the moment.' },
    { path: '/forgotten', wanted: 'de', text: 'Dieser Server hat gerade Probleme mit E-Mails.' },
    { path: '/sign-up', wanted: 'es', text: 'este servidor tiene problemas con el correo.' },
  ])('while mail fails, the page "$path" says so in advance', async ({ path, wanted, text }) => {
    await open({ send: async () => {}, isFailing: true });
    const browser = issuer.open(wanted);
    const { base } = await visitSignIn(browser);
    expect((await browser.get(`${base}${path}`)).text).toContain(text);
  });

  test('a page that waits for a code says so too, with and without an account', async () => {
    await open({ send: async () => {}, isFailing: true });
    for (const email of [ana.email, 'ben@example.com']) {
      const browser = issuer.open();
      const { base } = await visitSignIn(browser);
      const page = await browser.follow(await browser.post(`${base}/forgotten`, { email }));
      expect(page.text).toContain('This server has trouble with e-mail at the moment.');
    }
  });

  test('while mail works, no page mentions a problem', async () => {
    await open({ send: async () => {} });
    const browser = issuer.open();
    const { base } = await visitSignIn(browser);
    for (const path of ['', '/sign-up', '/forgotten']) {
      expect((await browser.get(`${base}${path}`)).text).not.toContain('trouble with e-mail');
    }
  });
});

type After = (ms: number, task: () => void) => () => void;

function failBy(obstacle: MailObstacle): SendMail {
  return async () => {
    throw new MailFault(obstacle, 'by the test');
  };
}
