import { type Attempt, isBegun } from '@outoften/rules/attempt';
import { DEFAULT_GUESS, type Rating } from '@outoften/rules/rating';
import { useMessages } from '../messages/use-messages.ts';
import { useLeaveQuestion } from '../play/use-leave-question.ts';
import { QuestionSheet } from '../ui/question-sheet.tsx';
import { TicketButton } from '../ui/ticket.tsx';

type LeavingFilmProps = Readonly<{ attempt: Attempt; guess: Rating }>;

/** Asks before a film is left that something was done about: it does not come back. */
export function LeavingFilm({ attempt, guess }: LeavingFilmProps) {
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
