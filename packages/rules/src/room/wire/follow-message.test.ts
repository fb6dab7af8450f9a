import { describe, expect, test } from 'vitest';
import { aFilm } from '../../testing/film-builder.ts';
import { aRoom, bo, withRound } from '../../testing/room-builder.ts';
import { viewFilm } from '../view/view-film.ts';
import { type RoomView, viewRoom } from '../view/view-room.ts';
import { followMessage } from './follow-message.ts';

const lobby = viewRoom(aRoom(), { version: 4, viewer: 'player' });
const { progress } = viewRoom(withRound(aRoom()), { version: 5, viewer: 'player' });
const film = viewFilm(aFilm(), {
  mode: { type: 'lobby', scoring: { advancedMode: false, allowHints: false, allowImage: false } },
  hints: { poster: 'locked', overview: 'locked', review: 'locked' },
  round: { posterKey: 'poster', reviewId: 'review' },
  isOver: false,
});

/** Returns the room that a follower with this view has after the message. */
function after(view: RoomView, message: Parameters<typeof followMessage>[1]) {
  const followed = followMessage(view, message);
  if (followed === 'resync') throw new RangeError('a message was missed');
  return followed;
}

describe('after a message of a room, a follower has', () => {
  test('the whole view with its film', () => {
    const view = { ...lobby, version: 30 };
    expect(after(lobby, { view, film })).toEqual({ view, film, isWhole: true, audience: {} });
  });

  test('the film of a round that begins, in which none of the audience has guessed', () => {
    const followed = after(lobby, { patch: { version: 5, progress }, film });
    expect(followed).toEqual({
      view: { ...lobby, version: 5, progress },
      isWhole: false,
      film,
      audience: { guessed: 0 },
    });
  });

  test('the news of the audience, with the view unchanged', () => {
    const audience = { members: 7, reactions: { gasp: 2 } };
    const followed = after(lobby, { audience });
    expect(followed).toEqual({ view: lobby, isWhole: false, film: undefined, audience });
  });

  test('an unchanged view if the patch is older', () => {
    const followed = after(lobby, { patch: { version: 4, progress }, film });
    expect(followed).toEqual({ view: lobby, isWhole: false, film: undefined, audience: {} });
  });
});

describe('a follower must fetch the room again', () => {
  test('after a missed version', () => {
    expect(followMessage(lobby, { patch: { version: 6 } })).toBe('resync');
  });

  test('if an unknown seat changes', () => {
    const patch = { version: 5, seats: [{ id: bo, hasGuessed: true }] };
    expect(followMessage({ ...lobby, seats: [] }, { patch })).toBe('resync');
  });
});
