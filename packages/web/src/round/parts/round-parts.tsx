import type { SeatId } from '@outoften/rules/room/seat';
import type { OwnAttempt } from '@outoften/rules/room/view/view-attempt';
import type { ProgressView } from '@outoften/rules/room/view/view-room';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import type { NamingAnswer } from '../../play/cast/cast-panel.tsx';
import { GameHeader } from '../../play/frames/game-header.tsx';
import { useCodeCover } from '../../room/room-link.ts';
import type { AudienceFigures } from '../../room/room-state.ts';
import { useRequest } from '../../room/use-request.ts';
import type { room } from '../../room/use-room.ts';
import type { Guessing, RoomPlay } from '../../scores/rounds/room-play.ts';
import { TextButton } from '../../ui/acts/text-act.tsx';
import { TicketButton } from '../../ui/acts/ticket.tsx';
import { Bell, SlidersHorizontal, UserPlus } from '../../ui/icons.ts';

type OpenRoundProps = Readonly<{ play: RoundPlay<Guessing> }>;

/** The buttons of an open round: the host's to end it by hand, and the room's options. */
export function OpenRoundButtons({ play }: OpenRoundProps) {
  return (
    <>
      <HandClosing play={play} />
      <OptionsButton play={play} />
    </>
  );
}

/** Lets the host end a round without a time limit, once there is a guess. */
function HandClosing({ play }: OpenRoundProps) {
  const say = useMessages();
  const request = useRequest();
  const { seats, progress } = play.view;
  if (!isController(play) || progress.round.deadline !== undefined) return null;
  if (!seats.some(({ hasGuessed }) => hasGuessed)) return null;
  return (
    <TicketButton
      kind="paper"
      stub={<Bell size={18} aria-hidden />}
      isWorking={request.isWaiting}
      onClick={() => request.send(play.acts.closeRound)}
    >
      {say('round.close')}
    </TicketButton>
  );
}

/** Opens the room's options, and shows the host how many ask for a seat. Absent if there are no options. */
export function OptionsButton({ play }: Readonly<{ play: RoundPlay }>) {
  const say = useMessages();
  if (!hasOptions(play)) return null;
  const asking = play.view.seats.filter(({ state }) => state === 'waiting').length;
  return (
    <TextButton
      icon={asking > 0 ? UserPlus : SlidersHorizontal}
      isAwaited={asking > 0}
      onClick={() => play.openSheet('options')}
    >
      {asking > 0 ? say('round.options.asked', { asking }) : say('round.options')}
    </TextButton>
  );
}

type RoundHeaderProps = Readonly<{
  play: Pick<RoundPlay, 'view' | 'openSheet'>;
  /** Undefined once the game is over. */
  round: number | undefined;
  /** Shown instead of the room's code. */
  note?: string | undefined;
  children?: ReactNode;
}>;

/** The stripe above a round, with its number, the room, and the button to leave. */
export function RoundHeader({ play, round, note, children }: RoundHeaderProps) {
  const say = useMessages();
  const { isCovered } = useCodeCover();
  const { meta } = play.view;
  return (
    <GameHeader
      name={
        round === undefined
          ? meta.name
          : say('round.number', { round, rounds: meta.settings.maxRounds })
      }
      note={note ?? (isCovered ? say('round.room.hidden') : say('round.room', { code: meta.code }))}
      leave={() => play.openSheet('leaving')}
    >
      {children}
    </GameHeader>
  );
}

/** A seat's commands during a game. The server accepts the host's commands only from the host or deputy. */
export type RoundActs = Pick<
  typeof room,
  | ('closeRound' | 'startRound' | 'skipFilm' | 'pauseRound' | 'resumeRound' | 'setPace')
  | ('finishGame' | 'rematch' | 'close' | 'letBackIn')
  | ('unlock' | 'saveDraft' | 'guess' | 'react' | 'leave')
> &
  Readonly<{
    nameCast: (guess: Readonly<{ slot: number; name: string }>) => Promise<NamingAnswer>;
  }>;

/** A sheet above a round, which stays open when the round ends. */
export type RoundSheet = 'options' | 'leaving';

/** A game as one seat sees it. */
export type RoundPlay<S extends ProgressView = ProgressView> = RoomPlay<S> &
  Readonly<{
    own: SeatId;
    /** Opens the room's stage. Only the host has it. */
    stageKey: string | undefined;
    /** The attempt at the current or last round; undefined for a seat without a part in it. */
    attempt: OwnAttempt | undefined;
    /** False until it is known whether the seat has a part in the current round. */
    isAttemptKnown: boolean;
    /** The latest reactions of audience and players. */
    reactions: AudienceFigures['reactions'];
    acts: RoundActs;
    openSheet: (sheet: RoundSheet) => void;
  }>;

/** True if the seat can set anything: its own time, or the host's options. */
export function hasOptions(play: Pick<RoundPlay, 'view' | 'own'>): boolean {
  return isController(play) || play.view.meta.settings.timeLimit > 0;
}

/** True if the seat has the host's controls now. */
export function isController({ view, own }: Pick<RoundPlay, 'view' | 'own'>): boolean {
  return view.meta.controller === own;
}
