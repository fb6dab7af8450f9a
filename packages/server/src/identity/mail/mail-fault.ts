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
