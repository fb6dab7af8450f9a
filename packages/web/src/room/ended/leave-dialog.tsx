import { useNavigate } from '../../address/address-router.tsx';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { QuestionSheet } from '../../ui/acts/question-sheet.tsx';
import { TicketButton } from '../../ui/acts/ticket.tsx';
import { useRequest } from '../notices/use-request.ts';
import type { Outcome } from '../room-state.ts';

/** What the player leaves: a seat, the audience, or the session for everyone. */
type Leaving = 'seat' | 'audience' | 'session';

type LeaveDialogProps = Readonly<{
  leaving: Leaving;
  leave: () => Outcome;
  onClose: () => void;
}>;

const WORDS = {
  seat: { heading: 'room.leave.heading', warning: 'room.leave.warning', leave: 'room.leave' },
  audience: {
    heading: 'room.leave.audience.heading',
    warning: 'room.leave.audience.fresh',
    leave: 'room.leave',
  },
  session: { heading: 'room.end.heading', warning: 'room.end.warning', leave: 'room.end' },
} as const satisfies Record<Leaving, Record<'heading' | 'warning' | 'leave', MessageId>>;

/** Asks before leaving, then leads home. */
export function LeaveDialog({ leaving, leave, onClose }: LeaveDialogProps) {
  const say = useMessages();
  const request = useRequest();
  const navigate = useNavigate();
  const words = WORDS[leaving];

  async function leaveForHome(): Promise<void> {
    if (await request.send(leave)) navigate('/game/home', { replace: true });
  }

  return (
    <QuestionSheet title={say(words.heading)} text={say(words.warning)} onClose={onClose}>
      <TicketButton kind="amber" onClick={onClose}>
        {say('room.leave.stay')}
      </TicketButton>
      <TicketButton kind="velvet" isWorking={request.isWaiting} onClick={leaveForHome}>
        {say(words.leave)}
      </TicketButton>
    </QuestionSheet>
  );
}
