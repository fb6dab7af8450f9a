import * as v from 'valibot';

/** Where the tabs of a browser hear each other. */
export type FloorChannel = Readonly<{
  send: (message: unknown) => void;
  /** Calls with what other tabs sent. */
  listen: (call: (message: unknown) => void) => void;
}>;

export type FloorParts = Readonly<{
  channel: FloorChannel;
  /** Milliseconds, the same in all tabs. */
  now: () => number;
  /** This tab's own. */
  id: string;
  /** The floor went to another tab, or was left by it. */
  changed: () => void;
}>;

export type Floor = ReturnType<typeof createFloor>;

/** `free` as far as this tab was told. */
type FloorState = 'own' | 'free' | 'elsewhere';

type Claim = Readonly<{ at: number; id: string }>;

const messageSchema = v.variant('type', [
  v.object({ type: v.literal('taken'), at: v.number(), id: v.string() }),
  v.object({ type: v.literal('left') }),
]);

/** The right to be heard, which one tab of a browser has: whichever took it last. */
export function createFloor({ channel, now, id, changed }: FloorParts) {
  let state: FloorState = 'free';
  let claim: Claim = { at: 0, id };

  channel.listen((message) => {
    const heard = v.safeParse(messageSchema, message);
    if (!heard.success) return;
    // Where two tabs take it at once, each hears of the other, and both know which was the later.
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
