import { parsePuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import { readLinkPart } from '@outoften/rules/link-part';
import { useLayoutEffect } from 'react';
import { useParams } from 'wouter';
import { useMessages } from '../messages/use-messages.ts';
import { FilmBlocks } from '../play/frames/film-blocks.tsx';
import { DailyFailed } from './daily-failed.tsx';
import { DailyHeader } from './daily-header.tsx';
import { FinishedDaily } from './finished-daily.tsx';
import { GuessingDaily } from './guessing-daily.tsx';
import { RevealingDaily } from './revealing-daily.tsx';
import { daily, useDaily } from './use-daily.ts';

/** Today's film, or that of the number in the address, from loading to the result. */
export function DailyScreen() {
  const say = useMessages();
  const state = useDaily();
  const { number } = useParams();
  // Before the first paint, which would otherwise show the previous puzzle.
  useLayoutEffect(() => {
    const wanted = number === undefined ? undefined : parsePuzzleNumber(readLinkPart(number));
    if (number !== undefined && wanted === undefined) daily.refuseNumber();
    else void daily.open(wanted);
  }, [number]);
  switch (state.phase) {
    case 'fetching':
      return (
        <FilmBlocks header={<DailyHeader number={undefined} />} heading={say('daily.fetching')} />
      );
    case 'failed':
      return <DailyFailed state={state} isOfNumber={number !== undefined} />;
    case 'guessing':
      return state.game.attempt.phase === 'guessing' ? (
        <GuessingDaily state={state} attempt={state.game.attempt} />
      ) : null;
    case 'revealing':
      return <RevealingDaily state={state} />;
    case 'finished':
      return <FinishedDaily key={state.puzzle.number} state={state} />;
  }
}
