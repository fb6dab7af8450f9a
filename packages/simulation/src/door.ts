import { isDeepStrictEqual } from 'node:util';
import type { Hidden } from './leak-search.ts';
import { marksOf } from './marked-films.ts';
import type { OperationName, SubscriptionName } from './operations.ts';

/** A person who has no place in the room: no seat, and none in the audience. */
export type Door = Readonly<{
  /** Ids of the person's own connections, which may be waiting, denied or gone. */
  own: ReadonlySet<string>;
  /** Ids of all connections that have been the host. */
  hosts: ReadonlySet<string>;
  /** Names of players that the person may see: their own and those of the hosts. */
  names: ReadonlySet<string>;
  /** True for the account that made the session, which got the stage's key with it. */
  isMaker: boolean;
}>;

type May = (value: unknown, door: Door) => boolean;

const anything: May = () => true;
const nothing: May = (value) =>
  value == null ||
  value === false ||
  value === 0 ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);
const isHost: May = (value, { hosts }) => hosts.has(String(value));
const areHosts: May = (value, { hosts }) =>
  Array.isArray(value) && value.every((id) => hosts.has(id));
const toMaker: May = (value, door) => door.isMaker || nothing(value, door);

/** The fields of a value that the door may see. Any other field must be empty. */
interface Shape {
  readonly [field: string]: May | Shape;
}

/** A seat or a connection. All fields of a person's own are allowed. */
const SEAT: Shape = {
  id: isHost,
  order: anything,
  name: anything,
  avatar: anything,
  state: anything,
  reason: anything,
  // In the typed API
  avatar_url: anything,
  closing_reason: anything,
  connection_is_closed: anything,
  host_approved: anything,
  is_away: anything,
  player_name: anything,
  public_session_id: anything,
  session_code: anything,
  ttl: anything,
};

const META: Shape = {
  code: anything,
  name: anything,
  settings: anything,
  filter: anything,
  approval: anything,
  pace: anything,
  host: isHost,
  controller: isHost,
  skipsLeft: (value) => value === 3,
  game: (value) => value === 1,
  playersInside: anything,
};

const PROGRESS: Shape = {
  phase: (value) => value === 'lobby' || value === 'closed',
  reason: anything,
};

const CHANGES: Shape = { version: anything, meta: META, seats: SEAT, progress: PROGRESS };

const VIEW: Shape = { ...CHANGES, id: anything };

const ROOM_SIGHT: Shape = {
  view: VIEW,
  audience: (value) => isDeepStrictEqual(value, { members: 0, guessed: 0 }),
  now: anything,
};

const PUBLIC_SESSION: Shape = {
  acting_host: isHost,
  auto_approve: anything,
  auto_next: anything,
  closing_reason: anything,
  code: anything,
  connected_players: SEAT,
  game_number: (value) => value === 1,
  skips_left: (value) => value === 3,
  host_connection: isHost,
  id: anything,
  owner: isHost,
  phase: (value) => value === 'LOBBY' || value === 'CLOSED',
  player_count: anything,
  player_session_connection: areHosts,
  server_time: anything,
  session_is_closed: anything,
  settings: anything,
  ttl: anything,
  version: anything,
};

const SESSION: Shape = {
  code: anything,
  id: anything,
  owner: toMaker,
  public_session_id: anything,
  settings: anything,
  stage_key: toMaker,
  ttl: anything,
};

/**
 * What the door may see in the answers and events of each operation: the host, the settings, and how many play. Others
 * show it nothing. So a new field or operation is a violation until it is added here.
 * @see docs/protocol.md#who-sees-what
 */
const DOOR_MAY_SEE: Readonly<Partial<Record<OperationName | SubscriptionName, May | Shape>>> = {
  createOutOfTenSession: SESSION,
  createPlayerSessionConnection: SEAT,
  createPublicSession: PUBLIC_SESSION,
  deleteSession: SESSION,
  // A client gets it only for its own account, which `findLeak` checks.
  exportMyData: anything,
  getPublicSession: PUBLIC_SESSION,
  leaveSession: SEAT,
  onCreatePlayerSessionConnection: SEAT,
  onRoom: { view: VIEW, patch: { ...CHANGES, dropped: areHosts } },
  onUpdateOutOfTenSession: SESSION,
  onUpdatePlayerSessionConnection: SEAT,
  onUpdatePublicSession: PUBLIC_SESSION,
  pastRounds: {},
  commandRoom: {},
  removePlayer: SEAT,
  resumeSession: {
    id: anything,
    secret: anything,
    place: anything,
    sight: ROOM_SIGHT,
    allowance: anything,
    askAgainAt: anything,
    hasAudience: anything,
    stageKey: toMaker,
    now: anything,
  },
  roomSight: ROOM_SIGHT,
  updatePlayer: anything,
  updatePlayerSessionConnection: SEAT,
  updatePublicSession: PUBLIC_SESSION,
};

/** Returns the first value of an answer or event that the door may not see; undefined for none. */
export function findBeyondDoor(
  value: unknown,
  name: OperationName | SubscriptionName,
  door: Door,
): string | undefined {
  return findBeyond(value, DOOR_MAY_SEE[name] ?? nothing, { door, path: name });
}

function findBeyond(
  value: unknown,
  may: May | Shape,
  { door, path }: Readonly<{ door: Door; path: string }>,
): string | undefined {
  if (typeof may === 'function') {
    return may(value, door) ? undefined : `${path} is ${JSON.stringify(value)}`;
  }
  if (value == null) return undefined;
  if (Array.isArray(value)) return first(value, (each) => findBeyond(each, may, { door, path }));
  const fields = value as Readonly<Record<string, unknown>>;
  if (may === SEAT && door.own.has(String(fields.id))) return undefined;
  return first(Object.entries(fields), ([name, within]) =>
    name === '__typename'
      ? undefined
      : findBeyond(within, may[name] ?? nothing, { door, path: `${path}.${name}` }),
  );
}

function first<Item>(
  items: readonly Item[],
  find: (item: Item) => string | undefined,
): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

const A_NAME = /Player_p\d+/g;

/** Returns the first mark in a text that the door may not see; undefined for none. */
export function findInDoorText(text: string, { room, film }: Hidden, { names }: Door) {
  const other = text.match(A_NAME)?.find((name) => !names.has(name));
  if (other !== undefined) return `the name of ${other}`;
  if (room.progress.phase !== 'guessing') return undefined;
  const { id, posterKey } = room.progress.round;
  if (text.includes(id)) return 'the open round';
  if (text.includes(posterKey)) return 'the poster of the open round';
  return film && text.includes(marksOf(film).title) ? 'the title of the film' : undefined;
}
