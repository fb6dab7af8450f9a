import type { Attempt } from '@outoften/rules/attempt';
import type { Rating } from '@outoften/rules/rating';
import { ok } from '@outoften/rules/result';
import { pointsInHand } from '@outoften/rules/score';
import type { SoloGame } from '@outoften/rules/solo-game';
import { useMessages } from '../messages/use-messages.ts';
import { FilmFrame } from '../play/film-frame.tsx';
import { HeaderPoints } from '../play/game-frame.tsx';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { usePageTitle } from '../ui/page-title.ts';
import { nextLesson } from './coach.ts';
import { CoachLine } from './coach-line.tsx';
import { readableReviews } from './readable-reviews.ts';
import { SidePoints } from './side-points.tsx';
import { SoloHeader } from './solo-header.tsx';
import { soloGame } from './use-solo-game.ts';

type GuessingFilmProps = Readonly<{
  game: SoloGame;
  attempt: Attempt & { phase: 'guessing' };
  guess: Rating;
}>;

/** A film of a solo game, to be guessed. A new player is coached. */
export function GuessingFilm({ game, attempt, guess }: GuessingFilmProps) {
  const say = useMessages();
  const { film, filmNumber: number } = game;
  usePageTitle(
    say('play.title.film', { place: say('solo.film-number', { number }), title: film.title }),
  );
  const { data, save } = useSavedData();
  const { isCoached = false } = data;
  const points = pointsInHand(attempt.mode, attempt);

  return (
    <FilmFrame
      header={
        <SoloHeader game={game}>
          <HeaderPoints points={points} />
        </SoloHeader>
      }
      {...{ film, attempt, guess }}
      reviews={readableReviews(film)}
      unlock={soloGame.unlock}
      nameCast={(tried) => {
        const named = soloGame.nameCast(tried);
        return named.ok ? ok(named.value.slots) : named;
      }}
      setGuess={soloGame.setGuess}
      submit={() => {
        soloGame.submit();
        if (!isCoached) save({ isCoached: true });
      }}
      belowTitle={!isCoached && <CoachLine lesson={nextLesson(attempt, guess)} />}
      side={{
        label: say('solo.points'),
        content: () => <SidePoints game={game} points={points} />,
      }}
    />
  );
}
