import type { Attempt } from '@outoften/rules/guessing/attempt';
import { pointsInHand } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';
import { type SoloGame, soloPoints } from '@outoften/rules/solo/solo-game';
import type { MessageId } from '../messages/i18n.ts';
import { Message } from '../messages/message.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { CastPanel, namingAnswer } from '../play/cast/cast-panel.tsx';
import { FilmTitle } from '../play/film/film-title.tsx';
import { HeaderPoints } from '../play/frames/game-header.tsx';
import { PlayFrame } from '../play/frames/play-frame.tsx';
import { cleanedReviews } from '../play/hints/readable-reviews.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { usePageTitle } from '../ui/news/page-title.ts';
import { useSpokenChange } from '../ui/news/use-spoken-change.ts';
import { afterPaint } from '../ui/page/after-paint.ts';
import { type Lesson, nextLesson } from './coach.ts';
import styles from './guessing-film.module.css';
import { SoloHeader } from './solo-header.tsx';
import { soloGame } from './use-solo-game.ts';

type GuessingFilmProps = Readonly<{
  game: SoloGame;
  attempt: Attempt & { phase: 'guessing' };
  guess: Rating;
}>;

/** A film of a solo game before the guess. New players get hints on how to play. */
export function GuessingFilm({ game, attempt, guess }: GuessingFilmProps) {
  const say = useMessages();
  const { film, filmNumber: number } = game;
  usePageTitle(
    say('play.title.film', { place: say('solo.film-number', { number }), title: film.title }),
  );
  const { data, save } = useSavedData();
  const { isCoached = false } = data;
  const points = pointsInHand(attempt.mode, attempt);

  function submit(): void {
    soloGame.submit();
    if (!isCoached) save({ isCoached: true });
  }

  return (
    <PlayFrame
      header={
        <SoloHeader game={game}>
          <HeaderPoints points={points} />
        </SoloHeader>
      }
      title={
        <>
          <FilmTitle film={film} />
          {!isCoached && <CoachLine lesson={nextLesson(attempt, guess)} />}
        </>
      }
      {...{ film, points }}
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

const WORDS: Readonly<Record<Lesson, MessageId>> = {
  slider: 'solo.coach.slider',
  hint: 'solo.coach.hint',
  cast: 'solo.coach.cast',
  submit: 'solo.coach.submit',
};

/** A line that tells a new player what to do next. */
function CoachLine({ lesson }: Readonly<{ lesson: Lesson }>) {
  const say = useMessages();
  const words = say(WORDS[lesson]);
  useSpokenChange(words);
  return <p className={styles.line}>{words}</p>;
}
