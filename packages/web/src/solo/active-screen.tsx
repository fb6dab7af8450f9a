import { type Attempt, isBegun } from '@outoften/rules/guessing/attempt';
import { DEFAULT_GUESS, type Rating } from '@outoften/rules/rating';
import { isRunOver } from '@outoften/rules/solo/solo-game';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Redirect } from 'wouter';
import { useMessages } from '../messages/use-messages.ts';
import { FilmBlocks } from '../play/frames/film-blocks.tsx';
import { useLeaveQuestion } from '../play/frames/use-leave-question.ts';
import { QuestionSheet } from '../ui/acts/question-sheet.tsx';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { DrawFailed } from './draw-failed.tsx';
import { GuessingFilm } from './guessing-film.tsx';
import { ScoredFilm } from './scored-film.tsx';
import { SoloHeader } from './solo-header.tsx';
import { useSoloGame } from './use-solo-game.ts';

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
