import { afterEach, expect, test, vi } from 'vitest';
import { readMetrics } from '../../../testing/app/app-under-test.ts';
import {
  type IssuerUnderTest,
  openIssuer,
  signUp,
  visitSignIn,
} from '../../../testing/identity/issuer-under-test.ts';

const ANA = { email: 'ana@example.com', password: 'wizard of ten' };

let issuer: IssuerUnderTest | undefined;
afterEach(async () => {
  await issuer?.close();
  issuer = undefined;
});

async function expectMetrics(...lines: readonly string[]): Promise<void> {
  await vi.waitFor(async () => {
    const metrics = (await readMetrics(issuer!.app)).split('\n');
    expect(metrics).toEqual(expect.arrayContaining([...lines]));
  });
}

test('a sign-up by code counts as one account and one sent mail', async () => {
  issuer = await openIssuer();
  await expectMetrics('sign_ups_total{way="mail"} 0', 'mails_total{outcome="sent"} 0');
  await signUp(issuer, ANA);
  await expectMetrics('sign_ups_total{way="mail"} 1', 'mails_total{outcome="sent"} 1');
});

test('a refused mail counts as a failed one', async () => {
  const send = () => Promise.reject(new Error('550'));
  issuer = await openIssuer({ signInAbout: { mail: { type: 'smtp', send } } });
  const browser = issuer.open();
  const { base } = await visitSignIn(browser);
  await browser.post(`${base}/sign-up`, ANA);
  await expectMetrics('mails_total{outcome="failed"} 1', 'mails_total{outcome="sent"} 0');
});

test('an account without proof of its address is counted apart', async () => {
  issuer = await openIssuer({ signInAbout: { mail: { type: 'unproven' } } });
  const browser = issuer.open();
  const { base } = await visitSignIn(browser);
  expect((await browser.post(`${base}/sign-up`, ANA)).status).toBe(303);
  await expectMetrics('sign_ups_total{way="unproven"} 1', 'sign_ups_total{way="mail"} 0');
});
