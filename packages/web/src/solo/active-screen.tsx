import { useLingui } from '@lingui/react';
import type { FilmFilter } from '@outoften/rules/film/film-filter';
import { GENRES } from '@outoften/rules/film/genre';
import { type Attempt, isBegun } from '@outoften/rules/guessing/attempt';
import { pointsInHand } from '@outoften/rules/guessing/score';
import { DEFAULT_GUESS, type Rating } from '@outoften/rules/rating';
import { isRunOver, type SoloGame, soloPoints } from '@outoften/rules/solo/solo-game';
import type { RunChoice } from '@outoften/rules/solo/solo-run';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Redirect } from 'wouter';
import type { MessageId } from '../messages/i18n.ts';
import { Message } from '../messages/message.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { CastPanel, namingAnswer } from '../play/cast/cast-panel.tsx';
import { CoachLine, endCoaching } from '../play/coach/coach-line.tsx';
import { FilmTitle } from '../play/film/film-title.tsx';
import { BeforeFilm, FilmBlocks } from '../play/frames/before-film.tsx';
import { useLeaveQuestion } from '../play/frames/departures.ts';
import { PlayFrame } from '../play/frames/play-frame.tsx';
import { cleanedReviews } from '../play/hints/readable-reviews.ts';
import { QuestionSheet } from '../ui/acts/sheet.tsx';
import { TicketButton, TicketLink } from '../ui/acts/ticket.tsx';
import { RotateCcw } from '../ui/icons.ts';
import { usePageTitle } from '../ui/news/page-title.ts';
import { afterPaint } from '../ui/page/after-paint.ts';
import { ScoredFilm } from './scored-film.tsx';
import { filmOf, SoloHeader } from './solo-header.tsx';
import { soloGame, useSoloGame } from './use-solo-game.ts';

const fetchRecap = () => import('./recap-screen.tsx');
const RecapScreen = lazy(async () => ({ default: (await fetchRecap()).RecapScreen }));

/** A solo game on the screen, from the draw of a film to its result. */
export function ActiveScreen() {
  const state = useSoloGame();
  /** The number of the film that was guessed on this screen, so that its result is new to the player. */
  const guessed = useRef<number>(undefined);
  const isNearItsEnd = state.phase === 'playing' && isRunOver(state.game);
  useEffect(() => {
    // Fetched ahead. If that fails, the recap fetches it when it is shown.
    if (isNearItsEnd) void fetchRecap().catch(() => undefined);
  }, [isNearItsEnd]);
  switch (state.phase) {
    case 'inactive':
      return <Redirect to="/game/home" replace />;
    case 'drawing':
      return <DrawingFilm />;
    case 'draw-failed':
      return <DrawFailed problem={state.problem} choice={state.choice} />;
    case 'recap':
      return (
        <Suspense>
          <RecapScreen game={state.game} />
        </Suspense>
      );
    case 'playing': {
      const { attempt, filmNumber } = state.game;
      // With a new key, nothing of the previous film remains.
      if (attempt.phase === 'guessing') {
        guessed.current = filmNumber;
        return (
          <>
            <LeavingFilm attempt={attempt} guess={state.guess} />
            <GuessingFilm
              key={filmNumber}
              game={state.game}
              attempt={attempt}
              guess={state.guess}
            />
          </>
        );
      }
      const isFresh = guessed.current === filmNumber;
      return <ScoredFilm key={filmNumber} game={state.game} attempt={attempt} isFresh={isFresh} />;
    }
  }
}

/** Shown until the next film has been drawn. */
function DrawingFilm() {
  const say = useMessages();
  return <FilmBlocks header={<SoloHeader game={undefined} />} heading={say('solo.drawing')} />;
}

/** Asks before the player leaves a film with progress, which would be lost. */
function LeavingFilm({ attempt, guess }: Readonly<{ attempt: Attempt; guess: Rating }>) {
  const say = useMessages();
  const question = useLeaveQuestion(guess !== DEFAULT_GUESS || isBegun(attempt));
  if (question === undefined) return null;
  return (
    <QuestionSheet
      title={say('solo.leave.heading')}
      text={say('solo.leave.warning')}
      onClose={question.stay}
    >
      <TicketButton kind="amber" onClick={question.stay}>
        {say('solo.leave.stay')}
      </TicketButton>
      <TicketButton kind="velvet" onClick={question.leave}>
        {say('solo.leave')}
      </TicketButton>
    </QuestionSheet>
  );
}

/** Messages for the codes of the server and the network. */
const PROBLEMS: Readonly<Record<string, MessageId>> = {
  offline: 'solo.draw-failed.offline',
  timeout: 'solo.draw-failed.timeout',
  NO_MOVIE_FITS: 'solo.draw-failed.no-film-fits',
  NO_USABLE_MOVIE: 'solo.draw-failed.no-film-fits',
  'no-kept-film-fits': 'solo.draw-failed.no-kept-film-fits',
  TOO_MANY_REQUESTS: 'solo.draw-failed.too-many',
};

/** More genres than these are only counted. */
const NAMES_TOLD = 5;

type DrawFailedProps = Readonly<{ problem: string; choice: RunChoice }>;

/** Says why no film could be loaded, and what to do next. */
function DrawFailed({ problem, choice: { filter } }: DrawFailedProps) {
  const say = useMessages();
  const { i18n } = useLingui();
  const hasOthersKept = problem === 'no-kept-film-fits';
  const needsOtherFilter = PROBLEMS[problem] === 'solo.draw-failed.no-film-fits';

  function genresOf({ genres }: FilmFilter): string {
    if (genres.length === GENRES.length) return say('solo.draw-failed.any-genre');
    if (genres.length > NAMES_TOLD) {
      return say('solo.draw-failed.many-genres', { count: genres.length });
    }
    const names = genres.map((genre) => say(`play.genre.${genre}`));
    return new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(names);
  }

  const text = say(PROBLEMS[problem] ?? 'solo.draw-failed.other', {
    genres: genresOf(filter),
    from: String(filter.fromYear),
    to: String(filter.toYear),
  });
  const header = <SoloHeader game={undefined} />;
  if (needsOtherFilter) {
    return (
      <BeforeFilm header={header} problem={say('solo.draw-failed.none')} text={text}>
        <TicketLink kind="amber" to="/game/solo-create">
          {say('solo.change-filters')}
        </TicketLink>
      </BeforeFilm>
    );
  }
  return (
    <BeforeFilm
      header={header}
      problem={say(hasOthersKept ? 'solo.draw-failed.none' : 'solo.draw-failed.heading')}
      text={text}
      other={{ to: '/game/solo-create', label: say('solo.change-filters') }}
    >
      <TicketButton
        kind="amber"
        icon={RotateCcw}
        onClick={() => (hasOthersKept ? soloGame.nextOfAny() : soloGame.next())}
      >
        {say(hasOthersKept ? 'solo.draw-failed.any' : 'solo.draw-failed.again')}
      </TicketButton>
    </BeforeFilm>
  );
}

/** A film of a solo game before the guess. New players get hints on how to play. */
function GuessingFilm({
  game,
  attempt,
  guess,
}: Readonly<{ game: SoloGame; attempt: Attempt & { phase: 'guessing' }; guess: Rating }>) {
  const say = useMessages();
  const { film, filmNumber: number } = game;
  usePageTitle(
    say('play.title.film', { place: say('solo.film-number', { number }), title: film.title }),
  );

  function submit(): void {
    soloGame.submit();
    endCoaching();
  }

  return (
    <PlayFrame
      header={(points) => <SoloHeader game={game}>{points}</SoloHeader>}
      spoken={{
        place: game.challenge === undefined ? filmOf(say, game) : say('solo.challenge.name'),
      }}
      title={
        <>
          <FilmTitle film={film} />
          <CoachLine attempt={attempt} guess={guess} />
        </>
      }
      {...{ film, attempt }}
      points={pointsInHand(attempt.mode, attempt)}
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
