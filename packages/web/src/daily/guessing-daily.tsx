import type { Attempt } from '@outoften/rules/guessing/attempt';
import { wrongNameCount } from '@outoften/rules/guessing/cast-slots';
import { attainableMaximum, castPoints, pointsInHand } from '@outoften/rules/guessing/score';
import { ok } from '@outoften/rules/result';
import { useMessages } from '../messages/use-messages.ts';
import { CastPanel, namingAnswer } from '../play/cast/cast-panel.tsx';
import { CoachLine, endCoaching } from '../play/coach/coach-line.tsx';
import { FilmTitle } from '../play/film/film-title.tsx';
import { HeaderPoints } from '../play/frames/game-header.tsx';
import { PlayFrame } from '../play/frames/play-frame.tsx';
import { coveredReviews } from '../play/hints/readable-reviews.ts';
import { TextLink } from '../ui/acts/text-link.tsx';
import { CalendarDays } from '../ui/icons.ts';
import { usePageTitle } from '../ui/news/page-title.ts';
import { afterPaint } from '../ui/page/after-paint.ts';
import { DailyHeader } from './daily-header.tsx';
import { DailyNotes } from './daily-notes.tsx';
import type { DailyState } from './daily-store.ts';
import { daily } from './use-daily.ts';

type GuessingDailyProps = Readonly<{
  state: Extract<DailyState, { phase: 'guessing' }>;
  attempt: Attempt & { phase: 'guessing' };
}>;

/** A daily film before the guess. Wrong names lower its maximum. */
export function GuessingDaily({ state, attempt }: GuessingDailyProps) {
  const say = useMessages();
  const { game, guess } = state;
  const { film, number, review } = game.puzzle;
  const place = say('daily.title', { number });
  usePageTitle(say('play.title.film', { place, title: film.title }));
  const points = pointsInHand(attempt.mode, attempt);
  const named = castPoints(attempt.slots);
  const note =
    wrongNameCount(attempt.slots) === 0
      ? say('daily.wrong-names')
      : say('daily.most', { most: attainableMaximum(attempt.mode, attempt) });

  function submit(): void {
    daily.submit();
    endCoaching();
  }

  return (
    <PlayFrame
      header={
        <DailyHeader number={number}>
          <HeaderPoints {...{ points, named }} />
        </DailyHeader>
      }
      spoken={{ place }}
      title={
        <>
          <DailyNotes state={state} />
          <FilmTitle film={film} />
          <CoachLine attempt={attempt} guess={guess} />
        </>
      }
      {...{ film, points, named }}
      hints={attempt.hints}
      reviews={coveredReviews(review && [review])}
      unlock={(hint) => daily.unlock(hint).ok}
      cast={
        <CastPanel
          slots={attempt.slots}
          note={note}
          nameCast={(tried) => {
            const named = daily.nameCast(tried);
            return namingAnswer(named.ok ? ok(named.value.attempt) : named, tried.slot);
          }}
        />
      }
      guess={{ guess, setGuess: daily.setGuess, submit: () => afterPaint(submit) }}
      side={{
        label: say('daily.points'),
        content: (
          <TextLink to="/game/daily/archive" icon={CalendarDays}>
            {say('daily.all')}
          </TextLink>
        ),
      }}
    />
  );
}
