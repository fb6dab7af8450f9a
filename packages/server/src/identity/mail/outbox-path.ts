/** The path on which an embedded server shows the mail that it cannot send. */
export const OUTBOX_PATH = '/dev/outbox';
