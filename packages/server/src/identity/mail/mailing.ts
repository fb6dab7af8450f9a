import type { FastifyRequest } from 'fastify';
import { isFromThisMachine } from '../../platform/http/this-machine.ts';
import type { SendMail } from './mail.ts';
import type { Outbox } from './outbox.ts';

/** What sends messages. */
export type MailService = Readonly<{
  send: SendMail;
  /** True while messages don't get through; never if not given. */
  isFailing?: () => boolean;
}>;

/**
 * Where messages go: out, or to a page that shows them to who has its key. Without either, accounts are made without
 * proof of their address, or by e-mail not at all.
 */
export type Mailing = Readonly<
  | ({ type: 'smtp' } & MailService)
  | { type: 'outbox'; outbox: Outbox; key: string }
  | { type: 'unproven' }
  | { type: 'none' }
>;

/**
 * How mail reaches whoever makes a request. To all but the machine itself an outbox is out of reach: there an
 * account is made without a message, and so without proof of its address.
 */
export type MailWay = Readonly<
  | { type: 'sent'; send: SendMail; isFailing: boolean }
  | { type: 'outbox'; send: SendMail }
  | { type: 'unproven' }
  | { type: 'none' }
>;

export function mailWayTo(
  request: FastifyRequest,
  { mail, publicUrl }: Readonly<{ mail: Mailing; publicUrl: string }>,
): MailWay {
  switch (mail.type) {
    case 'smtp':
      return { type: 'sent', send: mail.send, isFailing: mail.isFailing?.() ?? false };
    case 'outbox':
      return isFromThisMachine(request, publicUrl)
        ? { type: 'outbox', send: mail.outbox.send }
        : { type: 'unproven' };
    case 'unproven':
    case 'none':
      return { type: mail.type };
  }
}

/**
 * How a message reaches an account's owner, also for a request that another person made. Undefined where no mail goes out.
 */
export function noticeSender(mail: Mailing): SendMail | undefined {
  switch (mail.type) {
    case 'smtp':
      return mail.send;
    case 'outbox':
      return mail.outbox.send;
    case 'unproven':
    case 'none':
      return undefined;
  }
}
