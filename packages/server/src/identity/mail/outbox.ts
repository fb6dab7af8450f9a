import type { Mail } from './mail.ts';

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
