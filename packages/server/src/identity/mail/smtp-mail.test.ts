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

test('a message goes to the server, in plain text, from the sender that is set', async () => {
  const server = await openServer('250 ok');
  await smtpMail({ url: server.url, from: 'Out of Ten <game@example.com>' })(mail);
  const said = server.said();
  expect(said).toContain('MAIL FROM:<game@example.com>');
  expect(said).toContain('RCPT TO:<ana@example.com>');
  expect(said).toContain('Subject: Your code: 1234 5678');
  expect(said).toContain('From: Out of Ten <game@example.com>');
  expect(said).toContain('Content-Type: text/plain');
  server.close();
});

test('a line break in a subject starts no header', async () => {
  const server = await openServer('250 ok');
  const send = smtpMail({ url: server.url, from: 'game@example.com' });
  await send({ ...mail, subject: 'Code\r\nBcc: ben@example.com' });
  expect(server.said()).toMatch(/^Subject: Code Bcc: ben@example\.com\r$/m);
  expect(server.said()).not.toMatch(/^(Bcc|RCPT TO:<ben)/im);
  server.close();
});

test('a message that is not taken rejects', async () => {
  const server = await openServer('550 no');
  const send = smtpMail({ url: server.url, from: 'game@example.com' });
  await expect(send(mail)).rejects.toThrow('550 no');
  server.close();
  await expect(send(mail)).rejects.toThrow();
});

/** Takes mail as RFC 5321 has it, and answers recipients as told. */
async function openServer(onRecipient: string) {
  let said = '';
  const server = createServer((socket) => {
    sockets.add(socket);
    let isData = false;
    socket.write('220 mail.example.com\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const text = String(chunk);
      said += text;
      if (isData) {
        if (!said.endsWith('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 taken\r\n');
      } else if (text.startsWith('RCPT')) socket.write(`${onRecipient}\r\n`);
      else if (text.startsWith('DATA')) {
        isData = true;
        socket.write('354 go on\r\n');
      } else socket.write('250 ok\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  return { url, said: () => said, close: () => server.close() };
}
