import { SAVED_DATA_KEY } from './saved-data-store.ts';
import { savedData } from './use-saved-data.ts';

/** Takes over what other tabs of this browser save, for as long as the page lasts. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === SAVED_DATA_KEY) savedData.reread();
  });
}
