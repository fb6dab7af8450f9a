import { hasNextRound } from '@outoften/rules/room/view/view-next-round';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { useCountdown } from '../../room/countdown/use-countdown.ts';
import { useRequest } from '../../room/notices/use-request.ts';
import type { Revealed } from '../../scores/rounds/room-play.ts';
import { QuestionSheet } from '../../ui/acts/question-sheet.tsx';
import { TicketButton } from '../../ui/acts/ticket.tsx';
import { Clapperboard, Trophy } from '../../ui/icons.ts';
import { isController, type RoundPlay } from '../parts/round-play.ts';
import styles from './revealed-round.module.css';

type NextActsProps = Readonly<{ play: RoundPlay<Revealed> }>;

/** The host's buttons for what comes next. Others see whom or how long they wait for. */
export function NextActs({ play }: NextActsProps) {
  const say = useMessages();
  const { view, clock } = play;
  const { round, nextAt } = view.progress;
  const isLast = !hasNextRound(view);
  const time = useCountdown(round.startedAt, nextAt, clock);
  const controller = view.seats.find(({ id }) => id === view.meta.controller);
  const waiting =
    time === undefined
      ? say(isLast ? 'round.podium.by-host' : 'round.next.by-host', {
          name: controller?.name ?? '',
        })
      : say(isLast ? 'round.podium.in' : 'round.next.in', { seconds: time.seconds });
  if (!isController(play)) return <p>{waiting}</p>;
  return <NextChoice play={play} waiting={time === undefined ? undefined : waiting} />;
}

type NextChoiceProps = NextActsProps &
  Readonly<{
    /** The text about what follows automatically, and when; undefined if nothing does. */
    waiting: string | undefined;
  }>;

/** A separate component, so that its question closes when the player loses the host's controls. */
function NextChoice({ play, waiting }: NextChoiceProps) {
  const say = useMessages();
  const request = useRequest();
  const [isAsked, setAsked] = useState(false);
  const { view, acts } = play;
  const { maxRounds } = view.meta.settings;
  const isLast = !hasNextRound(view);
  return (
    <>
      <div className={styles.next}>
        <TicketButton
          kind="amber"
          wide
          stub={isLast ? <Trophy size={22} aria-hidden /> : <Clapperboard size={22} aria-hidden />}
          isWorking={request.isWaiting}
          onClick={() => request.send(isLast ? acts.finish : acts.nextRound)}
        >
          {say(isLast ? 'round.podium' : 'round.next')}
        </TicketButton>
      </div>
      {waiting !== undefined && <p>{waiting}</p>}
      {!isLast && (
        <TicketButton kind="paper" onClick={() => setAsked(true)}>
          {say('round.finish')}
        </TicketButton>
      )}
      {isAsked && (
        <QuestionSheet
          title={say('round.finish.heading')}
          text={say('round.finish.text', { rounds: maxRounds - view.progress.round.number })}
          onClose={() => setAsked(false)}
        >
          <TicketButton kind="amber" onClick={() => setAsked(false)}>
            {say('round.finish.keep')}
          </TicketButton>
          <TicketButton
            kind="velvet"
            isWorking={request.isWaiting}
            onClick={() => request.send(acts.finish)}
          >
            {say('round.finish')}
          </TicketButton>
        </QuestionSheet>
      )}
    </>
  );
}
