import type { Client } from 'graphql-ws';
import type { ConnectionRetries } from './connection-retries.ts';
import { SignedOutError } from './connection-token.ts';

export type LiveSubscriber = Readonly<{
  next: (data: unknown) => void;
  /** Called when no more data comes. The code is the server's, `closed` after a normal end, or `no-connection`. */
  end: (code: string) => void;
}>;

export type LiveSink = Parameters<Client['subscribe']>[1];

/** The server closes a connection with it if it does not accept the token. */
export const UNAUTHORIZED = 4401;

/** Returns the code of a close event; 0 for any other event. */
export function closeCode(event: unknown): number {
  const isClosing = typeof event === 'object' && event !== null && 'code' in event;
  return isClosing && typeof event.code === 'number' ? event.code : 0;
}

/** Subscribes, and subscribes again after each lost connection, until it is stopped or the server ends it. */
export function subscribeLive(
  { next, end: onEnd }: LiveSubscriber,
  {
    begin,
    switches,
    retries,
  }: Readonly<{
    /** Sends the subscription. Returns a function that stops it. */
    begin: (sink: LiveSink) => () => void;
    /** Functions that are called when the connection changes its transport. */
    switches: Set<() => void>;
    retries: Pick<ConnectionRetries, 'waitAfterFault' | 'noteSuccess'>;
  }>,
): () => void {
  let isOver = false;
  /** Counts starts, so that messages of an earlier one are ignored. */
  let latest = 0;
  let stopOne = start();
  switches.add(startAgain);

  function start(): () => void {
    latest += 1;
    const mine = latest;
    const isStale = () => isOver || mine !== latest;
    return begin({
      next({ data, errors }) {
        if (isStale()) return;
        retries.noteSuccess();
        if (errors === undefined) next(data);
        else end(firstCode(errors));
      },
      error: (problem) => isStale() || fail(problem),
      complete: () => isStale() || end('closed'),
    });
  }

  /**
   * The library treats many close codes as final. Here none is, because another token or another server may work later.
   * Only the server's answer to the subscription itself is final.
   */
  function fail(problem: unknown): void {
    const code = closeCode(problem);
    if (code === UNAUTHORIZED) startAgain();
    else if (code !== 0) void retries.waitAfterFault().then(startAgain);
    else end(problem instanceof SignedOutError ? 'UNAUTHORIZED' : firstCode(problem));
  }

  function startAgain(): void {
    if (isOver) return;
    stopOne();
    stopOne = start();
  }

  function end(code: string): void {
    if (isOver) return;
    stop();
    onEnd(code);
  }

  function stop(): void {
    isOver = true;
    switches.delete(startAgain);
    stopOne();
  }

  return stop;
}

function firstCode(errors: unknown): string {
  const [first] = Array.isArray(errors) ? errors : [];
  const code: unknown = first?.extensions?.code;
  return typeof code === 'string' ? code : 'no-connection';
}
