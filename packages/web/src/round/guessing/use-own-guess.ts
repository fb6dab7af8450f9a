import { DEFAULT_GUESS, type Rating } from '@outoften/rules/rating';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mayPass } from '../../api/graphql-client.ts';
import type { Clock } from '../../room/countdown/use-countdown.ts';
import { useRequest } from '../../room/notices/use-request.ts';
import type { RoundActs } from '../parts/round-play.ts';
import { createDraftSaving } from './draft-saving.ts';

const DRAFT_SPAN_MS = 500;
const DRAFT_RETRY_MS = 2000;

type OwnGuess = Readonly<{
  guess: Rating;
  setGuess: (guess: Rating) => void;
  submit: () => void;
  isSubmitting: boolean;
}>;

type OwnTime = Readonly<{
  /** The slider's value that the server got last. */
  draft: Rating | undefined;
  /** Undefined without a time limit. */
  deadline: number | undefined;
  isPaused: boolean;
  /** True once a hint was opened or a name tried. */
  hasPlayed: boolean;
}>;

/**
 * The slider of a round: kept on the server while it moves, handed in by hand or, by a player who did anything in
 * the round, at the end of the seat's time. While the round is paused it can be moved, and nothing is handed in.
 */
export function useOwnGuess(
  { draft, deadline, isPaused, hasPlayed }: OwnTime,
  acts: Pick<RoundActs, 'saveDraft' | 'submit'>,
  clock: Clock,
): OwnGuess {
  const [guess, setOwnGuess] = useState(draft ?? DEFAULT_GUESS);
  const [isMoved, setMoved] = useState(draft !== undefined);
  const { isWaiting: isSubmitting, send } = useRequest();
  const [drafts] = useState(() =>
    createDraftSaving<Rating>({
      save: async (draft) => {
        const saved = await acts.saveDraft(draft);
        return saved.ok || !mayPass(saved.refusal);
      },
      pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      spanMs: DRAFT_SPAN_MS,
      retryMs: DRAFT_RETRY_MS,
    }),
  );
  const isPlaying = useRef(false);
  useEffect(() => {
    isPlaying.current = true;
    drafts.release();
    return () => {
      isPlaying.current = false;
      drafts.hold();
    };
  }, [drafts]);

  async function submit(): Promise<void> {
    if (isSubmitting || isPaused) return;
    drafts.hold();
    drafts.note(guess);
    const isHandedIn = await send(() => acts.submit(guess));
    // What does not get through is not lost: the slider counts at the end of the time.
    if (!isHandedIn && isPlaying.current) drafts.release();
  }

  const submitAtDeadline = useEffectEvent(() => {
    if (isMoved || hasPlayed) void submit();
  });
  useEffect(() => {
    if (deadline === undefined || isPaused) return undefined;
    const timer = setTimeout(submitAtDeadline, Math.max(0, deadline - clock()));
    return () => clearTimeout(timer);
  }, [deadline, isPaused, clock]);

  return {
    guess,
    setGuess(changed) {
      // A guess that is on its way, or kept until the connection is back, stays as it was handed in.
      if (isSubmitting) return;
      setOwnGuess(changed);
      setMoved(true);
      drafts.note(changed);
    },
    submit: () => void submit(),
    isSubmitting,
  };
}
