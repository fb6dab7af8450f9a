import { attemptsIn } from '@outoften/rules/room/seat-attempts';
import { ownerOfGuest } from '@outoften/server/src/identity/callers/caller.ts';
import type { Stored } from './browser-under-test.ts';
import type { StoreSnapshot } from './store-snapshots-under-test.ts';

/**
 * What one person does with two devices. An act that the screens do not offer changes nothing. Who watches already stops
 * by `watch`.
 */
export const ACTS = [
  'join',
  'watch',
  'guess',
  'sign in',
  'sign up',
  'sign out',
  'delete',
  'reload',
  'second tab',
  'other device',
] as const;

export type Act = (typeof ACTS)[number];

/** What the checks have to remember of a path: facts about accounts and guests, by their names in the store. */
export type Facts = Readonly<{
  /** They have guessed the room's film. */
  guessed: readonly string[];
  /** Accounts with a result of the daily. */
  daily: readonly string[];
  signedUp: boolean;
  deleted: readonly string[];
}>;

export type World = Readonly<{
  store: StoreSnapshot;
  /** The one in the person's hand, and the other one. */
  browsers: readonly [Stored, Stored];
  facts: Facts;
}>;

/** An account with a player, and one that the person opens. */
export const OWN = 'account-own';
export const NEW = 'account-new';

export function rowsOf(store: StoreSnapshot, table: string): readonly Record<string, unknown>[] {
  return JSON.parse(store.rows.get(table) ?? '[]');
}

/** Ids that are made at random, and what is computed from them. */
const RANDOM = /guest-\w+|guest#[\w-]+|[\w-]{22}\.[\w-]+/g;

/**
 * The same text for states that no later act tells apart: all that says who plays, watches and has guessed. Left out are
 * random ids, the names last typed, counts of requests, and what is left of guests whose id no browser has any more.
 */
export function keyOf({ store, browsers, facts }: World): string {
  const stored = browsers.map(browserKey);
  const people = new Set([OWN, NEW, ...guestsIn(browsers)]);
  const isKnown = ({ owner }: Readonly<{ owner?: unknown }>) => people.has(String(owner));
  const owners = (table: string) =>
    rowsOf(store, table)
      .filter(isKnown)
      .map(({ owner, name, was_made }) => [owner, table === 'walk_in' && name, was_made]);
  const attempts = new Map(
    attemptsIn(store.room.progress).map(({ seat, guess }) => [seat, guess ?? null]),
  );
  const seats = store.room.seats
    .filter(isKnown)
    .map(({ id, owner, place }) => [id, owner, { ...place, seatedAt: 0 }, attempts.get(id)]);
  const members = rowsOf(store, 'audience_member')
    .filter(isKnown)
    .map(({ id, owner }) => [id, owner]);
  const guesses = rowsOf(store, 'audience_guess').map(({ member_id }) => member_id);
  const rest = ['walk_in', 'player', 'withdrawn_guess', 'daily_result'].map(owners);
  const { host } = store.room;
  const text = JSON.stringify([stored, seats, members, guesses, rest, host, facts]);
  const names = new Map<string, string>();
  return text.replaceAll(RANDOM, (id) => {
    const name = names.get(id) ?? `#${names.size}`;
    names.set(id, name);
    return name;
  });
}

export function guestsIn(browsers: readonly Stored[]): readonly string[] {
  return browsers.flatMap(({ local }) => {
    const id = /guest-[0-9a-f]{24}/.exec(local['out-of-ten'] ?? '')?.[0];
    return id === undefined ? [] : [ownerOfGuest(id)];
  });
}

function browserKey({ local, tabs, deletedHere }: Stored) {
  const { dailies, userData } = JSON.parse(local['out-of-ten'] ?? '{}');
  const { user, tokens } = JSON.parse(local['out-of-ten.session'] ?? '{}');
  const seats: readonly Record<string, unknown>[] = JSON.parse(local['out-of-ten.seats'] ?? '[]');
  const guest = userData.userId;
  return [
    guest && [guest, ownerOfGuest(guest)],
    tokens && user.subject,
    seats.map(({ owner, connectionId }) => [owner, connectionId]),
    [dailies?.account, dailies?.results.length, dailies?.aside],
    tabs.map((tab) => Object.keys(tab)),
    deletedHere,
  ];
}
