import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import styles from '../play/film-result.module.css';
import { ResultHead } from '../reveal/result-head.tsx';
import { RevealLine } from '../reveal/reveal-line.tsx';
import { useReveal } from '../reveal/use-reveal.ts';
import { Curtain } from '../ui/curtain.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { Poster } from '../ui/poster.tsx';
import { TicketButton } from '../ui/ticket.tsx';
import { useSpokenChange } from '../ui/use-spoken-change.ts';
import { DailyHeader } from './daily-header.tsx';
import type { DailyState } from './daily-store.ts';
import { daily } from './use-daily.ts';

type RevealingDailyProps = Readonly<{ state: Extract<DailyState, { phase: 'revealing' }> }>;

/** The guess is in, and the truth is on its way, or did not come: the first picture of the reveal waits for it. */
export function RevealingDaily({ state }: RevealingDailyProps) {
  const say = useMessages();
  const { game, problem } = state;
  const { film, number } = game.puzzle;
  usePageTitle(say('play.title.result', { title: film.title }));
  const { guess, hints } = game.attempt;
  const reveal = useReveal({ kind: 'solo', startedAt: undefined, now: Date.now });
  const heading = useRef<HTMLHeadingElement>(null);
  const hasProblem = problem !== undefined;
  const waiting = say('daily.revealing');
  useSpokenChange(hasProblem ? undefined : waiting);
  useEffect(() => {
    if (hasProblem) heading.current?.focus();
  }, [hasProblem]);
  useEffect(() => {
    const again = () => void daily.reveal();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <div className={styles.screen}>
      <DailyHeader number={number} />
      <main className={styles.middle}>
        <div className={styles.words}>
          <ResultHead
            {...{ film, heading }}
            state="locked"
            locked={say('play.reveal.locked', { guess: formatTenths(guess) })}
            headline=""
            stamp={undefined}
          />
          {hasProblem ? (
            <p className={styles.lead} role="alert">
              {say('daily.not-revealed')}
            </p>
          ) : (
            <p className={styles.lead}>{waiting}</p>
          )}
        </div>
        <div className={styles.line}>
          <RevealLine reveal={reveal} rating={undefined} guess={guess} />
        </div>
        <div className={styles.poster}>
          <Curtain
            behind={
              hints.poster !== 'locked' && film.poster !== undefined ? (
                <Poster src={film.poster} title={film.title} place="result" />
              ) : undefined
            }
          />
        </div>
        <div className={styles.dock}>
          {hasProblem && (
            <TicketButton
              kind="amber"
              wide
              stub={<RotateCcw size={20} aria-hidden />}
              onClick={() => void daily.reveal()}
            >
              {say('daily.again')}
            </TicketButton>
          )}
        </div>
      </main>
    </div>
  );
}
