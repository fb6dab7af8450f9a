import type { Attempt } from '@outoften/rules/attempt';
import { ok } from '@outoften/rules/result';
import { attainableMaximum, pointsInHand } from '@outoften/rules/score';
import { CalendarDays } from 'lucide-react';
import { useMessages } from '../messages/use-messages.ts';
import { FilmFrame } from '../play/film-frame.tsx';
import { HeaderPoints } from '../play/game-frame.tsx';
import styles from '../play/side-points.module.css';
import { usePageTitle } from '../ui/page-title.ts';
import { TextLink } from '../ui/text-link.tsx';
import { DailyHeader } from './daily-header.tsx';
import { DailyNotes } from './daily-notes.tsx';
import type { DailyState } from './daily-store.ts';
import { readableReviews } from './readable-reviews.ts';
import { daily } from './use-daily.ts';

type GuessingDailyProps = Readonly<{
  state: Extract<DailyState, { phase: 'guessing' }>;
  attempt: Attempt & { phase: 'guessing' };
}>;

/** The film of the day, to be guessed. Wrong names lower the most it can earn. */
export function GuessingDaily({ state, attempt }: GuessingDailyProps) {
  const say = useMessages();
  const { game, guess } = state;
  const { film, number } = game.puzzle;
  usePageTitle(
    say('play.title.film', { place: say('daily.title', { number }), title: film.title }),
  );
  const points = pointsInHand(attempt.mode, attempt);
  const most = (
    <p className={styles.run}>
      {say('daily.most', { most: attainableMaximum(attempt.mode, attempt) })}
    </p>
  );

  return (
    <FilmFrame
      header={
        <DailyHeader number={number}>
          <HeaderPoints points={points} />
        </DailyHeader>
      }
      {...{ film, attempt, guess }}
      reviews={readableReviews(game.puzzle)}
      hasOneReview
      unlock={daily.unlock}
      nameCast={(tried) => {
        const named = daily.nameCast(tried);
        return named.ok ? ok(named.value.attempt.slots) : named;
      }}
      setGuess={daily.setGuess}
      submit={daily.submit}
      aboveTitle={<DailyNotes state={state} />}
      belowCast={most}
      side={{
        label: say('daily.points'),
        content: (hasSide) => (
          <div className={styles.side}>
            <p className={styles.hand}>
              <strong>{points}</strong>
              <span>{say('daily.in-hand', { points })}</span>
            </p>
            {hasSide && most}
            <TextLink to="/game/daily/archive" icon={CalendarDays}>
              {say('daily.all')}
            </TextLink>
          </div>
        ),
      }}
    />
  );
}
