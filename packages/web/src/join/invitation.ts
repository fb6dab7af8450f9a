import { FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { type Face, parseFace } from '@outoften/rules/player/face';
import { ok, type Result, refuse } from '@outoften/rules/result';
import type { RoomCode } from '@outoften/rules/room/room-code';
import type { ResultOf } from 'gql.tada';
import { useEffect, useState } from 'react';
import { graphql } from '../api/graphql.ts';
import { type CallProblem, mayPass } from '../api/graphql-client.ts';
import { playingCalls } from '../room/use-room.ts';
import { becomeGuest } from '../sign-in/guest.ts';
import { session } from '../sign-in/session.ts';

/** A player as an invitation shows it. */
type InvitedBy = Readonly<{ name: string; avatar: Face }>;

/** Where a room's code can lead. */
export type JoinablePlace =
  | 'seat'
  | 'audience'
  /** All seats are taken, and there is no audience. */
  | 'full'
  /** The game is nearly over. */
  | 'too-late'
  /** This server requires an account. */
  | 'account-needed';

/** A room as anyone with its code sees it, before taking a seat. */
export type Invitation = Readonly<{
  code: RoomCode;
  roomName: string;
  /** Undefined if the host has left. */
  host: InvitedBy | undefined;
  players: readonly InvitedBy[];
  seats: number;
  isFull: boolean;
  hasAudience: boolean;
  audience: number;
  place: JoinablePlace;
}>;

const openInvitation = graphql(`
  mutation OpenInvitation($code: String!) {
    openInvitation(code: $code) {
      session_name
      host {
        player_name
        avatar_url
      }
      players {
        player_name
        avatar_url
      }
      max_players
      audience_count
      has_audience
      place
      is_full
      needs_account
    }
  }
`);

type WireInvitation = ResultOf<typeof openInvitation>['openInvitation'];

/** Fetches the room of a code. A browser without an account becomes a guest. */
async function fetchInvitation(code: RoomCode): Promise<Result<Invitation, CallProblem>> {
  if (session.getState().type !== 'signed-in') becomeGuest();
  const answer = await playingCalls.runMutation(openInvitation, { code });
  return answer.ok ? ok(readInvitation(code, answer.value.openInvitation)) : refuse(answer.refusal);
}

function readInvitation(code: RoomCode, wire: WireInvitation): Invitation {
  return {
    code,
    roomName: wire.session_name,
    host: wire.host ? readPlayer(wire.host) : undefined,
    players: wire.players.map(readPlayer),
    seats: wire.max_players,
    isFull: wire.is_full,
    hasAudience: wire.has_audience,
    audience: wire.audience_count,
    place: placeOf(wire),
  };
}

function placeOf({ needs_account, place, is_full }: WireInvitation): JoinablePlace {
  if (needs_account) return 'account-needed';
  if (place === 'SEAT') return 'seat';
  if (place === 'AUDIENCE') return 'audience';
  return is_full ? 'full' : 'too-late';
}

function readPlayer(wire: NonNullable<WireInvitation['host']>): InvitedBy {
  return { name: wire.player_name, avatar: parseFace(wire.avatar_url) ?? FIRST_AVATAR };
}

type InvitationState = Readonly<
  | { type: 'loading' }
  | { type: 'open'; invitation: Invitation }
  | { type: 'failed'; problem: CallProblem }
>;

/** How often the seats are fetched again, because others take seats while a player types a name. In milliseconds. */
const REFRESH_MS = 10_000;

/**
 * Fetches the invitation of a code once `isReady`, and again with `reload`. While the page is visible, it is refreshed
 * in the background.
 */
export function useInvitation(
  code: RoomCode,
  isReady: boolean,
): Readonly<{ state: InvitationState; reload: () => void }> {
  const [state, setState] = useState<InvitationState>({ type: 'loading' });
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` counts the requests to fetch it again
  useEffect(() => {
    if (!isReady) return undefined;
    let isOver = false;
    let isRefresh = false;
    const load = async () => {
      const answer = await fetchInvitation(code);
      if (isOver || (!answer.ok && isRefresh && mayPass(answer.refusal))) return;
      // A wrong code is not tried again, because wrong codes are counted.
      isOver = !answer.ok;
      isRefresh = true;
      setState(toState(answer));
    };
    const refresh = () => {
      if (isRefresh && !isOver && document.visibilityState === 'visible') void load();
    };
    void load();
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [code, isReady, times]);
  const reload = () => {
    setState({ type: 'loading' });
    setTimes((before) => before + 1);
  };
  return { state, reload };
}

function toState(answer: Result<Invitation, CallProblem>): InvitationState {
  return answer.ok
    ? { type: 'open', invitation: answer.value }
    : { type: 'failed', problem: answer.refusal };
}
