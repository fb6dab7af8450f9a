import { expect, test } from 'vitest';
import { aLobby, EVERY_MODE } from '../testing/attempt-builder.ts';
import {
  type GameMode,
  hasCastNaming,
  hasFreePoster,
  maximumScore,
  sellsHints,
  startingPoints,
} from './game-mode.ts';

type Case = {
  name: string;
  mode: GameMode;
  hints: boolean;
  naming: boolean;
  freePoster: boolean;
  maximum: number;
};

const solo = { hints: true, naming: true, freePoster: false, maximum: 300 };
const advanced = { ...solo };
const bare = { hints: false, naming: false, freePoster: false, maximum: 100 };
const hints = { ...bare, hints: true, maximum: 200 };

test.each<Case>([
  { name: 'a solo game', mode: { type: 'solo' }, ...solo },
  { name: 'the daily', mode: { type: 'daily' }, ...solo },
  { name: 'a bare lobby', mode: aLobby(), ...bare },
  {
    name: 'a lobby with a free poster',
    mode: aLobby({ allowImage: true }),
    ...bare,
    freePoster: true,
  },
  { name: 'a lobby with hints', mode: aLobby({ allowHints: true }), ...hints },
  {
    name: 'a lobby with hints and a free poster',
    mode: aLobby({ allowHints: true, allowImage: true }),
    ...hints,
    freePoster: true,
  },
  { name: 'an advanced lobby', mode: aLobby({ advancedMode: true }), ...advanced },
  {
    name: 'an advanced lobby that allows hints as well',
    mode: aLobby({ advancedMode: true, allowHints: true }),
    ...advanced,
  },
  {
    name: 'an advanced lobby, whatever it says of the poster,',
    mode: aLobby({ advancedMode: true, allowHints: true, allowImage: true }),
    ...advanced,
  },
  {
    name: 'an advanced lobby with nothing but a free poster',
    mode: aLobby({ advancedMode: true, allowImage: true }),
    ...advanced,
  },
])(
  'in $name a player can get $maximum points at most',
  ({ mode, hints, naming, freePoster, maximum }) => {
    expect(sellsHints(mode)).toBe(hints);
    expect(startingPoints(mode)).toBe(hints ? 100 : 0);
    expect(hasCastNaming(mode)).toBe(naming);
    expect(hasFreePoster(mode)).toBe(freePoster);
    expect(maximumScore(mode)).toBe(maximum);
  },
);

test('a mode that names the cast also sells hints', () => {
  for (const mode of EVERY_MODE) expect(!hasCastNaming(mode) || sellsHints(mode)).toBe(true);
});
