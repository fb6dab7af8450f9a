import { type ReactNode, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { AllowanceField } from '../play/choice/allowance-field.tsx';
import { GameHeader, RulesLink } from '../play/frames/game-header.tsx';
import { LeaveDialog } from '../room/leaving.tsx';
import { PauseNotice } from '../room/notices.tsx';
import { ReactionBar } from '../scores/reactions/reaction-bar.tsx';
import { inPhase, useRoomTitle } from '../scores/rounds/room-play.ts';
import { AudienceGuessing } from './audience-guessing.tsx';
import { AudienceOver } from './audience-over.tsx';
import type { AudiencePlay } from './audience-play.ts';
import { AudienceReveal } from './audience-reveal.tsx';
import styles from './audience-view.module.css';

/** A room as its audience sees it. Members make one guess per film and otherwise watch. */
export function AudienceView({ play }: Readonly<{ play: AudiencePlay }>) {
  useRoomTitle(play.view, play.film?.title);
  return (
    <>
      <PauseNotice view={play.view} />
      <div className={styles.screen}>
        <AudienceHeader play={play} />
        <main className={styles.middle}>
          <Scene play={play} />
          <Foot play={play} />
        </main>
      </div>
    </>
  );
}

function Scene({ play }: Readonly<{ play: AudiencePlay }>): ReactNode {
  const say = useMessages();
  const { progress } = play.view;
  switch (progress.phase) {
    case 'lobby':
    case 'closed':
      return <h1>{say('audience.before')}</h1>;
    case 'guessing':
      return <AudienceGuessing key={progress.round.id} play={inPhase(play, progress)} />;
    case 'revealed':
      return <AudienceReveal key={progress.round.id} play={inPhase(play, progress)} />;
    case 'over':
      return <AudienceOver play={inPhase(play, progress)} />;
  }
}

function AudienceHeader({ play }: Readonly<{ play: AudiencePlay }>) {
  const say = useMessages();
  const [isLeaving, setLeaving] = useState(false);
  const { meta, progress } = play.view;
  const note =
    'round' in progress
      ? say('audience.round', { round: progress.round.number, rounds: meta.settings.maxRounds })
      : undefined;
  return (
    <>
      <GameHeader name={meta.name} note={note} leave={() => setLeaving(true)} />
      {isLeaving && (
        <LeaveDialog leaving="audience" leave={play.acts.leave} onClose={() => setLeaving(false)} />
      )}
    </>
  );
}

function Foot({ play }: Readonly<{ play: AudiencePlay }>) {
  // At the end of a game this stands below the podium instead.
  if (play.view.progress.phase === 'over') return null;
  return (
    <div className={styles.foot}>
      <ReactionBar reactions={play.figures.reactions} react={play.acts.react} />
      {play.view.meta.settings.timeLimit > 0 && <AllowanceField />}
      <RulesLink />
    </div>
  );
}
