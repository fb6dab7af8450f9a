import { DEFAULT_GUESS, type Rating } from '@outoften/rules/rating';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mayPass } from '../../api/graphql-client.ts';
import { typedNames } from '../../play/cast/cast-slot.tsx';
import type { Clock } from '../../room/countdown.ts';
import { useRequest } from '../../room/use-request.ts';
import type { RoundActs } from '../parts/round-parts.tsx';
import { createDraftSaving } from './draft-saving.ts';

type OwnGuess = Readonly<{
  guess: Rating;
  setGuess: (guess: Rating) => void;
  submit: () => void;
  isSubmitting: boolean;
}>;

type OwnTime = Readonly<{
  roundId: string;
  /** The last slider value that the server received. */
  draft: Rating | undefined;
  /** Undefined without a time limit. */
  deadline: number | undefined;
  isPaused: boolean;
  /** True once a hint was opened or a name tried. */
  hasPlayed: boolean;
}>;

/**
 * The slider of a round. Its value is saved on the server when it rests and when the player leaves the page, for a round
 * that ends without this tab. The player submits it, or the end of the seat's time does if the player did anything in
 * the round. While the round is paused, it can be moved but not submitted.
 */
export function useOwnGuess(
  { roundId, draft, deadline, isPaused, hasPlayed }: OwnTime,
  acts: Pick<RoundActs, 'saveDraft' | 'guess'>,
  clock: Clock,
): OwnGuess {
  const [guess, setOwnGuess] = useState(draft ?? DEFAULT_GUESS);
  const [isMoved, setMoved] = useState(draft !== undefined);
  const { isWaiting: isSubmitting, send } = useRequest();
  const [drafts] = useState(() =>
    createDraftSaving<Rating>({
      save: async (draft) => {
        const saved = await acts.saveDraft(draft, roundId);
        return saved.ok || !mayPass(saved.refusal);
      },
      now: () => performance.now(),
    }),
  );
  const isPlaying = useRef(false);
  useEffect(() => {
    isPlaying.current = true;
    drafts.release();
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') drafts.saveNow();
    };
    document.addEventListener('visibilitychange', saveIfHidden);
    return () => {
      isPlaying.current = false;
      document.removeEventListener('visibilitychange', saveIfHidden);
      drafts.saveNow();
      drafts.hold();
    };
  }, [drafts]);

  async function submit(): Promise<void> {
    if (isSubmitting || isPaused) return;
    drafts.hold();
    drafts.note(guess);
    const isHandedIn = await send(() => acts.guess(guess));
    // A guess that fails is not lost, because the saved slider value counts at the end of the time.
    if (!isHandedIn && isPlaying.current) drafts.release();
  }

  const submitAtDeadline = useEffectEvent(async () => {
    // A name that stands whole in its field counts. The server takes moves for a moment after the deadline.
    const names = typedNames().filter(({ isWhole }) => isWhole);
    await Promise.all(names.map(({ tryIt }) => tryIt()));
    if (isMoved || hasPlayed || names.length > 0) void submit();
  });
  useEffect(() => {
    if (deadline === undefined || isPaused) return undefined;
    const timer = setTimeout(submitAtDeadline, Math.max(0, deadline - clock()));
    return () => clearTimeout(timer);
  }, [deadline, isPaused, clock]);

  return {
    guess,
    setGuess(changed) {
      // A guess that is being sent, or waits for the connection, no longer changes.
      if (isSubmitting) return;
      setOwnGuess(changed);
      setMoved(true);
      drafts.note(changed);
    },
    submit: () => void submit(),
    isSubmitting,
  };
}
