import { useLingui } from '@lingui/react';
import type { PodiumStep } from '@outoften/rules/room/rounds/standings';
import type { SeatId } from '@outoften/rules/room/seat';
import type { SeatView } from '@outoften/rules/room/view/view-room';
import type { ReactNode, RefObject } from 'react';
import { Message } from '../messages/message.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { winnerWords } from '../scores/recap/game-words.ts';
import { PlayerName } from '../ui/pictures/player-name.tsx';
import styles from './podium-heading.module.css';
import { momentOfRank } from './podium-timeline.ts';
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

/** More names than these are counted. */
const NAMES_TOLD = 3;

/** Returns a function that joins the names of seats to one phrase. */
export function useNames(): (seats: readonly SeatView[]) => string {
  const say = useMessages();
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  return (seats) => {
    const named = seats.slice(0, NAMES_TOLD).map(({ name }) => name);
    const others = seats.length - named.length;
    if (others === 0) return list.format(named);
    return `${named.join(', ')} ${say('scores.others', { others })}`;
  };
}

/** Returns what a screen reader says when a step is taken. */
export function useStepWords(
  steps: readonly PodiumStep<SeatView>[],
  own: SeatId | undefined,
): (step: PodiumStep<SeatView>) => string {
  const say = useMessages();
  const namesOf = useNames();
  const lead = useLeadWords(steps, own);
  return ({ rank, seats }) => {
    if (rank === 1) return `${winnerWords(seats, own, say)}. ${lead}`;
    const points = seats[0]?.score ?? 0;
    return say('scores.podium.spoken', { rank, names: namesOf(seats), points });
  };
}

/** Says the winner's points, and how far the next is behind: "665 points, 185 ahead of Ana." Empty without a winner. */
function useLeadWords(steps: readonly PodiumStep<SeatView>[], own: SeatId | undefined): string {
  const say = useMessages();
  const namesOf = useNames();
  const [first, next] = steps.filter(({ seats }) => seats.length > 0);
  if (first === undefined) return '';
  const points = first.seats[0]?.score ?? 0;
  const behind = next?.seats ?? [];
  return say('scores.podium.lead', {
    points,
    winners: first.seats.length,
    ahead: points - (behind[0]?.score ?? points),
    who: behind.length === 1 && behind[0]?.id === own ? 'you' : 'other',
    names: namesOf(behind),
  });
}
