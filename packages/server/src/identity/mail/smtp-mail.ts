import type { SendMail } from './mail.ts';
import { mailFaultOf } from './mail-fault.ts';

export type SmtpParts = Readonly<{
  /** Such as `smtps://user:password@mail.example.com`. */
  url: string;
  /** The `From` of each message. */
  from: string;
}>;

/** A mail server. Both functions reject with a MailFault, after the timeouts at the latest. */
export type MailServer = Readonly<{
  send: SendMail;
  /** Resolves if the server can be reached and accepts our credentials. */
  verify: () => Promise<void>;
}>;

const CONNECT_TIMEOUT_MS = 10_000;

/** Sends mail by SMTP. */
export function smtpMail({ url, from }: SmtpParts): MailServer {
  let transport: Promise<Awaited<ReturnType<typeof openTransport>>> | undefined;
  const open = () => {
    transport ??= openTransport(url);
    return transport;
  };
  const orMailFault = async (task: Promise<unknown>): Promise<void> => {
    try {
      await task;
    } catch (thrown) {
      throw mailFaultOf(thrown);
    }
  };
  return {
    send: async (mail) => orMailFault((await open()).sendMail({ from, ...mail })),
    verify: async () => orMailFault((await open()).verify()),
  };
}

/** Loaded on first use. */
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
