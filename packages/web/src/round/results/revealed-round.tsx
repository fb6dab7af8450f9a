import { missedNames } from '@outoften/rules/guessing/cast-slots';
import { hasNextRound } from '@outoften/rules/room/view/view-next-round';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { coveredReviews } from '../../play/hints/readable-reviews.ts';
import { RevealFrame } from '../../play/result/film-result.tsx';
import { useCountdown } from '../../room/countdown.ts';
import { useRequest } from '../../room/use-request.ts';
import { OpenNumberLine } from '../../scores/line/number-line.tsx';
import { ReactionBar } from '../../scores/reactions/reaction-bar.tsx';
import type { Revealed } from '../../scores/rounds/room-play.ts';
import { TableTalk } from '../../scores/rounds/table-talk.tsx';
import { useRoundReveal } from '../../scores/rounds/use-round-reveal.ts';
import { MovingStandings } from '../../scores/standings/moving-standings.tsx';
import { QuestionSheet } from '../../ui/acts/sheet.tsx';
import { TicketButton } from '../../ui/acts/ticket.tsx';
import { Clapperboard, Trophy } from '../../ui/icons.ts';
import { useStartAtTop } from '../../ui/page/use-start-at-top.ts';
import { isController, OptionsButton, RoundHeader, type RoundPlay } from '../parts/round-parts.tsx';
import styles from './revealed-round.module.css';

/** A finished round: everyone's flags and the answer, then the points and the standings. */
export function RevealedRound({ play }: Readonly<{ play: RoundPlay<Revealed> }>) {
  const say = useMessages();
  const { view, own, film, house } = play;
  const { seats, progress } = view;
  const { round } = progress;
  const { answer, results } = round;
  useStartAtTop();
  const ownResult = results.find(({ seat }) => seat === own);
  const guess = ownResult?.guess;
  // Only this seat knows its attempt, and only until the next round.
  const tried = play.attempt?.roundId === round.id ? play.attempt : undefined;
  const isBySlider = tried?.guess?.isDraft === true;
  const shown = useRoundReveal(play, { type: 'seat', seat: own, isBySlider });
  const { reveal, line } = shown;
  const { has, skip } = reveal;

  return (
    <RevealFrame
      layout="shared"
      header={<RoundHeader play={play} round={round.number} />}
      shown={shown}
      film={film && { ...film, poster: film.posterPath }}
      reviews={coveredReviews(film?.reviews)}
      found={ownResult?.credited ?? []}
      line={<OpenNumberLine {...line} />}
      receipt={
        ownResult !== undefined && guess !== undefined
          ? {
              ...ownResult,
              guess,
              rating: answer,
              missed: tried === undefined ? [] : missedNames(tried.slots),
            }
          : undefined
      }
      acts={
        <>
          {skip !== undefined && !isController(play) ? (
            <p>{say('play.reveal.skip')}</p>
          ) : (
            <NextActs play={play} />
          )}
          <OptionsButton play={play} />
        </>
      }
      foot={
        <section className={styles.reactions} aria-label={say('scores.reactions')}>
          {has('landed') && <ReactionBar reactions={play.reactions} react={play.acts.react} />}
        </section>
      }
      talk={has('end') && <TableTalk {...{ round, film, own, seats }} />}
      side={
        <section aria-labelledby="standings">
          <h2 id="standings">{say('round.standings')}</h2>
          <MovingStandings {...{ reveal, seats, own, round }} house={house} />
        </section>
      }
    />
  );
}

type NextActsProps = Readonly<{ play: RoundPlay<Revealed> }>;

/** The host's buttons for what comes next. Others see whom or how long they wait for. */
function NextActs({ play }: NextActsProps) {
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
          onClick={() => request.send(isLast ? acts.finishGame : acts.startRound)}
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
            onClick={() => request.send(acts.finishGame)}
          >
            {say('round.finish')}
          </TicketButton>
        </QuestionSheet>
      )}
    </>
  );
}
