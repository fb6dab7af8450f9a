import type { DailyResult } from '@outoften/rules/daily/daily-result';
import type { DailyStanding } from '@outoften/rules/daily/daily-standing';
import type { PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import { distance } from '@outoften/rules/guessing/score';
import { lazy, Suspense } from 'react';
import { useNavigate } from '../address/address-router.tsx';
import { formatTenths } from '../messages/format-number.ts';
import { type Say, useMessages } from '../messages/use-messages.ts';
import { SEATS_KEY } from '../saved-data/storage-keys.ts';
import { useStoredText } from '../saved-data/use-saved-data.ts';
import { CodeField } from '../ui/fields/code-field.tsx';
import { Curtain } from '../ui/house/curtain.tsx';
import { DisplayCase, Entrance, HAS_CASES } from '../ui/house/entrance.tsx';
import { BoardRow, FieldRow, NewsRow, Readerboard } from '../ui/house/readerboard.tsx';
import { ChevronRight } from '../ui/icons.ts';
import { useIsOnline, useMediaQuery } from '../ui/page/browser-state.ts';
import { useMinutesToNextDaily } from '../ui/page/todays-daily.ts';
import styles from './home-screen.module.css';
import { type OwnDaily, useDailyStanding } from './use-daily-standing.ts';

const RunningRoom = lazy(async () => ({
  default: (await import('./running-room.tsx')).RunningRoom,
}));

/** The home screen: a sign, a board with the games, and on wide screens a display case at each side. */
export function HomeScreen() {
  const say = useMessages();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const daily = useDailyStanding();
  // Only a browser with seats fetches the code that reads them.
  const hasSeats = useStoredText(SEATS_KEY) !== null;
  return (
    <div className={styles.home}>
      {hasSeats && (
        <Suspense>
          <RunningRoom />
        </Suspense>
      )}
      <Entrance
        name={say('product.name')}
        left={<DailyCase day="yesterday" daily={daily} />}
        right={<DailyCase day="today" daily={daily} />}
      >
        <Readerboard>
          <DailyRow daily={daily} />
          <BoardRow text={say('home.solo')} note={say('home.solo.note')} to="/game/solo-create" />
          <FieldRow text={say('home.join')}>
            <CodeField
              look="board"
              act={<ChevronRight aria-hidden />}
              onCode={(code) => navigate(`/join/${code}`)}
            />
          </FieldRow>
          <BoardRow
            text={say('home.host')}
            isNoteNeeded={!isOnline}
            note={isOnline ? say('home.host.note') : say('home.offline')}
            to="/game/host-create"
          />
        </Readerboard>
      </Entrance>
    </div>
  );
}

const FinishedCase = lazy(async () => ({
  default: (await import('./finished-case.tsx')).FinishedCase,
}));

type DailyCaseProps = Readonly<{ day: 'yesterday' | 'today'; daily: OwnDaily }>;

/** A display case: the daily film with its rating if the player finished it, or else a closed curtain. */
function DailyCase({ day, daily }: DailyCaseProps) {
  const say = useMessages();
  const hasCases = useMediaQuery(HAS_CASES);
  const title = daily === undefined ? '' : say(TITLES[day], { number: numberOf(day, daily.today) });
  const curtain = (
    <DisplayCase
      picture={<Curtain behind={undefined} />}
      title={title}
      lines={daily === undefined ? [] : LINES[day].map((line) => say(line))}
    />
  );
  const result = daily && resultOf(day, daily.standing);
  if (result === undefined || !hasCases) return curtain;
  return (
    <Suspense fallback={curtain}>
      <FinishedCase key={result.number} title={title} result={result} curtain={curtain} />
    </Suspense>
  );
}

const TITLES = { yesterday: 'home.yesterday', today: 'home.today' } as const;

const LINES = {
  yesterday: ['home.yesterday.open'],
  today: ['home.today.unknown', 'home.today.one-guess'],
} as const;

function numberOf(day: DailyCaseProps['day'], today: PuzzleNumber): number {
  return day === 'today' ? today : today - 1;
}

function resultOf(
  day: DailyCaseProps['day'],
  standing: NonNullable<OwnDaily>['standing'],
): DailyResult | undefined {
  if (day === 'yesterday') return standing.yesterday;
  return standing.state === 'done' ? standing.result : undefined;
}

/** Link to today's film, with its state: not begun, begun, or finished with points. */
function DailyRow({ daily }: Readonly<{ daily: OwnDaily }>) {
  const say = useMessages();
  const minutes = useMinutesToNextDaily();
  const row = { text: say('home.daily'), to: '/game/daily' };
  if (daily === undefined) {
    return <NewsRow {...row} number="" news="" note={say('home.daily.note')} />;
  }
  const { today, standing } = daily;
  const number = say('home.daily.number', { number: today });
  const news = dailyNews(say, standing, minutes);
  const points = standing.state === 'done' ? standing.points : undefined;
  const stamp = points !== undefined && (
    <span className={styles.stamp}>
      <b>{points}</b>
      {say('home.daily.points', { points })}
    </span>
  );
  return <NewsRow {...row} {...news} number={number} {...(stamp && { end: stamp })} />;
}

/** The state of today's daily, and what comes next. */
function dailyNews(say: Say, standing: DailyStanding, minutes: number) {
  switch (standing.state) {
    case 'waiting': {
      const { length } = standing.streaks.current;
      const streak = say('home.daily.streak', { streak: length + 1 });
      return {
        news: say('home.daily.waiting'),
        note: length === 0 ? say('home.daily.first') : streak,
      };
    }
    case 'begun':
      return { news: say('home.daily.begun'), note: say('home.daily.go-on') };
    case 'guessed':
      return { news: say('home.daily.guessed'), note: say('home.daily.answer') };
    case 'done': {
      const off = distance(standing.result.guess, standing.result.rating);
      const news = say('home.daily.done', { off: formatTenths(off) });
      const next = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
      return {
        news: off === 0 ? say('home.daily.done.exact') : news,
        note: say('home.daily.next', next),
      };
    }
  }
}
