/** The line with which a server says that it is ready. It contains the address that opens its outbox. */
export const OUTBOX_LINE = /"outbox":"(?<JOURNEY_OUTBOX>[^"]+)"/;

const addresses: string[] = [];

/** Remembers the outbox of a separate server, from the server's output. */
export function noteOutbox(printed: string): void {
  const address = OUTBOX_LINE.exec(printed)?.groups?.JOURNEY_OUTBOX;
  if (address !== undefined) addresses.push(address);
}

/** Returns the outboxes at an origin, the latest first: there may be several servers, or one that was restarted. */
export function outboxesAt(origin: string): readonly string[] {
  const shared = process.env.JOURNEY_OUTBOX;
  return [...(shared === undefined ? [] : [shared]), ...addresses]
    .filter((address) => new URL(address).origin === origin)
    .reverse();
}
