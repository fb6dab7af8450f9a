import { REACTIONS } from '@outoften/rules/room/wire/room-message';
import type { AudienceFigures } from '../../room/room-state.ts';

type Reactions = AudienceFigures['reactions'];

/** How long a reaction counts, in milliseconds. */
const COUNTED_MS = 4000;

/** Sums an audience's latest reactions, and calls back with each change. */
export function createReactionTally(tell: (sums: Reactions) => void) {
  const timers = new Map<Reactions, ReturnType<typeof setTimeout>>();

  /** The same event counts once. */
  function add(sent: Reactions): void {
    if (timers.has(sent) || Object.keys(sent).length === 0) return;
    timers.set(
      sent,
      setTimeout(() => drop(sent), COUNTED_MS),
    );
    tell(sum([...timers.keys()]));
  }

  function drop(sent: Reactions): void {
    timers.delete(sent);
    tell(sum([...timers.keys()]));
  }

  function stop(): void {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  }

  return { add, stop };
}

function sum(all: readonly Reactions[]): Reactions {
  return Object.fromEntries(
    REACTIONS.map((reaction) => [
      reaction,
      all.reduce((count, sent) => count + (sent[reaction] ?? 0), 0),
    ]),
  );
}
