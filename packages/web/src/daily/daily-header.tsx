import { useLingui } from '@lingui/react';
import { dateOfPuzzle, type PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
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

/** Returns a function that writes a puzzle's date, which is the same in every time zone. */
export function usePuzzleDate(style: Intl.DateTimeFormatOptions) {
  const { i18n } = useLingui();
  const format = new Intl.DateTimeFormat(i18n.locale, { ...style, timeZone: 'UTC' });
  return (number: PuzzleNumber) => format.format(new Date(dateOfPuzzle(number)));
}

export const WHOLE_DATE: Intl.DateTimeFormatOptions = { dateStyle: 'long' };
