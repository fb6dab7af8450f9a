import { ok } from '@outoften/rules/result';
import type { Room } from '@outoften/rules/room/room';
import { expect } from 'vitest';
import { aRoom } from './room-under-test.ts';

export function onFault(fault: unknown): void {
  expect.unreachable(String(fault));
}

/** Adds a film to the room's drawn films. Returns how many there are. */
export function draw(film: string) {
  return (room: Room) => {
    const drawn = [...room.drawn, film];
    return ok({ room: { ...room, drawn }, value: drawn.length });
  };
}

export function codeOf(n: number): Room['code'] {
  return aRoom({ id: `${n}`.padStart(6, '0') }).code;
}
