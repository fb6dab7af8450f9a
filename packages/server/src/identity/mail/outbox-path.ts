/** Where an embedded server shows the mail it can't send. */
export const OUTBOX_PATH = '/dev/outbox';
