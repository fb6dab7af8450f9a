import type { Mail, SendMail } from './mail.ts';

export type SentMail = Mail & Readonly<{ sentAt: number }>;

/** Mail that goes nowhere and can be read here, for servers without a way to send any. */
export type Outbox = Readonly<{
  send: SendMail;
  /** The latest first. */
  list: () => readonly SentMail[];
}>;

/** Older ones are forgotten. */
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
