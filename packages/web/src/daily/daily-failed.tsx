import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import styles from '../play/no-film.module.css';
import { Curtain } from '../ui/curtain.tsx';
import { TicketButton } from '../ui/ticket.tsx';
import { DailyHeader } from './daily-header.tsx';
import { daily } from './use-daily.ts';

/** What the server's and the network's codes mean to a player. */
const PROBLEMS: Readonly<Record<string, MessageId>> = {
  offline: 'daily.failed.offline',
  timeout: 'daily.failed.timeout',
  DATE_OUT_OF_WINDOW: 'daily.failed.clock',
  MOVIE_DLE_NOT_FOUND: 'daily.failed.none',
};

/** No film came: what happened, and what to do next. */
export function DailyFailed({ problem }: Readonly<{ problem: string }>) {
  const say = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.screen}>
      <DailyHeader number={undefined} />
      <main className={styles.middle}>
        <div className={styles.curtain}>
          <Curtain behind={undefined} />
        </div>
        <h1 ref={heading} tabIndex={-1}>
          {say('daily.failed')}
        </h1>
        <p role="alert">{say(PROBLEMS[problem] ?? 'daily.failed.other')}</p>
        <TicketButton
          kind="amber"
          stub={<RotateCcw size={20} aria-hidden />}
          onClick={() => daily.open()}
        >
          {say('daily.again')}
        </TicketButton>
        <Link to="/game/solo-create" className={styles.other}>
          {say('daily.solo')}
        </Link>
      </main>
    </div>
  );
}
