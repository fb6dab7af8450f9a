import { DEFAULT_GUESS, type Rating } from '@outoften/rules/rating';
import type { OwnAttempt } from '@outoften/rules/room/view-attempt';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Clock } from '../scores/use-countdown.ts';
import { createDraftSaving } from './draft-saving.ts';
import type { RoundActs } from './round-play.ts';

/** Twice in a second at most. */
const DRAFT_SPAN_MS = 500;

type OwnGuess = Readonly<{
  guess: Rating;
  setGuess: (guess: Rating) => void;
  submit: () => void;
  isSubmitting: boolean;
}>;

/** The slider of a round: kept on the server while it moves, handed in by hand or at the end of the seat's time. */
export function useOwnGuess(
  attempt: OwnAttempt,
  acts: Pick<RoundActs, 'saveDraft' | 'submit'>,
  clock: Clock,
): OwnGuess {
  const [guess, setOwnGuess] = useState(attempt.draft ?? DEFAULT_GUESS);
  const [isSubmitting, setSubmitting] = useState(false);
  const [drafts] = useState(() =>
    createDraftSaving<Rating>((draft) => void acts.saveDraft(draft), DRAFT_SPAN_MS),
  );
  useEffect(() => drafts.stop, [drafts]);

  async function submit(): Promise<void> {
    if (isSubmitting) return;
    drafts.stop();
    setSubmitting(true);
    const done = await acts.submit(guess);
    if (!done.ok) setSubmitting(false);
  }

  const submitAtDeadline = useEffectEvent(() => void submit());
  useEffect(() => {
    if (attempt.deadline === undefined) return undefined;
    const timer = setTimeout(submitAtDeadline, Math.max(0, attempt.deadline - clock()));
    return () => clearTimeout(timer);
  }, [attempt.deadline, clock]);

  return {
    guess,
    setGuess(changed) {
      setOwnGuess(changed);
      if (!isSubmitting) drafts.note(changed);
    },
    submit: () => void submit(),
    isSubmitting,
  };
}
