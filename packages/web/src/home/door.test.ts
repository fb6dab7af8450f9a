import { FIRST_AVATAR } from '@outoften/rules/avatar';
import { expect, test } from 'vitest';
import { findDoor, type Visitor } from './door.ts';

const subject = 'account-1';
const player = { id: '1', name: 'Ana', avatar: FIRST_AVATAR };
const ana: Visitor = {
  session: { type: 'signed-in', user: { subject, email: 'ana@example.com' } },
  player: { type: 'there', subject, player },
  isOnline: true,
};

test('a player can go and play with others', () => {
  expect(findDoor(ana)).toEqual({ state: 'open' });
});

test.each<{ name: string; visitor: Partial<Visitor>; reason: string }>([
  { name: 'without a network', visitor: { isOnline: false }, reason: 'home.offline' },
  {
    name: 'without a sign-in',
    visitor: { session: { type: 'none', lastUser: undefined } },
    reason: 'home.signed-out',
  },
  {
    name: 'without a player',
    visitor: { player: { type: 'none', subject } },
    reason: 'home.no-player',
  },
  {
    name: 'without a player that could be found',
    visitor: { player: { type: 'failed', subject, problem: 'offline' } },
    reason: 'home.no-player',
  },
])('nobody plays with others $name', ({ visitor, reason }) => {
  expect(findDoor({ ...ana, ...visitor })).toEqual({ state: 'closed', reason });
});

test('a page made ahead of time looks closed without saying that it is', () => {
  const visitor: Visitor = { ...ana, session: { type: 'unknown' }, player: { type: 'unknown' } };
  expect(findDoor(visitor)).toEqual({
    state: 'unsettled',
    reason: 'home.signed-out',
  });
});

test.each<Visitor['player']>([{ type: 'unknown' }, { type: 'loading', subject }])(
  'whoever is signed in is taken for a player until it is known ($type)',
  (state) => {
    expect(findDoor({ ...ana, player: state })).toEqual({ state: 'unsettled', reason: undefined });
  },
);
