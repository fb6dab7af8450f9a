import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { anEmail } from '../../../testing/identity/sign-in-under-test.ts';
import { smtpMail } from './smtp-mail.ts';

const mail = {
  to: anEmail('ana@example.com'),
  subject: 'Your code: 1234 5678',
  text: 'Your code: 1234 5678',
};

const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
});

test('a message is sent in plain text, from the sender in the settings', async () => {
  const server = await openServer();
  await smtpMail({ url: server.url, from: 'Out of Ten <game@example.com>' }).send(mail);
  const said = server.said();
  expect(said).toContain('MAIL FROM:<game@example.com>');
  expect(said).toContain('RCPT TO:<ana@example.com>');
  expect(said).toContain('Subject: Your code: 1234 5678');
  expect(said).toContain('From: Out of Ten <game@example.com>');
  expect(said).toContain('Content-Type: text/plain');
  server.close();
});

test('a line break in a subject begins no header', async () => {
  const server = await openServer();
  const { send } = smtpMail({ url: server.url, from: 'game@example.com' });
  await send({ ...mail, subject: 'Code\r\nBcc: ben@example.com' });
  expect(server.said()).toMatch(/^Subject: Code Bcc: ben@example\.com\r$/m);
  expect(server.said()).not.toMatch(/^(Bcc|RCPT TO:<ben)/im);
  server.close();
});

test.each([
  {
    answers: { rcpt: '550 <ana@example.com> is nobody' },
    obstacle: 'address-refused',
    step: 'RCPT TO, 550',
  },
  {
    answers: { mail: '550 not from game@example.com' },
    obstacle: 'refused',
    step: 'MAIL FROM, 550',
  },
  { answers: { end: '552 too much for ana@example.com' }, obstacle: 'refused', step: 'DATA, 552' },
])(
  'a message that is refused rejects with the step: $step',
  async ({ answers, obstacle, step }) => {
    const server = await openServer(answers);
    const { send } = smtpMail({ url: server.url, from: 'game@example.com' });
    const fault = await send(mail).catch((thrown: unknown) => thrown);
    expect(fault).toMatchObject({ code: 'MAIL_FAULT', obstacle });
    expect(String(fault)).toContain(step);
    // The fault is logged, so it must not name the recipient.
    expect(`${(fault as Error).stack} ${JSON.stringify(fault)}`).not.toContain('@example.com');
    server.close();
  },
);

test('a server that can be reached and accepts our credentials is verified', async () => {
  const server = await openServer();
  await smtpMail({ url: server.url, from: 'game@example.com' }).verify();
  expect(server.said()).not.toContain('MAIL FROM');
  server.close();
});

test('a server that is away rejects both calls with the reason', async () => {
  const server = await openServer();
  server.close();
  const { send, verify } = smtpMail({ url: server.url, from: 'game@example.com' });
  for (const tried of [send(mail), verify()]) {
    const fault = await tried.catch((thrown: unknown) => thrown);
    expect(fault).toMatchObject({ obstacle: 'unreachable' });
    expect(String(fault)).toContain('ECONNREFUSED');
  }
});

test('the report of a wrong password does not contain it', async () => {
  const server = await openServer({ auth: '535 5.7.8 wrong' });
  const url = server.url.replace('//', '//ten:secret@');
  const fault = await smtpMail({ url, from: 'game@example.com' })
    .verify()
    .catch((thrown) => thrown);
  expect(fault).toMatchObject({ obstacle: 'unreachable' });
  expect(String(fault)).toContain('535 5.7.8 wrong');
  expect(String(fault.stack)).not.toContain('secret');
  server.close();
});

type Answers = Readonly<{ mail?: string; rcpt?: string; end?: string; auth?: string }>;

/** Opens a server that takes mail as RFC 5321 says, except for the given answers. */
async function openServer(answers: Answers = {}) {
  let said = '';
  const server = createServer((socket) => {
    sockets.add(socket);
    let isData = false;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    answer('220 mail.example.com');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const text = String(chunk);
      said += text;
      if (isData) {
        if (!said.endsWith('\r\n.\r\n')) return;
        isData = false;
        answer(answers.end ?? '250 taken');
      } else if (text.startsWith('EHLO')) answer('250-mail.example.com\r\n250 AUTH PLAIN');
      else if (text.startsWith('AUTH')) answer(answers.auth ?? '235 welcome');
      else if (text.startsWith('MAIL')) answer(answers.mail ?? '250 ok');
      else if (text.startsWith('RCPT')) answer(answers.rcpt ?? '250 ok');
      else if (text.startsWith('DATA')) {
        isData = true;
        answer('354 go on');
      } else answer('250 ok');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  return { url, said: () => said, close: () => server.close() };
}
