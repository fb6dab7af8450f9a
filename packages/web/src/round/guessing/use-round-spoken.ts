import { HINTS, type Hint } from '@outoften/rules/guessing/hints';
import type { OwnAttempt } from '@outoften/rules/room/view/view-attempt';
import type { ProgressView } from '@outoften/rules/room/view/view-room';
import { useEffect, useRef, useState } from 'react';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { announce } from '../../ui/news/announcements.ts';
import { useSpoken } from '../../ui/news/use-spoken.ts';
import type { RoundPlay } from '../parts/round-play.ts';

const HINT_NAMES = {
  poster: 'play.hint.poster',
  overview: 'play.hint.overview',
  review: 'play.hint.reviews',
} satisfies Record<Hint, MessageId>;

type RoundSpokenParts = Readonly<{
  play: RoundPlay<ProgressView & { phase: 'guessing' }>;
  attempt: OwnAttempt;
  /** By the server's clock; undefined without a time limit. */
  deadline: number | undefined;
}>;

/** Announces the film and the time limit, then the points that are left after each hint and name. */
export function useRoundSpoken({ play, attempt, deadline }: RoundSpokenParts): void {
  const say = useMessages();
  const { view, clock } = play;
  const { title, releaseYear } = attempt.film;
  const [seconds] = useState(() =>
    deadline === undefined ? 0 : Math.max(0, Math.round((deadline - clock()) / 1000)),
  );
  useSpoken(
    say('round.spoken', {
      round: view.progress.round.number,
      rounds: view.meta.settings.maxRounds,
      title,
      year: String(releaseYear),
      seconds,
    }),
  );

  const { hints, pointsInHand: points } = attempt;
  const before = useRef({ hints, points });
  useEffect(() => {
    const { current: known } = before;
    before.current = { hints, points };
    const opened = HINTS.find((hint) => known.hints[hint] === 'locked' && hints[hint] !== 'locked');
    if (opened !== undefined) {
      announce(say('round.spoken.hint', { hint: say(HINT_NAMES[opened]), points }));
    } else if (known.points !== points) announce(say('round.spoken.points', { points }));
  }, [hints, points, say]);
}
