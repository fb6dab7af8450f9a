import type { ExecutionResult } from 'graphql';

export type IdleResultsParts = Readonly<{
  /** Called when the library waits for results, once. */
  onStarted: () => void;
  /** Called once when it is over, however it ends. */
  onEnded: () => void;
}>;

type Over = IteratorResult<never, void>;

/**
 * The results of a running subscription, for the protocol library. They never come, because events are sent directly. A
 * class, because thousands of them run at once and share their functions.
 */
export class IdleResults implements AsyncGenerator<ExecutionResult, void, void> {
  readonly #parts: IdleResultsParts;
  readonly #over = Promise.withResolvers<Over>();
  #isOver = false;

  constructor(parts: IdleResultsParts) {
    this.#parts = parts;
  }

  /** Completes the subscription. False if it was over already. */
  end(): boolean {
    const isEnd = this.#finish();
    if (isEnd) this.#over.resolve({ done: true, value: undefined });
    return isEnd;
  }

  /** Ends it with an error. */
  fail(error: Error): void {
    if (!this.#finish()) return;
    // Without this, a rejection before the library awaits it would end the process.
    this.#over.promise.catch(() => {});
    this.#over.reject(error);
  }

  next(): Promise<Over> {
    this.#parts.onStarted();
    return this.#over.promise;
  }

  async return(_value?: unknown): Promise<Over> {
    this.end();
    return { done: true, value: undefined };
  }

  throw(error: Error): Promise<Over> {
    this.fail(error);
    return this.#over.promise;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.end();
  }

  /** False if it is over already. */
  #finish(): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    this.#parts.onEnded();
    return true;
  }
}
