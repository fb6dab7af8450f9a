import type { DailyResult } from '@outoften/rules/daily/daily-result';
import type { PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import { lazy, Suspense } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { Curtain } from '../ui/house/curtain.tsx';
import { DisplayCase } from '../ui/house/display-case.tsx';
import { HAS_CASES } from '../ui/house/entrance.tsx';
import { useMediaQuery } from '../ui/page/use-media-query.ts';
import type { OwnDaily } from './use-daily-standing.ts';

const FinishedCase = lazy(async () => ({
  default: (await import('./finished-case.tsx')).FinishedCase,
}));

type DailyCaseProps = Readonly<{ day: 'yesterday' | 'today'; daily: OwnDaily }>;

/** A display case: the daily film with its rating if the player finished it, or else a closed curtain. */
export function DailyCase({ day, daily }: DailyCaseProps) {
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
