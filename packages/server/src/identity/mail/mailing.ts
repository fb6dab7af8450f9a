import type { FastifyRequest } from 'fastify';
import type { SendMail } from './mail.ts';
import type { Outbox } from './outbox.ts';
import { isFromThisMachine } from './this-machine.ts';

/** Where messages go: out, to a page that shows them on this machine, or nowhere. */
export type Mailing = Readonly<
  { type: 'smtp'; send: SendMail } | { type: 'outbox'; outbox: Outbox } | { type: 'none' }
>;

/**
 * How mail reaches whoever makes a request. To all but the machine itself an outbox is out of reach: there an
 * account is made without a message, and so without proof of its address.
 */
export type MailWay = Readonly<
  | { type: 'sent'; send: SendMail }
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
      return { type: 'sent', send: mail.send };
    case 'outbox':
      return isFromThisMachine(request, publicUrl)
        ? { type: 'outbox', send: mail.outbox.send }
        : { type: 'unproven' };
    case 'none':
      return { type: 'none' };
  }
}
