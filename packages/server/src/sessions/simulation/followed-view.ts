import { demand } from './violation.ts';

/** A connection as clients get it. */
export type ToldConnection = Readonly<{ id: string; order: number } & Record<string, unknown>>;

type ToldSession = Readonly<Record<string, unknown>>;

/** An event of a room as clients get it. */
export type ToldChange = Readonly<{
  version: number;
  is_whole: boolean;
  public_session: ToldSession | null;
  connected_players: readonly ToldConnection[];
  dropped_players: readonly string[];
  audience_count: number | null;
}>;

/** The room as a client has it that only listens. */
export type FollowedView = Readonly<{
  version: number;
  session: ToldSession;
  players: readonly ToldConnection[];
}>;

/** The view after the event. Throws Violation if one was missed. */
export function followChange(view: FollowedView | undefined, change: ToldChange): FollowedView {
  const { version, is_whole, public_session, connected_players, dropped_players } = change;
  if (view === undefined || is_whole) {
    demand(is_whole && public_session !== null, () => 'the first event does not tell everything');
    return { version, session: public_session, players: connected_players };
  }
  if (change.audience_count !== null) {
    demand(version === view.version, () => `news of the audience of ${version} at ${view.version}`);
    return view;
  }
  demand(version === view.version + 1, () => `version ${version} came after ${view.version}`);
  const players = new Map(view.players.map((player) => [player.id, player]));
  for (const id of dropped_players) players.delete(id);
  for (const player of connected_players) players.set(player.id, player);
  return {
    version,
    session: public_session ?? view.session,
    players: [...players.values()].sort((one, other) => one.order - other.order),
  };
}
