import { startTransition } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { QuestionSheet } from './question-sheet.tsx';
import { TicketButton } from './ticket.tsx';

type UnsavedQuestionProps = Readonly<{
  save: () => void;
  drop: () => void;
  /** Called when the sheet is closed without an answer. */
  onClose: () => void;
}>;

/** Asks what to do with a form that is left with changes. */
export function UnsavedQuestion({ save, drop, onClose }: UnsavedQuestionProps) {
  const say = useMessages();
  return (
    <QuestionSheet
      title={say('shell.unsaved.heading')}
      text={say('shell.unsaved.text')}
      onClose={onClose}
    >
      <TicketButton kind="amber" onClick={() => startTransition(save)}>
        {say('shell.unsaved.save')}
      </TicketButton>
      <TicketButton kind="velvet" onClick={drop}>
        {say('shell.unsaved.drop')}
      </TicketButton>
    </QuestionSheet>
  );
}
