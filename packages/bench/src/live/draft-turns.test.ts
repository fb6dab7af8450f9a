import { expect, test } from 'vitest';
import { createDraftTurns } from './draft-turns.ts';
import { createLobbyTurns } from './lobby-turns.ts';

test('seats without a guess send drafts, lobby by lobby, each at most once in 50 ms', () => {
  const turns = createLobbyTurns({ lobbies: 2, players: 3, rooms: 1 });
  turns.next();
  const drafts = createDraftTurns(turns, { lobbies: 2 });
  const takeAll = (now: number) => {
    const taken: string[] = [];
    for (let next = drafts.next(now); next !== undefined; next = drafts.next(now)) {
      taken.push(`${next.lobby}.${next.room}.${next.member}`);
    }
    return taken;
  };
  expect(takeAll(0)).toEqual(['0.0.1', '1.0.0', '0.0.2', '1.0.1', '1.0.2']);
  expect(takeAll(49)).toEqual([]);
  expect(takeAll(50)).toHaveLength(5);
});

test('no seat sends drafts between two rounds', () => {
  const turns = createLobbyTurns({ lobbies: 1, players: 1, rooms: 1 });
  turns.next();
  expect(createDraftTurns(turns, { lobbies: 1 }).next(0)).toBeUndefined();
});
