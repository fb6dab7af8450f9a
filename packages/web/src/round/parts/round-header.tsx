import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { GameHeader } from '../../play/frames/game-header.tsx';
import { useCodeCover } from '../../room/link/use-code-cover.ts';
import type { RoundPlay } from './round-play.ts';

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
