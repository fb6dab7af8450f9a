import { useEffect } from 'react';
import { useNavigate } from '../address/address-router.tsx';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useLeaveQuestion } from '../play/frames/departures.ts';
import { QuestionSheet } from '../ui/acts/sheet.tsx';
import { TicketButton } from '../ui/acts/ticket.tsx';
import type { InsideRoom, Outcome } from './room-state.ts';
import { useRequest } from './use-request.ts';

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
  const request = useRequest();
  const navigate = useNavigate();
  const words = WORDS[leaving];

  async function leaveForHome(): Promise<void> {
    if (await request.send(leave)) navigate('/game/home', { replace: true });
  }

  return (
    <LeaveQuestion
      words={words}
      isLeaving={request.isWaiting}
      stay={onClose}
      leave={leaveForHome}
    />
  );
}

/** Asks before a player or viewer navigates away, and says what happens to their place. */
export function LeavingRoom({ state }: Readonly<{ state: InsideRoom }>) {
  const warning = lossWords(state);
  const question = useLeaveQuestion(warning !== undefined);
  useUnloadQuestion(warning !== undefined && state.role.type === 'player');
  if (warning === undefined || question === undefined) return null;
  const { heading, leave } = WORDS[state.role.type === 'player' ? 'seat' : 'audience'];
  return <LeaveQuestion words={{ heading, warning, leave }} {...question} />;
}

type LeaveQuestionProps = Readonly<{
  words: Readonly<Record<'heading' | 'warning' | 'leave', MessageId>>;
  isLeaving?: boolean;
  stay: () => void;
  leave: () => void;
}>;

function LeaveQuestion({ words, isLeaving = false, stay, leave }: LeaveQuestionProps) {
  const say = useMessages();
  return (
    <QuestionSheet title={say(words.heading)} text={say(words.warning)} onClose={stay}>
      <TicketButton kind="amber" onClick={stay}>
        {say('room.leave.stay')}
      </TicketButton>
      <TicketButton kind="velvet" isWorking={isLeaving} onClick={leave}>
        {say(words.leave)}
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
