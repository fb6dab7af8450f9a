import { ConnectionNotice } from '../room/notices.tsx';
import type { InsideRoom } from '../room/room-state.ts';
import { room } from '../room/use-room.ts';
import { useRoomPlay } from '../scores/recap/use-played-rounds.ts';
import { AudienceView } from './audience-view.tsx';

/** The game of this tab's room, for a member of its audience. */
export function AudienceRound({ state }: Readonly<{ state: InsideRoom }>) {
  const play = useRoomPlay(state);
  return (
    <>
      <ConnectionNotice />
      <AudienceView
        play={{
          ...play,
          guess: state.audienceGuess,
          allowance: state.allowance ?? 1,
          standing: state.audienceStanding,
          figures: state.audience,
          acts: room,
        }}
      />
    </>
  );
}
