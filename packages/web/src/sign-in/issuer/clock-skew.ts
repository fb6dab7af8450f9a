export type ClockSkew = Readonly<{
  /** Reads the `Date` of an answer that has just arrived. Answers of other origins may not show it. */
  note: (answer: Response) => Response;
  /** How many seconds the server's clock is ahead of this device's; 0 until measured. */
  seconds: () => number;
}>;

/** Measures how far this device's clock is off. `now` is the device's clock, in milliseconds since 1970. */
export function createClockSkew(now: () => number): ClockSkew {
  let seconds = 0;
  return {
    note(answer) {
      const sentAt = Date.parse(answer.headers.get('date') ?? '');
      if (!Number.isNaN(sentAt)) seconds = Math.round((sentAt - now()) / 1000);
      return answer;
    },
    seconds: () => seconds,
  };
}
