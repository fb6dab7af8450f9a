import { FRESH_SAVED_DATA, type SavedData } from '@outoften/rules/player/saved-data';
import { beforeEach } from 'vitest';
import { savedData } from '../src/saved-data/use-saved-data.ts';

/** Begins every test of the file that calls this at its top with what a new visitor's browser keeps: nothing. */
export function forgetSavedData(): void {
  beforeEach(() => keepInBrowser({}));
}

/** Keeps this and nothing else in the browser. */
export function keepInBrowser(parts: Partial<SavedData>): void {
  savedData.save({
    ...FRESH_SAVED_DATA,
    soloLength: undefined,
    soloBests: undefined,
    isCoached: undefined,
    dleData: undefined,
    dailies: undefined,
    ...parts,
  });
}
