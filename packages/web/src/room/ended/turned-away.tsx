import { ASK_AGAIN_AFTER_MS } from '@outoften/rules/room/asking-again';
import type { RoomCode } from '@outoften/rules/room/room-code';
import { useMessages } from '../../messages/use-messages.ts';
import { TextButton } from '../../ui/acts/text-button.tsx';
import { TextLink } from '../../ui/acts/text-link.tsx';
import { TicketButton, TicketLink } from '../../ui/acts/ticket.tsx';
import { Eye, House, RotateCcw } from '../../ui/icons.ts';
import { type Clock, useCountdown } from '../countdown/use-countdown.ts';
import type { Ending } from '../room-state.ts';

type TurnedAwayProps = Readonly<{
  ending: Extract<Ending, { type: 'turned-away' }>;
  code: RoomCode;
  /** The server's. */
  clock: Clock;
  ask: (code: RoomCode) => void;
  watch: (code: RoomCode) => void;
  leave: () => void;
}>;

/** A guest whom the host denied can ask again after a while, or watch. */
export function TurnedAway({ ending, ...parts }: TurnedAwayProps) {
  const { askAgainAt, hasAudience } = ending;
  return askAgainAt === undefined ? (
    <Final {...parts} hasAudience={hasAudience} />
  ) : (
    <Again {...parts} askAgainAt={askAgainAt} />
  );
}

type PartProps = Omit<TurnedAwayProps, 'ending'>;

function Again({
  askAgainAt,
  code,
  clock,
  ask,
  leave,
}: PartProps & Readonly<{ askAgainAt: number }>) {
  const say = useMessages();
  const seconds = useCountdown(askAgainAt - ASK_AGAIN_AFTER_MS, askAgainAt, clock)?.seconds ?? 0;
  const isOpen = seconds === 0;
  return (
    <>
      {/* Screen readers announce only the end of the wait, not every second. */}
      <p role="status">{isOpen && say('room.denied.now')}</p>
      {!isOpen && <p role="timer">{say('room.denied.later', { seconds })}</p>}
      <TicketButton
        kind="amber"
        stub={<RotateCcw size={20} aria-hidden />}
        isDisabled={!isOpen}
        onClick={() => ask(code)}
      >
        {say('room.denied.ask')}
      </TicketButton>
      <TextLink to="/game/home" icon={House} onClick={leave}>
        {say('room.ended.home')}
      </TextLink>
    </>
  );
}

function Final({
  hasAudience,
  code,
  watch,
  leave,
}: PartProps & Readonly<{ hasAudience: boolean }>) {
  const say = useMessages();
  return (
    <>
      <p>{say(hasAudience ? 'room.denied.final.watch' : 'room.denied.final')}</p>
      <TicketLink
        kind="amber"
        to="/game/home"
        stub={<House size={20} aria-hidden />}
        onClick={leave}
      >
        {say('room.ended.home')}
      </TicketLink>
      {hasAudience && (
        <TextButton icon={Eye} onClick={() => watch(code)}>
          {say('room.denied.watch')}
        </TextButton>
      )}
    </>
  );
}
