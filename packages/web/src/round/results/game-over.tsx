import { standings } from '@outoften/rules/room/rounds/standings';
import type { SeatId } from '@outoften/rules/room/seat';
import type { SeatView } from '@outoften/rules/room/view/view-room';
import { useState } from 'react';
import { type Say, useMessages } from '../../messages/use-messages.ts';
import { GameEnd, useGameEnd } from '../../podium/game-end.tsx';
import { LeaveDialog } from '../../room/leaving.tsx';
import { useRequest } from '../../room/use-request.ts';
import { ReactionBar } from '../../scores/reactions/reaction-bar.tsx';
import { tallyOfSeat } from '../../scores/recap/played-round.ts';
import type { Over } from '../../scores/rounds/room-play.ts';
import { isPlaying } from '../../scores/standings/standing-rows.ts';
import { TicketButton } from '../../ui/acts/ticket.tsx';
import { Ticket, X } from '../../ui/icons.ts';
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
  const { isTold } = end;

  return (
    <div className={styles.screen} data-arriving>
      <RoundHeader play={play} round={undefined}>
        {isTold && end.shareButton}
      </RoundHeader>
      <main className={styles.middle}>
        <GameEnd
          end={end}
          below={ownWords !== undefined && <p>{ownWords}</p>}
          reactions={<ReactionBar reactions={play.reactions} react={play.acts.react} />}
          next={
            isTold ? <Ends play={play} /> : <p className={styles.skip}>{say('play.reveal.skip')}</p>
          }
          standings={say('round.standings')}
        />
      </main>
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
function EndChoice({ acts }: Readonly<{ acts: Pick<RoundActs, 'rematch' | 'close'> }>) {
  const say = useMessages();
  const request = useRequest();
  const [isEnding, setEnding] = useState(false);
  return (
    <div className={styles.ends}>
      <TicketButton
        kind="amber"
        wide
        icon={Ticket}
        iconSize={22}
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
        <LeaveDialog leaving="session" leave={acts.close} onClose={() => setEnding(false)} />
      )}
    </div>
  );
}
