import { readLinkPart } from '@outoften/rules/link-part';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { useAddress } from '../address/address-router.tsx';
import { loadAudio } from '../audio/load-audio.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ConnectionNotice } from '../room/notices.tsx';
import { endingWords } from '../room/room-ended.tsx';
import { joinAddress } from '../room/room-link.ts';
import { useJoinSound } from '../room/room-notifications.ts';
import type { InsideRoom } from '../room/room-state.ts';
import { room, useRoom, useWakefulness } from '../room/use-room.ts';
import { useRoomPlay } from '../scores/recap/use-played-rounds.ts';
import { StageMessage, StageView } from './stage-view.tsx';

/** How long a stage waits before it reloads again; a page reloads at most once a minute. */
const RELOAD_MS = 61_000;

/** The page for a television. Its address contains the room and the key for watching it. */
export function StageScreen() {
  const say = useMessages();
  const state = useRoom();
  const id = readLinkPart(useParams().id ?? '');
  const key = readLinkPart(useAddress().hash);
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
      if (state.ending.type === 'failed' && state.ending.problem === 'OLD_CLIENT')
        return <OldStage />;
      const words = endingWords(state.ending);
      return <StageMessage heading={say(words.heading)} text={say('stage.problem')} />;
    }
    case 'inside':
      return <RunningStage state={state} />;
  }
}

/** Shown if the page is older than its server. It reloads automatically until it has the new page. */
export function OldStage() {
  const say = useMessages();
  useEffect(() => {
    const reload = () => void window.reloadOnce?.();
    reload();
    const timer = setInterval(reload, RELOAD_MS);
    return () => clearInterval(timer);
  }, []);
  return <StageMessage heading={say('stage.opening')} text={undefined} />;
}

function RunningStage({ state }: Readonly<{ state: InsideRoom }>) {
  const play = useRoomPlay(state);
  return (
    <>
      <ConnectionNotice isOnStage />
      <StageView
        play={{
          ...play,
          audience: state.audience,
          joinAddress: {
            url: joinAddress(location.origin, play.view.meta.code),
            host: location.host,
          },
        }}
      />
    </>
  );
}
