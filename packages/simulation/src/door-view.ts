import type { GraphQLField, GraphQLOutputType } from 'graphql';
// Imported by file name: otherwise Vitest loads a second copy of the module that makes the schema.
import { getNamedType, isObjectType } from 'graphql/index.js';
import {
  anything,
  areHosts,
  type Door,
  findBeyondSight,
  first,
  isHost,
  type May,
  nothing,
  type Place,
  toMaker,
} from './door-sight.ts';
import type { Hidden } from './leak-search.ts';
import { marksOf } from './marked-films.ts';

/**
 * The types and fields that the door may see: the host, the settings, and how many play. Any other field must be empty,
 * and any other type must be absent. So a new field is a violation until it is added here.
 * @see docs/protocol.md#who-sees-what
 */
const DOOR_MAY_SEE: Readonly<Record<string, Readonly<Record<string, May>>>> = {
  OutOfTenSession: {
    code: anything,
    id: anything,
    owner: toMaker,
    public_session_id: anything,
    settings: anything,
    stage_key: toMaker,
    ttl: anything,
  },
  PublicSession: {
    acting_host: isHost,
    auto_approve: anything,
    auto_next: anything,
    closing_reason: anything,
    code: anything,
    connected_players: anything,
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
  },
  PlayerSessionConnection: {
    avatar_url: anything,
    closing_reason: anything,
    connection_is_closed: anything,
    host_approved: anything,
    id: isHost,
    is_away: anything,
    order: anything,
    player_name: anything,
    public_session_id: anything,
    session_code: anything,
    ttl: anything,
  },
};

/**
 * Types that a client only gets for its own account, so all their fields are allowed. `findLeak` checks the account.
 */
const OWN_ALONE: readonly string[] = [
  'DailyResult',
  'DrawnMovie',
  'MyAccount',
  'MyAudienceGuess',
  'MyAudienceMembership',
  'MyData',
  'MySeat',
  'Player',
  'ReservedPlayerName',
  'SessionSettings',
];

/** The operation that is answered. */
type ToldField = Pick<GraphQLField<unknown, unknown>, 'name' | 'type'>;

/** Returns the first value of an answer that the door may not see; undefined for none. */
export function findBeyondDoor(value: unknown, field: ToldField, door: Door): string | undefined {
  return findBeyond(value, field.type, { door, path: field.name });
}

function findBeyond(value: unknown, given: GraphQLOutputType, place: Place): string | undefined {
  if (value == null) return undefined;
  if (Array.isArray(value)) return first(value, (each) => findBeyond(each, given, place));
  const type = getNamedType(given);
  if (!isObjectType(type)) return findBeyondSight(type.name, value, place);
  const { door, path } = place;
  const told = value as Readonly<Record<string, unknown>>;
  const isOwn = OWN_ALONE.includes(type.name) || isOwnConnection(type.name, told, door);
  const rules = DOOR_MAY_SEE[type.name];
  if (rules === undefined && !isOwn) return `${path} is a ${type.name}`;
  const fields = type.getFields();
  return first(Object.entries(told), ([name, within]) => {
    const may = isOwn ? anything : (rules?.[name] ?? nothing);
    const at = `${path}.${name}`;
    if (!may(within, door)) return `${at} is ${JSON.stringify(within)}`;
    const field = fields[name];
    // A field that must be empty has no fields within it.
    return field && may !== nothing
      ? findBeyond(within, field.type, { door, path: at })
      : undefined;
  });
}

/** All fields of a person's own connection are allowed. */
function isOwnConnection(typeName: string, { id }: Readonly<Record<string, unknown>>, door: Door) {
  return typeName === 'PlayerSessionConnection' && door.own.has(String(id));
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
