import { FRESH_SAVED_DATA, type SavedData } from '@outoften/rules/player/saved-data';
import { beforeEach } from 'vitest';
import { savedData } from '../src/saved-data/use-saved-data.ts';

/** Begins every test of the file with an empty browser. Call it at the top. */
export function forgetSavedData(): void {
  beforeEach(() => keepInBrowser({}));
}

/** Stores this data and nothing else. */
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
