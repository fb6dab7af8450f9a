import { tabStorage } from '../saved-data/safe-storage.ts';
import { ERRAND_KEY } from './issuer/errand.ts';
import { createSignInProgress } from './sign-in-progress.ts';

/** The state of signing in on this page. */
export const signInProgress = createSignInProgress({
  load: () => import('./browser-sign-in.ts'),
  isOnErrand: () => tabStorage.getItem(ERRAND_KEY) !== null,
});
