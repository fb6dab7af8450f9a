import { type DailyStanding, standingOf } from '@outoften/rules/daily/daily-standing';
import { readKeptDailies } from '@outoften/rules/daily/kept-dailies';
import type { PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import type { SavedData } from '@outoften/rules/player/saved-data';

export function readStanding({ dleData, dailies }: SavedData, today: PuzzleNumber): DailyStanding {
  return standingOf(readKeptDailies({ dleData, dailies }), today);
}
