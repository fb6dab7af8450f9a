import { dateToday, type PuzzleNumber, puzzleOfDate } from '@outoften/rules/daily/puzzle-dates';
import type { Result } from '@outoften/rules/result';
import { createStore } from 'zustand/vanilla';
import type { PuzzlePage } from '../../api/daily.ts';
import type { DeviceTime } from '../daily-store.ts';

/** The puzzles that were fetched so far, the latest first. */
export type ArchiveState = Readonly<{
  numbers: readonly PuzzleNumber[];
  /** Undefined before the server's first answer. */
  today: PuzzleNumber | undefined;
  /** The token of the next page. Undefined before the first page and after the last one. */
  nextToken: string | undefined;
  status: 'fetching' | 'more' | 'complete' | 'failed';
}>;

type PageAnswer = Result<Readonly<{ serverTime: number; value: PuzzlePage }>, string>;

type ArchiveParts = Readonly<{
  listPuzzles: (
    page: Readonly<{ limit: number; nextToken: string | undefined }>,
  ) => Promise<PageAnswer>;
  device: DeviceTime;
}>;

/** About a month. */
const PAGE = 30;

const EMPTY: ArchiveState = {
  numbers: [],
  today: undefined,
  nextToken: undefined,
  status: 'fetching',
};

export function createArchiveStore({ listPuzzles, device }: ArchiveParts) {
  const store = createStore<ArchiveState>(() => EMPTY);

  /** Starts over at the first page, because a new day may have begun. */
  function open(): Promise<void> {
    return fetchPage(EMPTY);
  }

  /** Fetches the next page, or repeats a page that failed. */
  function more(): Promise<void> {
    const state = store.getState();
    const isWaiting = state.status === 'fetching' || state.status === 'complete';
    return isWaiting ? Promise.resolve() : fetchPage(state);
  }

  async function fetchPage(from: ArchiveState): Promise<void> {
    const fetching: ArchiveState = { ...from, status: 'fetching' };
    store.setState(fetching, true);
    const { nextToken } = fetching;
    const listed = await listPuzzles({ limit: PAGE, nextToken });
    if (store.getState() !== fetching) return;
    if (!listed.ok) {
      // If the server no longer accepts the token, the list starts over.
      const isStale = listed.refusal === 'BAD_USER_INPUT' && nextToken !== undefined;
      return isStale ? open() : store.setState({ ...fetching, status: 'failed' }, true);
    }
    const { serverTime, value: page } = listed.value;
    const today = fetching.today ?? todayBy(serverTime, device);
    // The server also lists puzzles of a day that has begun in another time zone only.
    const numbers = page.numbers.filter((number) => today === undefined || number <= today);
    store.setState(
      {
        numbers: [...fetching.numbers, ...numbers],
        today,
        nextToken: page.nextToken,
        status: page.nextToken === undefined ? 'complete' : 'more',
      },
      true,
    );
  }

  return { subscribe: store.subscribe, getState: store.getState, open, more };
}

function todayBy(serverTime: number, { now, minutesAhead }: DeviceTime): PuzzleNumber | undefined {
  const minutes = minutesAhead(serverTime);
  return puzzleOfDate(dateToday({ time: now(), serverTime, minutesAhead: minutes }));
}
