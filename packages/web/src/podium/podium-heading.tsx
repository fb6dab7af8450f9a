import type { SeatView } from '@outoften/rules/room/view/view-room';
import type { ReactNode, RefObject } from 'react';
import { Message } from '../messages/message.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { winnerWords } from '../scores/recap/game-words.ts';
import { PlayerName } from '../ui/pictures/player-name.tsx';
import styles from './podium-heading.module.css';
import { momentOfRank } from './podium-timeline.ts';
import { useLeadWords, useNames } from './podium-words.ts';
import type { PodiumShow } from './use-podium.ts';

type PodiumHeadingProps = Readonly<{
  show: PodiumShow;
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Shown below the winner's points once they appear. */
  children?: ReactNode;
}>;

/** The podium's current moment in words: a place with its points, and at last the winner with theirs. */
export function PodiumHeading({ show, heading, children }: PodiumHeadingProps) {
  const say = useMessages();
  const { moment, has, steps } = show;
  const lead = useLeadWords(steps, show.own);
  const risen = steps.find(({ rank }) => momentOfRank(rank) === moment);
  const points = risen?.seats[0]?.score;
  return (
    <div className={styles.heading}>
      <h1 id="winner" ref={heading} tabIndex={-1}>
        {has('first') && <Winner show={show} />}
        {moment === 'empty' && say('scores.podium')}
        {moment === 'pause' && say('scores.podium.pause')}
        {!has('first') && risen && say('scores.podium.place', { rank: risen.rank })}
      </h1>
      {!has('first') && points !== undefined && <p>{say('scores.podium.points', { points })}</p>}
      {has('first') && lead !== '' && <p>{lead}</p>}
      {has('first') && children}
    </div>
  );
}

/** The winners' names, and on another line what they did. */
function Winner({ show: { steps, own } }: Pick<PodiumHeadingProps, 'show'>) {
  const say = useMessages();
  const namesOf = useNames();
  const winners: readonly SeatView[] = steps.find(({ rank }) => rank === 1)?.seats ?? [];
  const isNamed = winners.length > 0 && winners.length < 3 && winners.every(({ id }) => id !== own);
  if (!isNamed) return winnerWords(winners, own, say);
  const who = (
    <span className={styles.who}>
      <PlayerName name={namesOf(winners)} />
    </span>
  );
  const id = winners.length === 1 ? 'scores.podium.won.one' : 'scores.podium.won.two';
  return <Message id={id} components={{ who }} />;
}
