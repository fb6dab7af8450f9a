import { titlesOf } from '@outoften/rules/room/rounds/titles';
import type { SeatId } from '@outoften/rules/room/seat';
import type { ReactNode } from 'react';
import { makeGameLink, sharedPicture } from '../api/shares.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useShareResult } from '../play/result/use-share-result.tsx';
import { playingCalls } from '../room/use-room.ts';
import { seatNote, shareWords } from '../scores/recap/game-words.ts';
import type { OwnTally } from '../scores/recap/played-round.ts';
import { RecapView } from '../scores/recap/recap-view.tsx';
import type { Over, RoomPlay } from '../scores/rounds/room-play.ts';
import { standingRows } from '../scores/standings/standing-rows.ts';
import { StandingsList } from '../scores/standings/standings-list.tsx';
import { TitleList } from '../scores/titles/title-list.tsx';
import { TextButton } from '../ui/acts/text-act.tsx';
import { Share2 } from '../ui/icons.ts';
import { useFirstFocus } from '../ui/page/focus.ts';
import { useStartAtTop } from '../ui/page/use-start-at-top.ts';
import styles from './game-end.module.css';
import { PodiumHeading } from './podium-heading.tsx';
import { Podium } from './podium-view.tsx';
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
 * The end of a room's game on a screen that one person holds: the podium, and a button to share it as a text, a link and
 * a picture.
 */
export function useGameEnd(play: RoomPlay<Over>, viewer: Viewer) {
  const say = useMessages();
  const heading = useFirstFocus<HTMLHeadingElement>();
  useStartAtTop();
  const { view, clock } = play;
  const { id, meta, seats } = view;
  const { endedAt, rounds } = view.progress;
  const { own, ownWords, place, tally } = viewer;
  const show = usePodium({ seats, own, endedAt, clock, canSkip: true, ownWords });
  const { share, sheet } = useShareResult();

  async function shareGame(): Promise<void> {
    const words = shareWords({ room: meta.name, seats, rounds, place, tally }, say);
    const link = await makeGameLink(id, playingCalls);
    if (link === undefined) return share({ words, url: location.origin, picture: undefined });
    const url = `${location.origin}/?shared=${link.token}`;
    return share({ words, url, picture: sharedPicture('shared', link) });
  }

  const shareButton = (
    <TextButton icon={Share2} onClick={shareGame}>
      {say('scores.share')}
    </TextButton>
  );
  return { play, viewer, show, heading, isTold: show.has('first'), shareButton, sheet };
}

type GameEndProps = Readonly<{
  end: ReturnType<typeof useGameEnd>;
  /** In the heading, below the winner's points. */
  below?: ReactNode;
  /** Below the podium. */
  reactions: ReactNode;
  next?: ReactNode;
  /** Above the titles. */
  lead?: ReactNode;
  standings: string;
}>;

/** The parts of the end: podium, titles, standings and recap. They appear with the winner. */
export function GameEnd({ end, below, reactions, next, lead, standings }: GameEndProps) {
  const say = useMessages();
  const { play, viewer, show, heading, isTold, sheet } = end;
  const { played, house } = play;
  const { seats } = play.view;
  const { own, tally } = viewer;
  return (
    <>
      <section className={styles.show} aria-labelledby="winner">
        <Podium
          show={show}
          note={(seat) => seatNote(seat, say)}
          heading={
            <PodiumHeading show={show} heading={heading}>
              {below}
            </PodiumHeading>
          }
        />
        {reactions}
      </section>
      {next}
      {isTold && (
        <section className={styles.standings} aria-labelledby="standings">
          {lead}
          <TitleList titles={titlesOf(played, seats)} seats={seats} own={own} />
          <h2 id="standings">{standings}</h2>
          <StandingsList rows={standingRows(seats, { own, round: undefined })} house={house} />
        </section>
      )}
      {isTold && played.length > 0 && (
        <div className={styles.recap}>
          <RecapView played={played} seats={seats} own={own} tally={tally} />
        </div>
      )}
      {sheet}
    </>
  );
}
