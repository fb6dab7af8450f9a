import type { News } from './wire.ts';

const MARK = /~(\d+)\.(\d+)~/g;

/** Of any peer, whatever it wraps its events in: the marks of guesses are there as they are. */
export function readPeerNews(payload: Buffer): News {
  const guessed = Array.from(payload.toString('latin1').matchAll(MARK), ([, member, times]) => ({
    member: Number(member),
    times: Number(times),
  }));
  return { room: 0, guessed, isOver: false, isOpen: false };
}
