import { useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { FilmCrew } from '../play/film/film-crew.tsx';
import { ComingFilm } from '../play/frames/play-frame.tsx';
import { ResultFrame } from '../play/frames/result-frame.tsx';
import { LeaveDialog } from '../room/leaving.tsx';
import { PauseNotice } from '../room/notices.tsx';
import { useRequest } from '../room/use-request.ts';
import { Countdown, roundTime } from '../scores/guessers/countdown.tsx';
import { GuesserRow } from '../scores/guessers/guesser-row.tsx';
import { guessersOf } from '../scores/guessers/guessers.ts';
import { type Guessing, inPhase, useRoomTitle } from '../scores/rounds/room-play.ts';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { Play } from '../ui/icons.ts';
import { useFirstFocus } from '../ui/page/focus.ts';
import { useStartAtTop } from '../ui/page/use-start-at-top.ts';
import { Poster } from '../ui/pictures/poster.tsx';
import { GuessingRound } from './guessing/guessing-round.tsx';
import { LockedRound } from './guessing/locked-round.tsx';
import styles from './guessing/watching-round.module.css';
import { RoomOptions } from './options/room-options.tsx';
import {
  hasOptions,
  isController,
  OpenRoundButtons,
  RoundHeader,
  type RoundPlay,
  type RoundSheet,
} from './parts/round-parts.tsx';
import { GameOver } from './results/game-over.tsx';
import { RevealedRound } from './results/revealed-round.tsx';

/** A game among players, from its first film to the podium. A sheet above a round stays open when the round ends. */
export function RoundView({ play: given }: Readonly<{ play: Omit<RoundPlay, 'openSheet'> }>) {
  const [sheet, openSheet] = useState<RoundSheet>();
  const play = { ...given, openSheet };
  useRoomTitle(play.view, play.film?.title);
  const close = () => openSheet(undefined);
  return (
    <>
      <PauseNotice view={play.view} act={<GoOn play={play} />} />
      <Scene play={play} />
      {sheet === 'options' && hasOptions(play) && <RoomOptions play={play} onClose={close} />}
      {sheet === 'leaving' && (
        <LeaveDialog leaving="seat" leave={play.acts.leave} onClose={close} />
      )}
    </>
  );
}

/** Shows the current round; nothing in the lobby and after the end. */
function Scene({ play }: Readonly<{ play: RoundPlay }>) {
  const { progress } = play.view;
  switch (progress.phase) {
    case 'lobby':
    case 'closed':
      return null;
    case 'guessing':
      return <OpenRound key={progress.round.id} play={inPhase(play, progress)} />;
    case 'revealed':
      return <RevealedRound key={progress.round.id} play={inPhase(play, progress)} />;
    case 'over':
      return <GameOver play={inPhase(play, progress)} />;
  }
}

function OpenRound({ play }: Readonly<{ play: RoundPlay<Guessing> }>) {
  const say = useMessages();
  const { attempt, isAttemptKnown } = play;
  const { id, number } = play.view.progress.round;
  if (!isAttemptKnown) {
    const header = <RoundHeader play={play} round={number} />;
    return <ComingFilm header={header} words={say('round.coming')} />;
  }
  if (attempt === undefined || attempt.roundId !== id) {
    return <WatchingRound play={play} />;
  }
  const { guess } = attempt;
  if (guess === undefined) return <GuessingRound key={id} play={play} attempt={attempt} />;
  return <LockedRound play={play} attempt={attempt} guess={guess} />;
}

/** The button that resumes a paused round. Absent for players who may not. */
function GoOn({ play }: Readonly<{ play: Pick<RoundPlay, 'view' | 'own' | 'acts'> }>) {
  const say = useMessages();
  const { isWaiting, send } = useRequest();
  if (!isController(play)) return null;
  return (
    <TicketButton
      kind="paper"
      stub={<Play size={18} aria-hidden />}
      isWorking={isWaiting}
      onClick={() => void send(play.acts.resumeRound)}
    >
      {say('round.go-on')}
    </TicketButton>
  );
}

/** A round for a player who joined too late for it. */
function WatchingRound({ play }: Readonly<{ play: RoundPlay<Guessing> }>) {
  const say = useMessages();
  const { view, own, film, clock } = play;
  const { round } = view.progress;
  const heading = useFirstFocus<HTMLHeadingElement>();
  useStartAtTop();
  return (
    <ResultFrame
      layout="shared"
      header={<RoundHeader play={play} round={round.number} />}
      poster={
        film?.posterPath !== undefined ? (
          <Poster src={film.posterPath} title={film.title} place="result" />
        ) : undefined
      }
      words={
        <>
          <h1 ref={heading} tabIndex={-1}>
            {film?.title ??
              say('round.number', { round: round.number, rounds: view.meta.settings.maxRounds })}
          </h1>
          <p>{say('round.watching')}</p>
        </>
      }
      line={
        <div className={styles.leader}>
          <Countdown {...roundTime(round, clock)} />
        </div>
      }
      receipt={film !== undefined && <FilmCrew crew={film.crew} />}
      acts={<OpenRoundButtons play={play} />}
      side={<GuesserRow guessers={guessersOf(view.seats, own)} />}
    />
  );
}
