import { CalendarDays, RotateCcw, Ticket } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import styles from '../play/no-film.module.css';
import { Curtain } from '../ui/curtain.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { TicketButton, TicketLink } from '../ui/ticket.tsx';
import { DailyHeader } from './daily-header.tsx';
import type { DailyState } from './daily-store.ts';
import { daily } from './use-daily.ts';

/** What the server's and the network's codes mean to a player. */
const PROBLEMS: Readonly<Record<string, MessageId>> = {
  offline: 'daily.failed.offline',
  timeout: 'daily.failed.timeout',
  MOVIE_DLE_NOT_FOUND: 'daily.failed.none',
  ROUND_OPEN: 'daily.failed.in-play',
};

/** Numbers that lead nowhere, however often they are tried. */
const NO_NUMBERS: Readonly<Record<string, MessageId>> = {
  DATE_OUT_OF_WINDOW: 'daily.failed.not-yet',
  MOVIE_DLE_NOT_FOUND: 'daily.failed.no-number',
};

type DailyFailedProps = Readonly<{
  state: Extract<DailyState, { phase: 'failed' }>;
  /** True if the address names the puzzle. */
  isOfNumber: boolean;
}>;

/** No film came: what happened, and what to do next. */
export function DailyFailed({ state, isOfNumber }: DailyFailedProps) {
  const say = useMessages();
  const { problem, wanted } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const noNumber = isOfNumber ? NO_NUMBERS[problem] : undefined;
  return (
    <div className={styles.screen}>
      <DailyHeader number={wanted} />
      <main className={styles.middle}>
        <div className={styles.curtain}>
          <Curtain behind={undefined} />
        </div>
        <h1 ref={heading} tabIndex={-1}>
          {say(noNumber === undefined ? 'daily.failed' : 'daily.failed.number')}
        </h1>
        <p role="alert">{say(noNumber ?? PROBLEMS[problem] ?? 'daily.failed.other')}</p>
        {noNumber === undefined ? (
          <TicketButton
            kind="amber"
            stub={<RotateCcw size={20} aria-hidden />}
            onClick={() => void daily.open(wanted)}
          >
            {say('daily.again')}
          </TicketButton>
        ) : (
          <TicketLink kind="amber" to="/game/daily" stub={<Ticket size={22} aria-hidden />}>
            {say('daily.today')}
          </TicketLink>
        )}
        {noNumber === undefined ? (
          <Link to="/game/solo-create" className={styles.other}>
            {say('daily.solo')}
          </Link>
        ) : (
          <TextLink to="/game/daily/archive" icon={CalendarDays}>
            {say('daily.all')}
          </TextLink>
        )}
      </main>
    </div>
  );
}
