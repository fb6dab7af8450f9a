import {
  readKeptDailies,
  saveKeptDailies,
  withoutAccount,
} from '@outoften/rules/daily/kept-dailies';
import { keptSeats } from '../room/use-room.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { session } from '../sign-in/session/browser-session.ts';

/** Removes all that this browser saved about a deleted account. Its dailies stay here as those of a guest. */
export function forgetAccount(subject: string): void {
  keptSeats.change(subject, () => undefined);
  const data = savedData.reread();
  const { userId } = data.userData;
  const dailies = withoutAccount(readKeptDailies(data), subject);
  savedData.save({ ...saveKeptDailies(dailies), userData: { userId } });
  session.forget();
}
