import type { AudienceGuesses } from '../audience/audience-guesses.ts';
import type { RoomKeeper } from '../store/room-keeper.ts';
import type { RoomClock } from './room-clock.ts';

type FollowClock = RoomClock['followClock'];

/**
 * Returns a keeper that first moves what is due in rooms if the clock was set. Else a command that arrives before the
 * next patrol would be judged by old deadlines. The clock itself uses the keeper below, because it moves rooms by it.
 */
export function keepAfterJumps(keeper: RoomKeeper, followClock: FollowClock): RoomKeeper {
  return {
    ...keeper,
    change: (roomId, decide) => {
      const moving = followClock();
      const change = () => keeper.change(roomId, decide);
      return moving === undefined ? change() : moving.then(change);
    },
    read: (roomId) => {
      const moving = followClock();
      const read = () => keeper.read(roomId);
      return moving === undefined ? read() : moving.then(read);
    },
  };
}

/** The same for guesses of the audience, which change no room. */
export function guessAfterJumps(
  guesses: AudienceGuesses,
  followClock: FollowClock,
): AudienceGuesses {
  return {
    ...guesses,
    place: (guess) => {
      const moving = followClock();
      const place = () => guesses.place(guess);
      return moving === undefined ? place() : moving.then(place);
    },
  };
}
