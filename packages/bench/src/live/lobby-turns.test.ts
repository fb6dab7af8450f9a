import { expect, test } from 'vitest';
import { createLobbyTurns, type LobbyTurns, type NextGuess } from './lobby-turns.ts';

/** Takes all seats that may guess. Each guess arrives at once. */
function takeAll(turns: LobbyTurns): readonly string[] {
  return takeWithoutArrival(turns, ({ lobby }) => turns.arrive(lobby, 1));
}

function takeWithoutArrival(
  turns: LobbyTurns,
  onTaken: (next: NextGuess) => void = () => {},
): readonly string[] {
  const taken: string[] = [];
  for (let next = turns.next(); next !== undefined; next = turns.next()) {
    const { lobby, room, member, isLast } = next;
    taken.push(`${lobby}.${room}.${member}${isLast ? ' last' : ''}`);
    onTaken(next);
  }
  return taken;
}

test('lobbies take turns, and each seat guesses once a round', () => {
  const turns = createLobbyTurns({ lobbies: 2, players: 2, rooms: 1 });
  expect(takeAll(turns)).toEqual(['0.0.0', '1.0.0', '0.0.1 last', '1.0.1 last']);
});

test('a lobby guesses again once its next round is open', () => {
  const turns = createLobbyTurns({ lobbies: 2, players: 1, rooms: 1 });
  takeAll(turns);
  turns.open({ lobby: 1, room: 0 });
  expect(takeAll(turns)).toEqual(['1.0.0 last']);
});

test('a lobby continues in its other room once a round is over, and returns later', () => {
  const turns = createLobbyTurns({ lobbies: 1, players: 2, rooms: 2 });
  expect(turns.usedUp()).toEqual([]);
  expect(takeAll(turns)).toEqual(['0.0.0', '0.0.1 last', '0.1.0', '0.1.1 last']);
  expect(turns.usedUp()).toEqual([
    { lobby: 0, room: 0 },
    { lobby: 0, room: 1 },
  ]);
  turns.open({ lobby: 0, room: 0 });
  expect(takeAll(turns)).toEqual(['0.0.0', '0.0.1 last']);
});

test('a lobby continues once it has all guesses of the round before, and other lobbies do not wait for it', () => {
  const turns = createLobbyTurns({ lobbies: 2, players: 2, rooms: 1 });
  expect(takeWithoutArrival(turns)).toHaveLength(4);
  expect(turns.isAnyLeft()).toBe(false);
  for (const lobby of [0, 1]) turns.open({ lobby, room: 0 });
  expect(turns.isAnyLeft()).toBe(true);
  turns.arrive(0, 1);
  expect(turns.next()).toBeUndefined();
  turns.arrive(1, 2);
  expect(takeWithoutArrival(turns)).toEqual(['1.0.0', '1.0.1 last']);
  turns.arrive(0, 1);
  expect(takeWithoutArrival(turns)).toEqual(['0.0.0', '0.0.1 last']);
});
