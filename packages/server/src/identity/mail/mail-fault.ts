/** Where a message was stopped: no mail server to speak to, a server that takes none of ours, or not to this address. */
export type MailObstacle = 'unreachable' | 'refused' | 'address-refused';

/** Says nothing about who should have got the message: faults are logged. */
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

/** Codes of the mailer for what goes wrong before a message is offered. */
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

/** What the mailer threw. The server's own words are left out where they may name who the message was for. */
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
