import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { anyGame } from '../../testing/games-under-test.ts';
import { aRoom } from '../../testing/room-builder.ts';
import { diffViews, writePatch } from '../view/room-patch.ts';
import { type RoomView, type ViewerClass, viewRoom } from '../view/view-room.ts';
import { followMessage } from './follow-message.ts';
import { roomMessageSchema } from './message-schemas.ts';
import type { PatchMessage, RoomMessage } from './room-message.ts';

const CLASSES: readonly ViewerClass[] = ['host', 'player', 'audience', 'door'];

/** Returns the message as it arrives. */
function sent(message: RoomMessage): RoomMessage {
  return v.parse(roomMessageSchema, JSON.parse(JSON.stringify(message)));
}

function sentPatch(patch: PatchMessage): PatchMessage {
  const message = sent({ patch });
  if ('patch' in message) return message.patch;
  throw new TypeError('a patch arrived as something else');
}

function sentView(view: RoomView): RoomView {
  const message = sent({ view });
  if ('view' in message) return message.view;
  throw new TypeError('a view arrived as something else');
}

describe('a follower of a room', () => {
  test.each(CLASSES)('always has the view of its class, in any game: %s', (viewer) => {
    fc.assert(
      fc.property(anyGame, ({ moments }) => {
        const views = moments.map(({ room }, n) => viewRoom(room, { version: n + 1, viewer }));
        let followed: RoomView | undefined;
        for (const [n, view] of views.entries()) {
          followed = n === 0 ? sentView(view) : next(followed, views[n - 1], view);
          expect(followed).toEqual(view);
        }
      }),
      { numRuns: 40 },
    );
  });
});

function next(
  followed: RoomView | undefined,
  before: RoomView | undefined,
  after: RoomView,
): RoomView | undefined {
  if (followed === undefined || before === undefined) return undefined;
  const patch = sentPatch(writePatch(before, diffViews(before, after)));
  const next = followMessage(followed, { patch });
  return next === 'resync' ? undefined : next.view;
}

describe('a patch for the audience', () => {
  test('of a guess only says who guessed', () => {
    const view = viewRoom(aRoom(), { version: 1, viewer: 'player' });
    const [first, ...others] = view.seats;
    const seats = first ? [{ ...first, hasGuessed: true }, ...others] : [];
    const patch = diffViews(view, { ...view, version: 2, seats });
    expect(writePatch(view, patch)).toEqual({
      version: 2,
      seats: [{ id: first?.id, hasGuessed: true }],
    });
  });
});
