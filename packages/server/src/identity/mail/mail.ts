import type { EmailAddress } from '../accounts/email-address.ts';

/** A message to one person, in plain text. */
export type Mail = Readonly<{ to: EmailAddress; subject: string; text: string }>;

/** Hands the message on. Whoever waits for it must not tell by the time whether there was one to send. */
export type SendMail = (mail: Mail) => Promise<void>;
