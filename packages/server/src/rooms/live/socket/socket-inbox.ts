type HandleMessage = (message: unknown) => Promise<void>;

/** Messages that have arrived from a client. */
export type SocketInbox = Readonly<{
  handleWith: (handle: HandleMessage) => void;
  receive: (message: unknown) => void;
  /** Lets messages wait until the returned function is called, once. */
  hold: () => () => void;
}>;

/** Handles messages in the order in which they came. Several are handled at once unless one holds the inbox. */
export function createSocketInbox(onFailed: (fault: unknown) => void): SocketInbox {
  const waiting: unknown[] = [];
  let holds = 0;
  let handle: HandleMessage | undefined;
  const goOn = () => {
    while (holds === 0 && waiting.length > 0) handle?.(waiting.shift()).catch(onFailed);
  };
  return {
    handleWith: (handler) => {
      handle = handler;
    },
    receive: (message) => {
      waiting.push(message);
      goOn();
    },
    hold: () => {
      holds += 1;
      return () => {
        holds -= 1;
        goOn();
      };
    },
  };
}
