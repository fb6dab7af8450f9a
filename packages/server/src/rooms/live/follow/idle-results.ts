import type { ExecutionResult } from 'graphql';

export type IdleResultsParts = Readonly<{
  /** Learns when the subscription is running. */
  onStarted: () => void;
  /** Learns once when it is over, however it ends. */
  onEnded: () => void;
}>;

type Over = IteratorResult<never, void>;

/**
 * What a running subscription is to the protocol: results that never come, as events are sent past it. A class, as
 * thousands of them run at once and share their functions so.
 */
export class IdleResults implements AsyncGenerator<ExecutionResult, void, void> {
  readonly #parts: IdleResultsParts;
  readonly #over = Promise.withResolvers<Over>();
  #isOver = false;

  constructor(parts: IdleResultsParts) {
    this.#parts = parts;
  }

  /** Completes the subscription. */
  end(): void {
    if (this.#finish()) this.#over.resolve({ done: true, value: undefined });
  }

  /** Ends it with an error. */
  fail(error: Error): void {
    if (!this.#finish()) return;
    // Nobody may have begun to wait for it, which would end the process.
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
