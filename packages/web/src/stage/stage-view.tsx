import { chooseSound } from '@outoften/rules/player/saved-data';
import { useMessages } from '../messages/use-messages.ts';
import { PauseNotice } from '../room/notices.tsx';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { ReactionSums } from '../scores/reactions/reaction-bar.tsx';
import { inPhase, useRoomTitle } from '../scores/rounds/room-play.ts';
import { Curtain } from '../ui/house/curtain.tsx';
import { Volume2 } from '../ui/icons.ts';
import { StageGuessing } from './stage-guessing.tsx';
import { StageLobby } from './stage-lobby.tsx';
import { StageOver } from './stage-over.tsx';
import type { StagePlay } from './stage-parts.tsx';
import { StageReveal } from './stage-reveal.tsx';
import styles from './stage-view.module.css';

/** The room for everyone to watch: readable from three metres, and without any input. */
export function StageView({ play }: Readonly<{ play: StagePlay }>) {
  useRoomTitle(play.view, play.film?.title);
  return (
    <>
      <PauseNotice view={play.view} isOnStage />
      <main className={styles.stage}>
        <Scene play={play} />
        <div className={styles.reactions}>
          <ReactionSums reactions={play.audience.reactions} />
        </div>
        <SoundOn />
      </main>
    </>
  );
}

function Scene({ play }: Readonly<{ play: StagePlay }>) {
  const { progress } = play.view;
  switch (progress.phase) {
    case 'lobby':
      return <StageLobby play={play} />;
    case 'guessing':
      return <StageGuessing key={progress.round.id} play={inPhase(play, progress)} />;
    case 'revealed':
      return <StageReveal key={progress.round.id} play={inPhase(play, progress)} />;
    case 'over':
      return <StageOver play={inPhase(play, progress)} />;
    case 'closed':
      return null;
  }
}

type StageMessageProps = Readonly<{ heading: string; text: string | undefined }>;

/** A few words on the whole screen, when there is no room to show. */
export function StageMessage({ heading, text }: StageMessageProps) {
  return (
    <main className={styles.stage}>
      <div className={styles.closed}>
        <div className={styles.curtain}>
          <Curtain behind={undefined} />
        </div>
        <h1>{heading}</h1>
        {text !== undefined && <p>{text}</p>}
      </div>
    </main>
  );
}

/** The button that turns sound on for a television. Absent once sound is on. */
function SoundOn() {
  const say = useMessages();
  const { data, save } = useSavedData();
  if (!data.settings.isAudioMuted) return null;
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => save({ settings: chooseSound(data.settings, 'on') })}
    >
      <Volume2 aria-hidden />
      {say('stage.sound.on')}
    </button>
  );
}
