import { standings } from '@outoften/rules/room/rounds/standings';
import { titlesOf } from '@outoften/rules/room/rounds/titles';
import type { SeatId } from '@outoften/rules/room/seat';
import type { SeatView } from '@outoften/rules/room/view/view-room';
import { useState } from 'react';
import { type Say, useMessages } from '../../messages/use-messages.ts';
import { PodiumHeading } from '../../podium/podium-heading.tsx';
import { Podium } from '../../podium/podium-view.tsx';
import { useGameEnd } from '../../podium/use-game-end.ts';
import { LeaveDialog } from '../../room/leaving.tsx';
import { useRequest } from '../../room/use-request.ts';
import { ReactionBar } from '../../scores/reactions/reaction-bar.tsx';
import { seatNote } from '../../scores/recap/game-words.ts';
import { tallyOfSeat } from '../../scores/recap/played-round.ts';
import { RecapView } from '../../scores/recap/recap-view.tsx';
import type { Over } from '../../scores/rounds/room-play.ts';
import { houseStanding, isPlaying, standingRows } from '../../scores/standings/standing-rows.ts';
import { StandingsList } from '../../scores/standings/standings-list.tsx';
import { TitleList } from '../../scores/titles/title-list.tsx';
import { TextButton } from '../../ui/acts/text-act.tsx';
import { TicketButton } from '../../ui/acts/ticket.tsx';
import { Share2, Ticket, X } from '../../ui/icons.ts';
import {
  isController,
  type RoundActs,
  RoundHeader,
  type RoundPlay,
} from '../parts/round-parts.tsx';
import styles from './game-over.module.css';

type GameOverProps = Readonly<{ play: RoundPlay<Over> }>;

/** The end of a game: podium, standings, recap, and the buttons for another game. */
export function GameOver({ play }: GameOverProps) {
  const say = useMessages();
  const { view, own, played } = play;
  const seats = view.seats.filter(isPlaying);
  const ownSeat = view.seats.find(({ id }) => id === own);
  const ownWords = behindWords(seats, own, say);
  const tally = ownSeat && tallyOfSeat(played, ownSeat);
  const end = useGameEnd(play, { own, ownWords, place: placeWords(seats, own, say), tally });
  const { show, isTold } = end;

  return (
    <div className={styles.screen} data-arriving>
      <RoundHeader play={play} round={undefined}>
        {isTold && (
          <TextButton icon={Share2} onClick={end.share}>
            {say('scores.share')}
          </TextButton>
        )}
      </RoundHeader>
      <main className={styles.middle}>
        <section className={styles.show} aria-labelledby="winner">
          <Podium
            show={show}
            note={(seat) => seatNote(seat, say)}
            heading={
              <PodiumHeading show={show} heading={end.heading}>
                {ownWords !== undefined && <p>{ownWords}</p>}
              </PodiumHeading>
            }
          />
          <ReactionBar reactions={play.reactions} react={play.acts.react} />
        </section>
        {isTold ? <Ends play={play} /> : <p className={styles.skip}>{say('play.reveal.skip')}</p>}
        {isTold && (
          <section className={styles.standings} aria-labelledby="standings">
            <TitleList titles={titlesOf(played, view.seats)} seats={view.seats} own={own} />
            <h2 id="standings">{say('round.standings')}</h2>
            <StandingsList
              rows={standingRows(view.seats, { own, round: undefined })}
              house={houseStanding(played)}
            />
          </section>
        )}
        {isTold && played.length > 0 && (
          <div className={styles.recap}>
            <RecapView played={played} seats={view.seats} own={own} tally={tally} />
          </div>
        )}
      </main>
      {end.sheet}
    </div>
  );
}

/** Says the own place and how far it is behind; undefined for a winner and for a player who joined too late for a place. */
function behindWords(seats: readonly SeatView[], own: SeatId, say: Say): string | undefined {
  const ranked = standings(seats);
  const found = ranked.find(({ seat }) => seat.id === own);
  if (found === undefined || found.rank === 1) return undefined;
  const points = found.seat.score;
  const behind = (ranked[0]?.seat.score ?? points) - points;
  return say('round.over.place', { rank: found.rank, points, behind });
}

/** Describes the own place; undefined for a player who joined too late to have one. */
function placeWords(seats: readonly SeatView[], own: SeatId, say: Say): string | undefined {
  const ranked = standings(seats);
  const found = ranked.find(({ seat }) => seat.id === own);
  if (found === undefined) return undefined;
  const { rank, seat } = found;
  return say('round.share.place', { rank, seats: ranked.length, points: seat.score });
}

/** The host's choice between another game and ending the session. Others see that they wait for it. */
function Ends({ play }: GameOverProps) {
  const say = useMessages();
  const { view, acts } = play;
  if (isController(play)) return <EndChoice acts={acts} />;
  const controller = view.seats.find(({ id }) => id === view.meta.controller);
  return (
    <p className={styles.skip}>{say('round.rematch.by-host', { name: controller?.name ?? '' })}</p>
  );
}

/** A separate component, so that its question closes when the player loses the host's controls. */
function EndChoice({ acts }: Readonly<{ acts: Pick<RoundActs, 'rematch' | 'endSession'> }>) {
  const say = useMessages();
  const request = useRequest();
  const [isEnding, setEnding] = useState(false);
  return (
    <div className={styles.ends}>
      <TicketButton
        kind="amber"
        wide
        stub={<Ticket size={22} aria-hidden />}
        isWorking={request.isWaiting}
        onClick={() => request.send(acts.rematch)}
      >
        {say('round.rematch')}
      </TicketButton>
      <TicketButton
        kind="paper"
        wide
        stub={<X size={20} aria-hidden />}
        onClick={() => setEnding(true)}
      >
        {say('room.end')}
      </TicketButton>
      {isEnding && (
        <LeaveDialog leaving="session" leave={acts.endSession} onClose={() => setEnding(false)} />
      )}
    </div>
  );
}
