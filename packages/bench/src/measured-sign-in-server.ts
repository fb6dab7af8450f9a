import type { AddressInfo } from 'node:net';
import { smtpMail } from '@outoften/server/src/identity/mail/smtp-mail.ts';
import { openMailSink } from './mail-sink.ts';
import { openSignInServer } from './sign-in-server.ts';

// A separate process. It often resets its limits of guesses, which would otherwise end the measurement.
const FORGET_EACH_MS = 100;

const sink = await openMailSink();
const { app, db, close } = await openSignInServer({
  dataDir: process.env.DATA_DIR ?? '',
  port: Number(process.env.PORT ?? 0),
  now: Date.now,
  sendMail: smtpMail({ url: sink.url, from: 'game@example.com' }).send,
});
const forgetting = setInterval(() => {
  db.deleteFrom('attempt_count').execute().catch(console.error);
}, FORGET_EACH_MS);
const { port } = app.server.address() as AddressInfo;
console.log(JSON.stringify({ state: 'ready', address: `http://localhost:${port}` }));

process.on('SIGTERM', async () => {
  clearInterval(forgetting);
  sink.close();
  await close();
  process.exit(0);
});
