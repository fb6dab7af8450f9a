import type { ClosedRoundView } from '@outoften/rules/room/view-room';

/** A round that is over, with the film's title where it is known. */
export type PlayedRound = Pick<ClosedRoundView, 'number' | 'answer' | 'results' | 'house'> &
  Readonly<{ title: string | undefined }>;
