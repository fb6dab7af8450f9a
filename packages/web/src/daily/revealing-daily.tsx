import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import styles from '../play/no-film.module.css';
import { Curtain } from '../ui/curtain.tsx';
import { TicketButton } from '../ui/ticket.tsx';
import { DailyHeader } from './daily-header.tsx';
import type { DailyState } from './daily-store.ts';
import { daily } from './use-daily.ts';

type RevealingDailyProps = Readonly<{ state: Extract<DailyState, { phase: 'revealing' }> }>;

/** The guess is in, and the truth is on its way, or did not come. */
export function RevealingDaily({ state }: RevealingDailyProps) {
  const say = useMessages();
  const { game, problem } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const again = () => void daily.reveal();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <div className={styles.screen}>
      <DailyHeader number={game.puzzle.number} />
      <main className={styles.middle}>
        <div className={styles.curtain}>
          <Curtain behind={undefined} />
        </div>
        <h1 ref={heading} tabIndex={-1}>
          {say('daily.guessed', { guess: formatTenths(game.attempt.guess) })}
        </h1>
        {problem === undefined ? (
          <p role="status">{say('daily.revealing')}</p>
        ) : (
          <>
            <p role="alert">{say('daily.not-revealed')}</p>
            <TicketButton
              kind="amber"
              stub={<RotateCcw size={20} aria-hidden />}
              onClick={() => void daily.reveal()}
            >
              {say('daily.again')}
            </TicketButton>
          </>
        )}
      </main>
    </div>
  );
}
