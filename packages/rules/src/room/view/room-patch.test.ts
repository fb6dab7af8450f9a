import { describe, expect, test } from 'vitest';
import {
  aRoom,
  aSeat,
  aWaitingSeat,
  bo,
  withGuesses,
  withRound,
} from '../../testing/room-builder.ts';
import type { Room } from '../room.ts';
import { followMessage } from '../wire/follow-message.ts';
import { diffViews, writePatch } from './room-patch.ts';
import { type RoomView, type ViewerClass, viewRoom } from './view-room.ts';

function view(room: Room, version: number, viewer: ViewerClass = 'player') {
  return viewRoom(room, { version, viewer });
}

/** Returns the view after the patch from the earlier view to the later one. */
function follow(view: RoomView, earlier: RoomView, later: RoomView): RoomView | 'resync' {
  const followed = followMessage(view, { patch: writePatch(earlier, diffViews(earlier, later)) });
  return followed === 'resync' ? followed : followed.view;
}

const room = aRoom();
const before = view(room, 1);

describe('a patch', () => {
  test('without a change contains only the version', () => {
    const same = JSON.parse(JSON.stringify(view(room, 2)));
    expect(diffViews(before, same)).toEqual({
      version: 2,
      meta: undefined,
      seats: [],
      dropped: [],
      progress: undefined,
    });
  });

  test('contains the changed settings', () => {
    const after = view(aRoom({ pace: 'by-itself' }), 2);
    expect(diffViews(before, after)).toMatchObject({ meta: after.meta, progress: undefined });
  });

  test('of a guess contains only the seat that guessed', () => {
    const open = withRound(room);
    const after = view(withGuesses(open, { [bo]: 70 }), 3);
    expect(diffViews(view(open, 2), after)).toEqual({
      version: 3,
      meta: undefined,
      seats: [after.seats[1]],
      dropped: [],
      progress: undefined,
    });
  });

  test('of a round that begins contains the progress', () => {
    const after = view(withRound(room), 2);
    expect(diffViews(before, after)).toMatchObject({ progress: after.progress, seats: [] });
  });

  test('contains new seats, and removes those that may no longer be seen', () => {
    const more = view(aRoom({ seats: [aSeat('ana'), aSeat('bo'), aSeat('cy')] }), 2);
    expect(diffViews(before, more)).toMatchObject({ seats: [more.seats[2]], dropped: [] });
    const fewer = view(aRoom({ seats: [aSeat('ana'), aWaitingSeat('bo')] }), 2);
    expect(diffViews(before, fewer)).toMatchObject({ seats: [], dropped: [bo] });
  });
});

describe('a view', () => {
  const seats = [aSeat('ana'), aWaitingSeat('bo'), aSeat('cy')];
  const after = view(aRoom({ seats, pace: 'by-itself' }), 3);
  const earlier = view(aRoom({ seats: [aSeat('ana'), aSeat('bo')] }), 2);

  test('applies a patch', () => {
    expect(follow(earlier, earlier, after)).toEqual(after);
  });

  test('has its seats in order, whatever the order of arrival', () => {
    const approved = view(aRoom({ seats: [aSeat('ana'), aSeat('bo'), aSeat('cy')] }), 4);
    expect(follow(after, after, approved)).toEqual(approved);
  });

  test('keeps the same seats if none changed', () => {
    const later = view(aRoom({ pace: 'by-itself' }), 2);
    const followed = follow(before, before, later);
    expect(followed !== 'resync' && followed.seats).toBe(before.seats);
  });

  test('ignores a patch of an earlier or the same version', () => {
    expect(follow(after, earlier, after)).toBe(after);
    expect(follow({ ...after, version: 9 }, earlier, after)).toEqual({ ...after, version: 9 });
  });

  test('must be fetched again after a missed patch', () => {
    expect(follow({ ...earlier, version: 1 }, earlier, after)).toBe('resync');
  });
});
