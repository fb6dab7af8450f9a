import { ConnectionNotice } from '../room/notices.tsx';
import type { InsideRoom } from '../room/room-state.ts';
import { room, serverClock } from '../room/use-room.ts';
import { usePlayedRounds } from '../scores/recap/use-played-rounds.ts';
import { houseStanding } from '../scores/standings/standing-rows.ts';
import { AudienceView } from './audience-view.tsx';

const ACTS = { submit: room.guess, react: room.react, leave: room.leave };

/** The game of this tab's room, for a member of its audience. */
export function AudienceRound({ state }: Readonly<{ state: InsideRoom }>) {
  const played = usePlayedRounds(state);
  return (
    <>
      <ConnectionNotice />
      <AudienceView
        play={{
          view: state.view,
          film: state.film,
          guess: state.audienceGuess,
          allowance: state.allowance ?? 1,
          standing: state.audienceStanding,
          figures: state.audience,
          house: houseStanding(played),
          played,
          clock: serverClock.now,
          acts: ACTS,
        }}
      />
    </>
  );
}
