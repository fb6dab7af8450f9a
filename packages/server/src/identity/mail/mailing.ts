import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isFromThisMachine } from '../../platform/http/request-source.ts';
import type { EmailAddress } from '../accounts/email-address.ts';

/** Sends messages. */
export type MailService = Readonly<{
  send: SendMail;
  /** True while messages are not accepted; never if not given. */
  isFailing?: () => boolean;
}>;

/**
 * Where messages go: to a mail server, or to a page that shows them to the holder of its key. Without either, accounts
 * are made without proof of their address, or cannot be made by e-mail.
 */
export type Mailing = Readonly<
  | ({ type: 'smtp' } & MailService)
  | { type: 'outbox'; outbox: Outbox; key: string }
  | { type: 'unproven' }
  | { type: 'none' }
>;

/**
 * How mail reaches the player of a request. Only the server's own machine can read the outbox. Elsewhere accounts are
 * made without a message, and so without proof of their address.
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
 * Returns how a message reaches an account's owner, for a request of any player. Undefined if the server sends no mail.
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

const KEY_BYTES = 16;

/** @param Smtp the mail server, open or only described */
type MailSettings<Smtp> = Readonly<{
  /** Undefined without a mail server. */
  smtp: Smtp | undefined;
  /** The origin players type; undefined if it depends on the port that is taken. */
  publicUrl: string | undefined;
  databaseUrl: string | undefined;
  trustedProxies: readonly string[];
}>;

/**
 * Returns the type that {@link chooseMailing} will choose. A public server without a mail server has no outbox: behind a
 * proxy, all requests seem to come from this machine.
 */
export function mailingType(settings: MailSettings<object>): Mailing['type'] {
  const { smtp, publicUrl, databaseUrl, trustedProxies } = settings;
  if (smtp !== undefined) return 'smtp';
  if (databaseUrl !== undefined) return 'none';
  return trustedProxies.length > 0 || publicUrl?.startsWith('https:') ? 'unproven' : 'outbox';
}

/** Sends mail through the mail server in the settings. */
export function chooseMailing(settings: MailSettings<MailService>): Mailing {
  const { smtp } = settings;
  if (smtp !== undefined) return { type: 'smtp', ...smtp };
  const type = mailingType(settings);
  if (type !== 'outbox') return { type: type === 'unproven' ? type : 'none' };
  const key = randomBytes(KEY_BYTES).toString('base64url');
  return { type, outbox: createOutbox(Date.now), key };
}

/** Returns the address that opens the outbox; undefined if there is none. */
export function outboxAddress(mail: Mailing, publicUrl: string): string | undefined {
  return mail.type === 'outbox' ? `${publicUrl}${OUTBOX_PATH}?key=${mail.key}` : undefined;
}

/** A message to one person, in plain text. */
export type Mail = Readonly<{ to: EmailAddress; subject: string; text: string }>;

/**
 * Sends the message; rejects if it was not accepted. A page that waits for it must send one in every case: the time it
 * takes and its failure would otherwise show whether an account exists.
 */
export type SendMail = (mail: Mail) => Promise<void>;

export type SentMail = Mail & Readonly<{ sentAt: number }>;

/** The path on which an embedded server shows the mail that it cannot send. */
export const OUTBOX_PATH = '/dev/outbox';

export type Outbox = Readonly<ReturnType<typeof createOutbox>>;

/** Older messages are removed. */
export const KEPT_MAILS = 100;

/** Keeps messages to be read here, on a server that cannot send mail. */
export function createOutbox(now: () => number) {
  let mails: readonly SentMail[] = [];
  return {
    send: async (mail: Mail) => {
      mails = [{ ...mail, sentAt: now() }, ...mails].slice(0, KEPT_MAILS);
    },
    /** The latest first. */
    list: () => mails,
  };
}
