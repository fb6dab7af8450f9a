import type { Attempt } from '@outoften/rules/guessing/attempt';
import { castPoints, pointsInHand } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';
import { type SoloGame, soloPoints } from '@outoften/rules/solo/solo-game';
import { Message } from '../messages/message.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { CastPanel, namingAnswer } from '../play/cast/cast-panel.tsx';
import { CoachLine, endCoaching } from '../play/coach/coach-line.tsx';
import { FilmTitle } from '../play/film/film-title.tsx';
import { HeaderPoints } from '../play/frames/game-header.tsx';
import { PlayFrame } from '../play/frames/play-frame.tsx';
import { cleanedReviews } from '../play/hints/readable-reviews.ts';
import { usePageTitle } from '../ui/news/page-title.ts';
import { afterPaint } from '../ui/page/after-paint.ts';
import { filmOf, SoloHeader } from './solo-header.tsx';
import { soloGame } from './use-solo-game.ts';

/** A film of a solo game before the guess. New players get hints on how to play. */
export function GuessingFilm({
  game,
  attempt,
  guess,
}: Readonly<{ game: SoloGame; attempt: Attempt & { phase: 'guessing' }; guess: Rating }>) {
  const say = useMessages();
  const { film, filmNumber: number } = game;
  usePageTitle(
    say('play.title.film', { place: say('solo.film-number', { number }), title: film.title }),
  );
  const points = pointsInHand(attempt.mode, attempt);
  const named = castPoints(attempt.slots);

  function submit(): void {
    soloGame.submit();
    endCoaching();
  }

  return (
    <PlayFrame
      header={
        <SoloHeader game={game}>
          <HeaderPoints {...{ points, named }} />
        </SoloHeader>
      }
      spoken={{
        place: game.challenge === undefined ? filmOf(say, game) : say('solo.challenge.name'),
      }}
      title={
        <>
          <FilmTitle film={film} />
          <CoachLine attempt={attempt} guess={guess} />
        </>
      }
      {...{ film, points, named }}
      hints={attempt.hints}
      reviews={cleanedReviews(film, film)}
      unlock={(hint) => soloGame.unlock(hint).ok}
      cast={
        <CastPanel
          slots={attempt.slots}
          nameCast={(tried) => namingAnswer(soloGame.nameCast(tried), tried.slot)}
        />
      }
      guess={{ guess, setGuess: soloGame.setGuess, submit: () => afterPaint(submit) }}
      side={{
        label: say('solo.points'),
        content: game.challenge === undefined && <RunSoFar game={game} />,
      }}
    />
  );
}

function RunSoFar({ game }: Readonly<{ game: SoloGame }>) {
  const say = useMessages();
  if (game.filmNumber === 1) return <p>{say('solo.side.first')}</p>;
  return (
    <p>
      <Message
        id="solo.side.run"
        values={{ points: soloPoints(game), films: game.filmNumber - 1 }}
        components={{ strong: <strong /> }}
      />
    </p>
  );
}
