import { expect, test } from 'vitest';
import { afterRound, ana, aRoom, aSeat, bo, someSettings } from '../../testing/room-builder.ts';
import { hasNextRound } from './view-next-round.ts';
import { viewRoom } from './view-room.ts';

const gone = aSeat('bo', { place: { state: 'gone', reason: 'left' } });
const away = aSeat('bo', { presence: { type: 'away', since: 0 } });

test.each([
  {
    name: 'two players are connected',
    rounds: 2,
    seats: [aSeat('ana'), aSeat('bo')],
    follows: true,
  },
  { name: 'one of two players is away', rounds: 2, seats: [aSeat('ana'), away], follows: true },
  { name: 'one player is left', rounds: 2, seats: [aSeat('ana'), gone], follows: false },
  { name: 'it was the last round', rounds: 1, seats: [aSeat('ana'), aSeat('bo')], follows: false },
])('after a round, if $name, another follows: $follows', ({ rounds, seats, follows }) => {
  const settings = someSettings({ maxRounds: rounds });
  const over = afterRound(aRoom({ settings }), { [ana]: 70, [bo]: 60 });
  const view = viewRoom({ ...over, seats }, { version: 1, viewer: 'player' });
  expect(hasNextRound(view)).toBe(follows);
});
