/** The line in which a server prints that it is ready, with the address that opens its outbox. */
export const OUTBOX_LINE = /"outbox":"(?<JOURNEY_OUTBOX>[^"]+)"/;

const addresses: string[] = [];

/** Notes the outbox of a journey's own server, by what the server printed. */
export function noteOutbox(printed: string): void {
  const address = OUTBOX_LINE.exec(printed)?.groups?.JOURNEY_OUTBOX;
  if (address !== undefined) addresses.push(address);
}

/** The outboxes at an origin, the latest first: several servers may stand behind one, or one may have started again. */
export function outboxesAt(origin: string): readonly string[] {
  const shared = process.env.JOURNEY_OUTBOX;
  return [...(shared === undefined ? [] : [shared]), ...addresses]
    .filter((address) => new URL(address).origin === origin)
    .reverse();
}
