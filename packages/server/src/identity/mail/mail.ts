import type { EmailAddress } from '../accounts/email-address.ts';

/** A message to one person, in plain text. */
export type Mail = Readonly<{ to: EmailAddress; subject: string; text: string }>;

/**
 * Hands the message on; rejects if it was not taken. A page that waits for it must send one in every case: by the time it
 * takes, and by its failure, an account could be told from none.
 */
export type SendMail = (mail: Mail) => Promise<void>;
