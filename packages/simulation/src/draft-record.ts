import type { Rating } from '@outoften/rules/rating';
import type { Room } from '@outoften/rules/room/room';
import { attemptsIn } from '@outoften/rules/room/seat-attempts';
import { demand } from './violation.ts';

/** A draft that was granted. */
type GrantedDraft = Readonly<{
  seat: string;
  value: Rating;
  /** The round for which it was sent. */
  roundId: string;
}>;

/** A draft that is sent to its seat, or counted as its guess. */
type SeenDraft = Readonly<{ seat: string; roundId: string; value: Rating | undefined }>;

export type DraftRecord = ReturnType<typeof createDraftRecord>;

type Save = Readonly<{ value: Rating; at: number }>;

/** Notes the drafts of seats. The last granted one counts, also after a crash. */
export function createDraftRecord(now: () => number) {
  const saves = new Map<string, readonly Save[]>();
  const sent = new Map<string, readonly Save[]>();
  const latest = new Map<string, Rating>();
  const counted = new Set<string>();
  let open: string | undefined;

  const check = ({ seat, roundId, value }: SeenDraft) => {
    const all = saves.get(keyOf(seat, roundId)) ?? [];
    const time = now();
    // A draft that arrives at the moment of the end of a round may count or not.
    const kept = all.findLast((save) => save.at < time);
    const isRight =
      all.some((save) => save.value === value && save.at >= (kept?.at ?? 0)) ||
      (kept === undefined && value === undefined) ||
      // One that was sent just now may be stored already, and not answered yet.
      (sent.get(keyOf(seat, roundId)) ?? []).some(
        (save) => save.value === value && save.at === time,
      );
    demand(isRight, () => `${value} is no draft of ${seat} in ${roundId}: ${JSON.stringify(all)}`);
  };
  return {
    /** The last draft of each seat in the open round. */
    latest: latest as ReadonlyMap<string, Rating>,
    /** Called before the draft is sent. */
    noteSent: ({ seat, roundId, value }: GrantedDraft) => {
      const key = keyOf(seat, roundId);
      sent.set(key, [...(sent.get(key) ?? []), { value, at: now() }]);
    },
    note: ({ seat, roundId, value }: GrantedDraft) => {
      const key = keyOf(seat, roundId);
      saves.set(key, [...(saves.get(key) ?? []), { value, at: now() }]);
      if (roundId === open) latest.set(seat, value);
    },
    /** Adds a saved room. Throws Violation if a guess by draft is not the seat's draft. */
    learn: ({ progress }: Room) => {
      const roundId = progress.phase === 'guessing' ? progress.round.id : undefined;
      if (roundId !== open) latest.clear();
      open = roundId;
      if (!('round' in progress)) return;
      for (const { seat, guess } of attemptsIn(progress)) {
        const key = keyOf(seat, progress.round.id);
        if (guess?.by !== 'draft' || counted.has(key)) continue;
        counted.add(key);
        check({ seat, roundId: progress.round.id, value: guess.value });
      }
    },
    /** Throws Violation if it cannot be the seat's draft. */
    check,
  };
}

function keyOf(seat: string, roundId: string): string {
  return `${roundId} ${seat}`;
}
