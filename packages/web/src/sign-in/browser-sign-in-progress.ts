import { ERRAND_KEY } from './errand.ts';
import { createSignInProgress } from './sign-in-progress.ts';

/** How far this page has got. */
export const signInProgress = createSignInProgress({
  load: () => import('./browser-sign-in.ts'),
  isOnErrand() {
    try {
      return window.sessionStorage.getItem(ERRAND_KEY) !== null;
    } catch {
      return false;
    }
  },
});
