import { useSyncExternalStore } from 'react';
import { listPuzzles } from '../api/daily.ts';
import { type ArchiveState, createArchiveStore } from './archive-store.ts';
import { deviceTime } from './use-daily.ts';

export const archive = createArchiveStore({ listPuzzles, device: deviceTime });

const BEFORE_READING: ArchiveState = archive.getState();

export function useArchive(): ArchiveState {
  return useSyncExternalStore(archive.subscribe, archive.getState, () => BEFORE_READING);
}
