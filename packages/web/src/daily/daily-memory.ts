import {
  type KeptDailies,
  readKeptDailies,
  saveKeptDailies,
} from '@outoften/rules/daily/kept-dailies';
import type { SavedData } from '@outoften/rules/player/saved-data';
import type { SavedDataStore } from '../saved-data/saved-data-store.ts';

export type DailyMemory = ReturnType<typeof createDailyMemory>;

/** Reads and writes the dailies in the browser's saved data. */
export function createDailyMemory(saved: Pick<SavedDataStore, 'reread' | 'save'>) {
  /** Reads what any tab saved last. */
  function read(): KeptDailies {
    return readSaved(saved.reread());
  }

  function change(decide: (kept: KeptDailies) => KeptDailies): KeptDailies {
    const changed = decide(read());
    saved.save(saveKeptDailies(changed));
    return changed;
  }

  return { read, change };
}

/** Reads the dailies from the saved data. */
export function readSaved({ dleData, dailies }: SavedData): KeptDailies {
  return readKeptDailies({ dleData, dailies });
}
