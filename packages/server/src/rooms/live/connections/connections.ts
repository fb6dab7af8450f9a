/** A client's connection: a socket or an event stream. */
export type Connection = Readonly<{
  /** Closes it because the server stops. Its client connects again, perhaps to another server. */
  goAway: () => void;
  /** Checks whether the client is still there and may stay. Called every second. */
  check: () => void;
}>;

/** All connections of this server. `onChecked` is called after all of them were checked. */
export function createConnections(checkEveryMs: number, onChecked: () => void) {
  const open = new Set<Connection>();
  let checks: NodeJS.Timeout | undefined;
  let isStopping = false;
  const checkAll = () => {
    for (const connection of open) connection.check();
    onChecked();
  };
  return {
    add(connection: Connection): void {
      if (open.size === 0) checks = setInterval(checkAll, checkEveryMs).unref();
      open.add(connection);
      if (isStopping) connection.goAway();
    },
    remove(connection: Connection): void {
      open.delete(connection);
      if (open.size === 0) clearInterval(checks);
    },
    /** Closes new connections from now on, and all others once the promise is resolved. */
    async stop(after: Promise<unknown>): Promise<void> {
      isStopping = true;
      await after;
      for (const connection of open) connection.goAway();
    },
  };
}
