import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { GameHeader } from '../play/game-frame.tsx';

type SoloHeaderProps = Readonly<{ filmNumber: number | undefined; children?: ReactNode }>;

/** The stripe above a film of a game played alone: which film of the run it is. */
export function SoloHeader({ filmNumber, children }: SoloHeaderProps) {
  const say = useMessages();
  const note =
    filmNumber === undefined ? undefined : say('solo.film-number', { number: filmNumber });
  return (
    <GameHeader name={say('solo.name')} note={note} leave="/game/home">
      {children}
    </GameHeader>
  );
}
