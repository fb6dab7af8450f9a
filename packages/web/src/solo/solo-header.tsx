import type { SoloGame } from '@outoften/rules/solo-game';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { GameHeader } from '../play/game-frame.tsx';

type SoloHeaderProps = Readonly<{
  game: Pick<SoloGame, 'filmNumber' | 'length'> | undefined;
  children?: ReactNode;
}>;

/** The stripe above a film of a game played alone: which film of the run it is. */
export function SoloHeader({ game, children }: SoloHeaderProps) {
  const say = useMessages();
  const note = game && filmOf(say, game);
  return (
    <GameHeader name={say('solo.name')} note={note} leave="/game/home">
      {children}
    </GameHeader>
  );
}

function filmOf(
  say: ReturnType<typeof useMessages>,
  { filmNumber: number, length }: Pick<SoloGame, 'filmNumber' | 'length'>,
): string {
  if (length === 'endless') return say('solo.film-number', { number });
  return say('solo.film-of', { number, films: length });
}
