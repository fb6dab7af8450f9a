import { setTimeout as wait } from 'node:timers/promises';
import type { SendMail } from './mail.ts';

export type SmtpParts = Readonly<{
  /** Such as `smtps://user:password@mail.example.com`. */
  url: string;
  /** As in the `From` of a message. */
  from: string;
}>;

const CONNECT_TIMEOUT_MS = 10_000;

/** By then the page that asked for the message has its answer, whose time would tell whether there is one. */
const BEGIN_AFTER_MS = 50;

/** Sends mail by SMTP. A message that can't be handed over rejects, after the timeouts. */
export function smtpMail({ url, from }: SmtpParts): SendMail {
  let transport: Promise<Awaited<ReturnType<typeof openTransport>>> | undefined;
  return async (mail) => {
    await wait(BEGIN_AFTER_MS);
    transport ??= openTransport(url);
    await (await transport).sendMail({ from, ...mail });
  };
}

/** Loaded when the first message goes out. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: CONNECT_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
