import { isDeepStrictEqual } from 'node:util';

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

/** A value that is checked, and its place in the answer. */
export type Place = Readonly<{ door: Door; path: string }>;

export type May = (value: unknown, door: Door) => boolean;

export const anything: May = () => true;
export const nothing: May = (value) =>
  value == null ||
  value === false ||
  value === 0 ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);
export const isHost: May = (value, { hosts }) => hosts.has(String(value));
export const areHosts: May = (value, { hosts }) =>
  Array.isArray(value) && value.every((id) => hosts.has(id));
export const toMaker: May = (value, door) => door.isMaker || nothing(value, door);

/** The fields of a value that the door may see. Any other field must be empty. */
interface Shape {
  readonly [field: string]: May | Shape;
}

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

const SEAT: Shape = {
  id: isHost,
  order: anything,
  name: anything,
  avatar: anything,
  state: anything,
  reason: anything,
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

/** JSON that rooms send, by the scalars of the schema. */
const SIGHTS: Readonly<Record<string, Shape>> = {
  RoomMessage: { view: VIEW, patch: { ...CHANGES, dropped: areHosts } },
  RoomSight: ROOM_SIGHT,
  SeatSight: {
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
  PastRounds: {},
  OwnChange: {},
};

/**
 * Returns the first value in a room's JSON that the door may not see. Undefined for none, and for scalars that are no
 * JSON.
 * @see docs/protocol.md#who-sees-what
 */
export function findBeyondSight(scalar: string, value: unknown, place: Place): string | undefined {
  const shape = SIGHTS[scalar];
  return shape && findBeyond(value, shape, place);
}

function findBeyond(value: unknown, shape: Shape, { door, path }: Place): string | undefined {
  if (Array.isArray(value)) {
    return first(value, (each) => findBeyond(each, shape, { door, path }));
  }
  const told = value as Readonly<Record<string, unknown>>;
  // All fields of a person's own connection are allowed.
  if (shape === SEAT && door.own.has(String(told.id))) return undefined;
  return first(Object.entries(told), ([name, within]) => {
    const may = shape[name] ?? nothing;
    const at = `${path}.${name}`;
    if (typeof may !== 'function') return findBeyond(within, may, { door, path: at });
    return may(within, door) ? undefined : `${at} is ${JSON.stringify(within)}`;
  });
}

export function first<Item>(
  items: readonly Item[],
  find: (item: Item) => string | undefined,
): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
