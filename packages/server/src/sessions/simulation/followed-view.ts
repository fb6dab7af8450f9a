import { demand } from './violation.ts';

/** A connection as clients get it. */
export type ToldConnection = Readonly<{ id: string; order: number } & Record<string, unknown>>;

type ToldSession = Readonly<Record<string, unknown>>;

/** An event of a room as clients get it. */
export type ToldChange = Readonly<{
  version: number;
  is_whole: boolean;
  public_session: ToldSession | null;
  session_facts: ToldSession | null;
  session_stage: ToldSession | null;
  connected_players: readonly ToldConnection[];
  changed_players: readonly ToldConnection[];
  progress: readonly (Readonly<{ id: string }> & Record<string, unknown>)[];
  guessed_players: readonly string[];
  dropped_players: readonly string[];
  audience_count: number | null;
}>;

/** The room as a client has it that only listens. */
export type FollowedView = Readonly<{
  version: number;
  session: ToldSession;
  players: readonly ToldConnection[];
}>;

/** Fields of a session that a client takes from `session_stage`. It takes all others from `session_facts`. */
const STAGE: readonly string[] = [
  'closing_reason',
  'current_round',
  'game_ended_at',
  'next_round_at',
  'phase',
  'round',
  'session_is_closed',
];

/** Fields whose changes no event reports: they are as they were when they were asked for. */
const AS_ASKED: readonly string[] = [
  'audience_count',
  'audience_guessed',
  'connected_audience',
  'past_rounds',
  'players_guessed',
  'server_time',
  'ttl',
];

/** The view after the event. Throws Violation if one was missed, or if it tells one thing in two ways. */
export function followChange(view: FollowedView | undefined, change: ToldChange): FollowedView {
  const followed = followTold(view, change);
  const { changed_players, session_facts, session_stage } = change;
  const inFewerBytes = followTold(view, {
    ...change,
    public_session:
      session_facts === null && session_stage === null
        ? null
        : { ...view?.session, ...partOf(session_facts, false), ...partOf(session_stage, true) },
    connected_players: [...changed_players, ...whoProgressed(view, change)],
  });
  const difference = findDifference(followed, inFewerBytes);
  demand(difference === undefined, () => `two followers have different views: ${difference}`);
  return followed;
}

/** The first field that both views have with different values; undefined for none. */
export function findDifference(one: FollowedView, other: FollowedView): string | undefined {
  // The session may be of an earlier version, with the players of that version.
  const { version: _, connected_players: __, ...session } = one.session;
  return findIn({ ...one, session }, other, 'view');
}

function findIn(one: unknown, other: unknown, path: string): string | undefined {
  if (isObject(one) && isObject(other)) {
    const shared = Object.keys(one).filter((name) => name in other && !AS_ASKED.includes(name));
    const found = shared.map((name) => findIn(one[name], other[name], `${path}.${name}`));
    return found.find((difference) => difference !== undefined);
  }
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    const found = one.map((each, n) => findIn(each, other[n], `${path}[${n}]`));
    return found.find((difference) => difference !== undefined);
  }
  return one === other ? undefined : `${path}: ${JSON.stringify(one)}, ${JSON.stringify(other)}`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function partOf(session: ToldSession | null, isStage: boolean): ToldSession {
  const fields = Object.entries(session ?? {});
  return Object.fromEntries(fields.filter(([name]) => STAGE.includes(name) === isStage));
}

function whoProgressed(
  view: FollowedView | undefined,
  { progress, guessed_players }: ToldChange,
): ToldConnection[] {
  const standings = [...progress, ...guessed_players.map((id) => ({ id, has_guessed: true }))];
  return standings.map((standing) => {
    const known = view?.players.find(({ id }) => id === standing.id);
    demand(known !== undefined, () => `${standing.id} goes on, whom nobody knew`);
    return { ...known, ...standing };
  });
}

function followTold(view: FollowedView | undefined, change: ToldChange): FollowedView {
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
