import { beforeEach, describe, expect, test } from 'vitest';
import { anEmail } from '../../../testing/identity/sign-in-under-test.ts';
import { type ClockUnderTest, clockUnderTest } from '../../../testing/platform/clock-under-test.ts';
import { type MailWatch, VERIFY_EVERY_MS, VERIFY_WITHIN_MS, watchMail } from './mail-watch.ts';
import { MailFault } from './smtp-mail.ts';

const MAIL = { to: anEmail('ana@example.com'), subject: 'Your code', text: '1234 5678' };
const AWAY = new MailFault('unreachable', 'ECONNREFUSED');
const REFUSED = new MailFault('refused', 'MAIL FROM, 550');
const NO_SUCH_BOX = new MailFault('address-refused', 'RCPT TO, 550');

let clock: ClockUnderTest;
let told: string[];
let verifies: number;
let verify: () => Promise<void>;
let send: () => Promise<void>;
let watch: MailWatch;
beforeEach(() => {
  clock = clockUnderTest();
  told = [];
  verifies = 0;
  verify = async () => {};
  send = async () => {};
  watch = watchMail({
    server: {
      send: () => send(),
      verify: () => {
        verifies += 1;
        return verify();
      },
    },
    clock,
    onWorking: () => void told.push('works'),
    onFailing: ({ obstacle }) => void told.push(obstacle),
  });
});

const rejecting = (fault: Error) => async () => {
  throw fault;
};

test('a mail server is unverified before the first request', () => {
  expect(watch.state()).toBe('unverified');
});

test('a server that accepts our credentials works', async () => {
  await watch.verify();
  await watch.verify();
  expect(watch.state()).toBe('ok');
  expect(told).toEqual(['works']);
});

test('a server that can’t be used is checked again each minute, and reported once', async () => {
  verify = rejecting(AWAY);
  await watch.verify();
  expect(watch.state()).toBe('failing');
  await clock.advance(3 * VERIFY_EVERY_MS);
  expect(verifies).toBe(4);
  verify = async () => {};
  await clock.advance(VERIFY_EVERY_MS);
  expect(watch.state()).toBe('ok');
  await clock.advance(10 * VERIFY_EVERY_MS);
  expect(verifies).toBe(5);
  expect(told).toEqual(['unreachable', 'works']);
});

test('a server that does not answer can’t be used', async () => {
  verify = () => new Promise<never>(() => {});
  const verified = watch.verify();
  await clock.advance(VERIFY_WITHIN_MS);
  await verified;
  expect(watch.state()).toBe('failing');
});

describe('a message', () => {
  test('that was accepted shows that the server works', async () => {
    verify = rejecting(AWAY);
    await watch.verify();
    await watch.send(MAIL);
    expect(watch.state()).toBe('ok');
    await clock.advance(VERIFY_EVERY_MS);
    expect(verifies).toBe(1);
  });

  test('without a server to send it shows that mail fails, until the server accepts us again', async () => {
    send = rejecting(AWAY);
    await expect(watch.send(MAIL)).rejects.toBe(AWAY);
    expect(watch.state()).toBe('failing');
    await clock.advance(VERIFY_EVERY_MS);
    expect(watch.state()).toBe('ok');
  });

  test('that is refused shows that mail fails, until another one is accepted', async () => {
    await watch.verify();
    send = rejecting(REFUSED);
    await expect(watch.send(MAIL)).rejects.toBe(REFUSED);
    await clock.advance(10 * VERIFY_EVERY_MS);
    expect(watch.state()).toBe('failing');
    send = async () => {};
    await watch.send(MAIL);
    expect(watch.state()).toBe('ok');
  });

  test('that one address refuses says nothing about the server', async () => {
    await watch.verify();
    send = rejecting(NO_SUCH_BOX);
    await expect(watch.send(MAIL)).rejects.toBe(NO_SUCH_BOX);
    expect(watch.state()).toBe('ok');
  });
});
