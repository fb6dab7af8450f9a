import type { EmailAddress } from '../accounts/email-address.ts';

/** A message to one person, in plain text. */
export type Mail = Readonly<{ to: EmailAddress; subject: string; text: string }>;

/**
 * Sends the message; rejects if it was not accepted. A page that waits for it must send one in every case: the time it
 * takes and its failure would otherwise show whether an account exists.
 */
export type SendMail = (mail: Mail) => Promise<void>;
