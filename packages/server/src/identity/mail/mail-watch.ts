import { type Clock, pause } from '../../platform/clock.ts';
import { markAway } from '../../platform/outside/absence.ts';
import type { Mail } from './mailing.ts';
import { MailFault, type MailServer } from './smtp-mail.ts';

export type MailState = 'unverified' | 'ok' | 'failing';

/** A mail server, and whether it takes our messages. */
export type MailWatch = Readonly<ReturnType<typeof watchMail>>;

type MailWatchParts = Readonly<{
  server: MailServer;
  clock: Clock;
  /** Called when the server takes messages: for the first time, or again. */
  onWorking: () => void;
  /** Called when the server stops taking messages, or does not take the first. */
  onFailing: (fault: MailFault) => void;
}>;

/** A server that does not answer in this time cannot be used. */
export const VERIFY_WITHIN_MS = 15_000;

export const VERIFY_EVERY_MS = 60_000;

/**
 * Watches the mail server. Its state comes from the last message or, while the server cannot be used, from the last
 * verification.
 */
export function watchMail({ server, clock, onWorking, onFailing }: MailWatchParts) {
  let state: MailState = 'unverified';
  let callOff: (() => void) | undefined;

  const work = () => {
    callOff?.();
    callOff = undefined;
    if (state !== 'ok') onWorking();
    state = 'ok';
  };
  const fail = (fault: MailFault) => {
    if (state !== 'failing') onFailing(fault);
    state = 'failing';
    callOff?.();
    // A refusal of messages shows only with the next message, so only an unreachable server is checked again.
    callOff =
      fault.obstacle === 'unreachable'
        ? clock.after(VERIFY_EVERY_MS, () => void verify())
        : undefined;
  };
  /** Checks the server, and repeats that each minute while it cannot be used. Never rejects. */
  const verify = async () => {
    const late = pause(clock, VERIFY_WITHIN_MS).then(() => {
      throw new MailFault('unreachable', 'no answer in time');
    });
    try {
      await Promise.race([server.verify(), late]);
      work();
    } catch (fault) {
      fail(asMailFault(fault));
    }
  };
  return {
    state: (): MailState => state,
    verify,
    send: async (mail: Mail) => {
      try {
        await server.send(mail);
      } catch (thrown) {
        const fault = asMailFault(thrown);
        // A refused address says nothing about other addresses.
        if (fault.obstacle !== 'address-refused') {
          // Logged once for each change of the state.
          markAway(fault);
          fail(fault);
        }
        throw fault;
      }
      work();
    },
  };
}

function asMailFault(thrown: unknown): MailFault {
  return thrown instanceof MailFault ? thrown : new MailFault('refused', String(thrown));
}
