import { markAway } from '../../platform/outside/absence.ts';
import { type Clock, pause } from '../../platform/outside/clock.ts';
import type { Mail, SendMail } from './mail.ts';
import { MailFault } from './mail-fault.ts';
import type { MailServer } from './smtp-mail.ts';

export type MailState = 'unverified' | 'ok' | 'failing';

/** A mail server, and whether it takes our messages. */
export type MailWatch = Readonly<{
  send: SendMail;
  state: () => MailState;
  /** Asks the server, and asks again each minute for as long as it can't be used. Never rejects. */
  verify: () => Promise<void>;
}>;

export type MailWatchParts = Readonly<{
  server: MailServer;
  clock: Clock;
  /** The server takes messages: for the first time, or again. */
  onWorking: () => void;
  /** It took messages until now, or was not known. */
  onFailing: (fault: MailFault) => void;
}>;

/** A server that has not answered by then can't be used. */
export const VERIFY_WITHIN_MS = 15_000;

export const VERIFY_EVERY_MS = 60_000;

/** Knows the state by what came of the last message or, where the server could not be used, of the last verification. */
export function watchMail({ server, clock, onWorking, onFailing }: MailWatchParts): MailWatch {
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
    // That messages are refused shows only with the next one.
    callOff =
      fault.obstacle === 'unreachable'
        ? clock.after(VERIFY_EVERY_MS, () => void verify())
        : undefined;
  };
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
    state: () => state,
    verify,
    send: async (mail: Mail) => {
      try {
        await server.send(mail);
      } catch (thrown) {
        const fault = asMailFault(thrown);
        // One address says nothing about all others.
        if (fault.obstacle !== 'address-refused') {
          // Its state is logged once, each time that it changes.
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
