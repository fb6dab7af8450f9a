import { useEffect } from 'react';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ResultFrame } from '../play/frames/result-frame.tsx';
import { ResultHead } from '../reveal/result-head.tsx';
import { RevealLine } from '../reveal/reveal-line.tsx';
import { useReveal } from '../reveal/use-reveal.ts';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { RotateCcw } from '../ui/icons.ts';
import { usePageTitle } from '../ui/news/page-title.ts';
import { useSpokenChange } from '../ui/news/use-spoken-change.ts';
import { Poster } from '../ui/pictures/poster.tsx';
import { DailyHeader } from './daily-header.tsx';
import type { DailyState } from './daily-store.ts';
import { daily } from './use-daily.ts';

type RevealingDailyProps = Readonly<{ state: Extract<DailyState, { phase: 'revealing' }> }>;

/** A submitted guess whose answer is loading or could not be loaded. The reveal waits for it. */
export function RevealingDaily({ state }: RevealingDailyProps) {
  const say = useMessages();
  const { game, problem } = state;
  const { film, number } = game.puzzle;
  usePageTitle(say('play.title.result', { title: film.title }));
  const { guess, hints } = game.attempt;
  const reveal = useReveal({ kind: 'solo', startedAt: undefined, now: Date.now });
  const hasProblem = problem !== undefined;
  const waiting = say('daily.revealing');
  useSpokenChange(hasProblem ? undefined : waiting);
  useEffect(() => {
    const again = () => void daily.reveal();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <ResultFrame
      layout="alone"
      header={<DailyHeader number={number} />}
      words={
        <ResultHead
          {...{ film, reveal }}
          locked={say('play.reveal.locked', { guess: formatTenths(guess) })}
          headline=""
          stamp={undefined}
          isFocused={hasProblem}
        />
      }
      lead={hasProblem ? <span role="alert">{say('daily.not-revealed')}</span> : waiting}
      line={<RevealLine reveal={reveal} rating={undefined} guess={guess} />}
      poster={
        hints.poster !== 'locked' && film.poster !== undefined ? (
          <Poster src={film.poster} title={film.title} place="result" />
        ) : undefined
      }
      acts={
        hasProblem && (
          <TicketButton
            kind="amber"
            wide
            stub={<RotateCcw size={20} aria-hidden />}
            onClick={() => void daily.reveal()}
          >
            {say('daily.again')}
          </TicketButton>
        )
      }
    />
  );
}
