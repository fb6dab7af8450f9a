import type { SendMail } from './mailing.ts';

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

/**
 * Why a message was not sent: the mail server cannot be reached, takes none of our messages, or refuses this address.
 */
export type MailObstacle = 'unreachable' | 'refused' | 'address-refused';

/** Does not name the recipient, because faults are logged. */
export class MailFault extends Error {
  readonly code = 'MAIL_FAULT';
  readonly obstacle: MailObstacle;

  constructor(obstacle: MailObstacle, detail: string) {
    super(`${SENTENCES[obstacle]} (${detail})`);
    this.name = 'MailFault';
    this.obstacle = obstacle;
  }
}

const SENTENCES: Readonly<Record<MailObstacle, string>> = {
  unreachable: 'The mail server can’t be used',
  refused: 'The mail server took no message',
  'address-refused': 'The mail server took no message to an address',
};

/** The mailer's codes for errors before the message is offered. */
const BEFORE_MESSAGE = new Set([
  'EAUTH',
  'ECONNECTION',
  'EDNS',
  'ENOAUTH',
  'EOAUTH2',
  'EPROTOCOL',
  'EREQUIRETLS',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
]);

/** Turns the mailer's error into a fault. Leaves out the server's own words if they may name the recipient. */
export function mailFaultOf(thrown: unknown): MailFault {
  const { code, command, responseCode, message } = thrown as Readonly<Record<string, unknown>>;
  const parts = [code, command, responseCode].filter((part) => part !== undefined);
  const detail = parts.join(', ') || 'no code';
  if (BEFORE_MESSAGE.has(String(code))) {
    const [line] = String(message).split('\n', 1);
    return new MailFault(
      'unreachable',
      command === 'CONN' || code === 'EAUTH' ? `${line}` : detail,
    );
  }
  return new MailFault(command === 'RCPT TO' ? 'address-refused' : 'refused', detail);
}
