import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { GameHeader } from '../play/frames/game-header.tsx';

type DailyHeaderProps = Readonly<{ number: number | undefined; children?: ReactNode }>;

/** The stripe above a daily film, with its number and date. */
export function DailyHeader({ number, children }: DailyHeaderProps) {
  const say = useMessages();
  const note = number === undefined ? undefined : say('daily.number', { number });
  return (
    <GameHeader name={say('daily.name')} note={note} leave="/game/home">
      {children}
    </GameHeader>
  );
}
