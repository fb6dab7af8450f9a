import type { Mail, SendMail } from './mail.ts';

export type SentMail = Mail & Readonly<{ sentAt: number }>;

/** Keeps messages to be read here, on a server that cannot send mail. */
export type Outbox = Readonly<{
  send: SendMail;
  /** The latest first. */
  list: () => readonly SentMail[];
}>;

/** Older messages are removed. */
export const KEPT_MAILS = 100;

export function createOutbox(now: () => number): Outbox {
  let mails: readonly SentMail[] = [];
  return {
    send: async (mail) => {
      mails = [{ ...mail, sentAt: now() }, ...mails].slice(0, KEPT_MAILS);
    },
    list: () => mails,
  };
}
