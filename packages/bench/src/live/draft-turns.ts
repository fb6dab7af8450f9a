import type { LobbyTurns, RoomPlace } from './lobby-turns.ts';

/** The least time between two drafts of a seat. The app waits longer. */
const APART_MS = 50;

export type NextDraft = RoomPlace & Readonly<{ member: number }>;

/**
 * Chooses the seat that moves a slider. Lobbies take turns. The seat has not guessed, and has not just moved its
 * slider.
 */
export function createDraftTurns(
  turns: Pick<LobbyTurns, 'yetToGuess'>,
  { lobbies }: Readonly<{ lobbies: number }>,
) {
  const movedAt = new Map<string, number>();
  let turn = 0;

  function nextIn(lobby: number, now: number): NextDraft | undefined {
    const { room, members } = turns.yetToGuess(lobby);
    const isDue = (member: number) =>
      now - (movedAt.get(`${lobby}.${member}`) ?? Number.NEGATIVE_INFINITY) >= APART_MS;
    const member = members.find(isDue);
    if (member === undefined) return undefined;
    movedAt.set(`${lobby}.${member}`, now);
    return { lobby, room, member };
  }

  return {
    /** Undefined if no seat may move. `now` in milliseconds. */
    next(now: number): NextDraft | undefined {
      for (let tried = 0; tried < lobbies; tried++) {
        const next = nextIn(turn, now);
        turn = (turn + 1) % lobbies;
        if (next !== undefined) return next;
      }
      return undefined;
    },
  };
}
