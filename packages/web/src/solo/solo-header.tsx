import type { SoloGame } from '@outoften/rules/solo/solo-game';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { GameHeader } from '../play/frames/game-header.tsx';

type ShownGame = Pick<SoloGame, 'filmNumber' | 'length' | 'challenge'>;

/** The stripe above a film of a solo game, with its number in the run. */
export function SoloHeader({
  game,
  children,
}: Readonly<{ game: ShownGame | undefined; children?: ReactNode }>) {
  const say = useMessages();
  const isChallenge = game?.challenge !== undefined;
  const note = game && !isChallenge ? filmOf(say, game) : undefined;
  return (
    <GameHeader
      name={say(isChallenge ? 'solo.challenge.name' : 'solo.name')}
      note={note}
      leave="/game/home"
    >
      {children}
    </GameHeader>
  );
}

/** Says which film of its run this is. */
export function filmOf(
  say: ReturnType<typeof useMessages>,
  { filmNumber: number, length }: ShownGame,
): string {
  if (length === 'endless') return say('solo.film-number', { number });
  return say('solo.film-of', { number, films: length });
}
