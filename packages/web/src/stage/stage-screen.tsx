import { useEffect } from 'react';
import { useParams } from 'wouter';
import { useAddress } from '../address/address-router.tsx';
import { loadAudio } from '../audio/load-audio.ts';
import { useMessages } from '../messages/use-messages.ts';
import { endingWords } from '../room/ended/ending-words.ts';
import { joinAddress } from '../room/link/room-address.ts';
import { ConnectionNotice } from '../room/notices/connection-notice.tsx';
import { useJoinSound } from '../room/notices/use-room-notifications.ts';
import type { InsideRoom } from '../room/room-state.ts';
import { room, serverClock, useRoom, useWakefulness } from '../room/use-room.ts';
import { usePlayedRounds } from '../scores/recap/use-played-rounds.ts';
import { houseStanding } from '../scores/standings/house-standing.ts';
import { StageMessage, StageView } from './stage-view.tsx';

/** A television's page. Its address brings the room, and the key that lets it look. */
export function StageScreen() {
  const say = useMessages();
  const state = useRoom();
  const { id = '' } = useParams();
  const key = useAddress().hash.slice(1);
  useWakefulness();
  useJoinSound();

  useEffect(() => void loadAudio(), []);

  useEffect(() => {
    void room.showOnStage(id, key);
    return room.stepOut;
  }, [id, key]);

  switch (state.phase) {
    case 'outside':
    case 'entering':
    case 'waiting':
      return <StageMessage heading={say('stage.opening')} text={undefined} />;
    case 'ended': {
      if (state.ending.type === 'closed') {
        return <StageMessage heading={say('stage.closed')} text={say('stage.closed.next')} />;
      }
      const words = endingWords(state.ending);
      return <StageMessage heading={say(words.heading)} text={say('stage.problem')} />;
    }
    case 'inside':
      return <RunningProgress state={state} />;
  }
}

function RunningProgress({ state }: Readonly<{ state: InsideRoom }>) {
  const { view, film, audience } = state;
  const played = usePlayedRounds(state);
  return (
    <>
      <ConnectionNotice isOnStage />
      <StageView
        play={{
          view,
          film,
          audience,
          house: houseStanding(played),
          clock: serverClock.now,
          joinAddress: {
            url: joinAddress(location.origin, view.meta.code),
            host: location.host,
          },
        }}
      />
    </>
  );
}
