import { useEffect } from 'react';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useLeaveQuestion } from '../../play/frames/departures.ts';
import { QuestionSheet } from '../../ui/acts/question-sheet.tsx';
import { TicketButton } from '../../ui/acts/ticket.tsx';
import type { InsideRoom } from '../room-state.ts';

/** Asks before a player or viewer navigates away, and says what happens to their place. */
export function LeavingRoom({ state }: Readonly<{ state: InsideRoom }>) {
  const say = useMessages();
  const text = lossWords(state);
  const question = useLeaveQuestion(text !== undefined);
  useUnloadQuestion(text !== undefined && state.role.type === 'player');
  if (text === undefined || question === undefined) return null;
  const isPlayer = state.role.type === 'player';
  return (
    <QuestionSheet
      title={say(isPlayer ? 'room.leave.heading' : 'room.leave.audience.heading')}
      text={say(text)}
      onClose={question.stay}
    >
      <TicketButton kind="amber" onClick={question.stay}>
        {say('room.leave.stay')}
      </TicketButton>
      <TicketButton kind="velvet" onClick={question.leave}>
        {say('room.leave')}
      </TicketButton>
    </QuestionSheet>
  );
}

/** What happens to the place after leaving without giving it up; undefined if there is none to lose. */
function lossWords({ role, view: { progress } }: InsideRoom): MessageId | undefined {
  if (role.type === 'stage' || progress.phase === 'over' || progress.phase === 'closed') {
    return undefined;
  }
  if (role.type === 'audience') return 'room.leave.audience.warning';
  return progress.phase === 'lobby' ? 'room.go.lobby' : 'room.go.game';
}

/** The browser's own question before it unloads the page. */
function useUnloadQuestion(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsked]);
}
