import type { SeatId } from '@outoften/rules/room/seat';
import { makeGameLink, sharedPicture } from '../api/shares.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useShareResult } from '../play/result/use-share-result.tsx';
import { playingCalls } from '../room/use-room.ts';
import { shareWords } from '../scores/recap/game-words.ts';
import type { OwnTally } from '../scores/recap/played-round.ts';
import type { Over, RoomPlay } from '../scores/rounds/room-play.ts';
import { useFirstFocus } from '../ui/page/focus.ts';
import { useStartAtTop } from '../ui/page/use-start-at-top.ts';
import { usePodium } from './use-podium.ts';

type Viewer = Readonly<{
  own: SeatId | undefined;
  /** What a screen reader says after the winner. */
  ownWords: string | undefined;
  /** The own place, for a friend; undefined without one. */
  place: string | undefined;
  tally: OwnTally | undefined;
}>;

/**
 * The end of a room's game on a screen that one person holds: the podium, and a way to share it as a text, a link and a
 * picture.
 */
export function useGameEnd(
  { view, clock }: Pick<RoomPlay<Over>, 'view' | 'clock'>,
  { own, ownWords, place, tally }: Viewer,
) {
  const say = useMessages();
  const heading = useFirstFocus<HTMLHeadingElement>();
  useStartAtTop();
  const { id, meta, seats } = view;
  const { endedAt, rounds } = view.progress;
  const show = usePodium({ seats, own, endedAt, clock, canSkip: true, ownWords });
  const { share, sheet } = useShareResult();

  async function shareGame(): Promise<void> {
    const words = shareWords({ room: meta.name, seats, rounds, place, tally }, say);
    const link = await makeGameLink(id, playingCalls);
    if (link === undefined) return share({ words, url: location.origin, picture: undefined });
    const url = `${location.origin}/?shared=${link.token}`;
    return share({ words, url, picture: sharedPicture('shared', link) });
  }

  return { heading, show, isTold: show.has('first'), share: shareGame, sheet };
}
