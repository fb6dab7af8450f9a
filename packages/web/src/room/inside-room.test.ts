import type { OpenRoundView, ProgressView } from '@outoften/rules/room/view/view-room';
import { expect, test } from 'vitest';
import { needsOwnPart } from './inside-room.ts';
import type { Role } from './room-state.ts';
import { aView } from './testing/view-under-test.ts';

const seat = {} as Extract<Role, { type: 'player' }>['seat'];
const PLAYER = { type: 'player', seat } as const;
const MEMBER = { type: 'audience', seat } as const;
const STAGE = { type: 'stage', stageKey: 'key' } as const;

const LOBBY = { phase: 'lobby' } as const;
const OVER = { phase: 'over', rounds: 3 } as const;
const GUESSING = { phase: 'guessing', round: { id: 'round-1' } as OpenRoundView } as const;

type Case = readonly [
  what: string,
  Readonly<{ role: Role; before: ProgressView; after: ProgressView; isBack: boolean }>,
  needs: boolean,
];

test.each<Case>([
  [
    'a player whose round begins',
    { role: PLAYER, before: LOBBY, after: GUESSING, isBack: false },
    true,
  ],
  [
    'a player whose round goes on',
    { role: PLAYER, before: GUESSING, after: GUESSING, isBack: false },
    false,
  ],
  [
    'a player whose connection is back',
    { role: PLAYER, before: GUESSING, after: GUESSING, isBack: true },
    true,
  ],
  [
    'a player whose connection is back in the lobby',
    { role: PLAYER, before: LOBBY, after: LOBBY, isBack: true },
    false,
  ],
  [
    'a player whose game is over',
    { role: PLAYER, before: GUESSING, after: OVER, isBack: false },
    false,
  ],
  [
    'an audience member whose game is over',
    { role: MEMBER, before: GUESSING, after: OVER, isBack: false },
    true,
  ],
  [
    'an audience member whose round begins',
    { role: MEMBER, before: LOBBY, after: GUESSING, isBack: false },
    false,
  ],
  [
    'a stage, which has nothing of its own',
    { role: STAGE, before: LOBBY, after: GUESSING, isBack: true },
    false,
  ],
])('the player’s own part is fetched if it may have changed: %s', (_, parts, needs) => {
  const { role, before, after, isBack } = parts;
  const room = { role, view: aView({ progress: before }) };
  expect(needsOwnPart(room, aView({ progress: after }), { isBack })).toBe(needs);
});
