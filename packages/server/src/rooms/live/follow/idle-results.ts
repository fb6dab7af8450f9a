type Over = IteratorResult<never, void>;

/**
 * The results of a running subscription, for the protocol library. They never come, because messages are sent directly.
 * A class, because thousands of them run at once and share their functions.
 */
export class IdleResults implements AsyncIterableIterator<never, void> {
  readonly #onEnded: () => void;
  readonly #over = Promise.withResolvers<Over>();
  #isOver = false;

  /** `onEnded` is called once, however the subscription ends. */
  constructor(onEnded: () => void) {
    this.#onEnded = onEnded;
    // Without this, a rejection before the library awaits it would end the process.
    this.#over.promise.catch(() => {});
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Completes the subscription, or ends it with an error. Does nothing if it is over already. */
  end(error?: Error): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#onEnded();
    if (error) this.#over.reject(error);
    else this.#over.resolve({ done: true, value: undefined });
  }

  next(): Promise<Over> {
    return this.#over.promise;
  }

  /** Called by the library when the client ends the subscription, or its socket closes. */
  async return(): Promise<Over> {
    this.end();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
