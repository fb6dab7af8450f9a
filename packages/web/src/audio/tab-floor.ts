import * as v from 'valibot';

/** Messages between the tabs of a browser. */
export type FloorChannel = Readonly<{
  send: (message: unknown) => void;
  /** Calls back with each message of another tab. */
  listen: (call: (message: unknown) => void) => void;
}>;

type FloorParts = Readonly<{
  channel: FloorChannel;
  /** Milliseconds on a clock that all tabs share. */
  now: () => number;
  /** The id of this tab. */
  id: string;
  /** Called when another tab took or left the floor. */
  changed: () => void;
}>;

export type Floor = ReturnType<typeof createFloor>;

/** `free` if this tab knows of no owner. */
type FloorState = 'own' | 'free' | 'elsewhere';

type Claim = Readonly<{ at: number; id: string }>;

const messageSchema = v.variant('type', [
  v.object({ type: v.literal('taken'), at: v.number(), id: v.string() }),
  v.object({ type: v.literal('left') }),
]);

/** The right to play. One tab of a browser has it: the one that took it last. */
export function createFloor({ channel, now, id, changed }: FloorParts) {
  let state: FloorState = 'free';
  let claim: Claim = { at: 0, id };

  channel.listen((message) => {
    const heard = v.safeParse(messageSchema, message);
    if (!heard.success) return;
    // If two tabs take it at once, both get the other's message and agree on the later one.
    if (heard.output.type === 'taken' && (state !== 'own' || isLater(heard.output, claim))) {
      state = 'elsewhere';
      changed();
    }
    if (heard.output.type === 'left' && state === 'elsewhere') {
      state = 'free';
      changed();
    }
  });

  return {
    getState: () => state,
    take(): void {
      if (state === 'own') return;
      state = 'own';
      claim = { at: now(), id };
      channel.send({ type: 'taken', ...claim });
    },
    leave(): void {
      if (state !== 'own') return;
      state = 'free';
      channel.send({ type: 'left' });
    },
  };
}

function isLater(one: Claim, other: Claim): boolean {
  return one.at === other.at ? one.id > other.id : one.at > other.at;
}
