import { type DailyResult, resultPoints } from '@outoften/rules/daily/daily-result';
import { openPuzzles } from '@outoften/rules/daily/kept-dailies';
import type { PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { listPuzzles } from '../../api/daily.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useSavedData } from '../../saved-data/use-saved-data.ts';
import { TicketButton } from '../../ui/acts/ticket.tsx';
import { BoardHeading } from '../../ui/house/board-heading.tsx';
import { Check, ChevronDown, Play, RotateCcw } from '../../ui/icons.ts';
import { useSpoken } from '../../ui/news/announcements.ts';
import { readSaved } from '../daily-memory.ts';
import { usePuzzleDate } from '../puzzle-date.ts';
import { deviceTime } from '../use-daily.ts';
import archiveRowStyles from './archive-row.module.css';
import styles from './archive-screen.module.css';
import { type ArchiveState, createArchiveStore } from './archive-store.ts';

const MONTH: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' };

/** How many placeholder rows are shown for the first page. */
const BLOCKS = Array.from({ length: 12 }, (_, nth) => nth);

/** All daily films so far, month by month, with this browser's results. */
export function ArchiveScreen() {
  const say = useMessages();
  const { numbers, today, status } = useArchive();
  const { data } = useSavedData();
  const kept = useMemo(() => readSaved(data), [data]);
  const open = openPuzzles(kept);
  const monthOf = usePuzzleDate(MONTH);
  useEffect(() => void archive.open(), []);
  const months = Map.groupBy(numbers, monthOf);
  const isEmpty = numbers.length === 0;
  useSpoken(isEmpty && status === 'fetching' ? say('daily.archive.fetching') : undefined);
  return (
    <section className={styles.screen}>
      <BoardHeading text={say('daily.archive')} />
      <p className={styles.intro}>{say('daily.archive.intro')}</p>
      {[...months].map(([month, ofMonth]) => (
        <section key={month} aria-label={month}>
          <h2 className={styles.month}>{month}</h2>
          <ul className={styles.rows}>
            {ofMonth.map((number) => (
              <li key={number}>
                <ArchiveRow
                  number={number}
                  isToday={number === today}
                  result={kept.results.find((result) => result.number === number)}
                  open={open.get(number)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isEmpty && status === 'fetching' && <Blocks />}
      {status === 'failed' && <p role="alert">{say('daily.archive.failed')}</p>}
      {(status === 'failed' || !isEmpty) && status !== 'complete' && (
        <div className={styles.more}>
          <TicketButton
            kind="amber"
            stub={
              status === 'failed' ? (
                <RotateCcw size={20} aria-hidden />
              ) : (
                <ChevronDown size={22} aria-hidden />
              )
            }
            isWorking={status === 'fetching'}
            onClick={() => void archive.more()}
          >
            {say(status === 'failed' ? 'daily.again' : 'daily.archive.more')}
          </TicketButton>
        </div>
      )}
    </section>
  );
}

function Blocks() {
  return (
    <div>
      <div className={styles.month} />
      <div className={styles.rows}>
        {BLOCKS.map((nth) => (
          <div key={nth} className={styles.block} />
        ))}
      </div>
    </div>
  );
}

const archive = createArchiveStore({ listPuzzles, device: deviceTime });

const BEFORE_READING: ArchiveState = archive.getState();

function useArchive(): ArchiveState {
  return useSyncExternalStore(archive.subscribe, archive.getState, () => BEFORE_READING);
}

const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'long' };

const OPEN_WORDS = { begun: 'daily.archive.begun', guessed: 'daily.archive.guessed' } as const;

type ArchiveRowProps = Readonly<{
  number: PuzzleNumber;
  isToday: boolean;
  result: DailyResult | undefined;
  /** Undefined if it was not begun. */
  open: 'begun' | 'guessed' | undefined;
}>;

/** One daily film: its number, its date and the player's result. The whole row is a link. */
export function ArchiveRow({ number, isToday, result, open }: ArchiveRowProps) {
  const say = useMessages();
  const dayOf = usePuzzleDate(DAY);
  return (
    <Link to={`/game/daily/${number}`} className={archiveRowStyles.row}>
      <strong className={archiveRowStyles.number}>{number}</strong>
      <span className={archiveRowStyles.date}>
        {isToday ? say('daily.archive.today') : dayOf(number)}
      </span>
      {result === undefined ? (
        <span className={archiveRowStyles.open}>
          {open && <span className={archiveRowStyles.begun}>{say(OPEN_WORDS[open])}</span>}
          <span className="visually-hidden">{!open && say('daily.archive.play')}</span>
          <Play size={18} aria-hidden />
        </span>
      ) : (
        <span className={archiveRowStyles.done}>
          {say('daily.archive.points', { points: resultPoints(result) })}
          <Check size={20} aria-hidden />
          <span className="visually-hidden">{say('daily.archive.done')}</span>
        </span>
      )}
    </Link>
  );
}
