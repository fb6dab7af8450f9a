import { Counter, type Registry } from 'prom-client';

export type AccountMeters = Readonly<ReturnType<typeof addAccountMeters>>;

export function addAccountMeters(registry: Registry) {
  const registers = [registry];
  const mails = new Counter({
    name: 'mails_total',
    help: 'Mails that the mail server accepted or not, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const signUps = new Counter({
    name: 'sign_ups_total',
    help: 'Accounts that were made, by way',
    labelNames: ['way'],
    registers,
  });
  // Each counter starts at 0, so that the first event is an increase.
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0);
  for (const way of ['mail', 'unproven', 'social']) signUps.inc({ way }, 0);
  return {
    countMail: (outcome: 'sent' | 'failed') => mails.inc({ outcome }),
    /** Made with a mailed code, without proof of the address, or through another provider. */
    countSignUp: (way: 'mail' | 'unproven' | 'social') => signUps.inc({ way }),
  };
}
