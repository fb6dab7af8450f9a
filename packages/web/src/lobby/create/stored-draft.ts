import { tabStorage } from '../../saved-data/safe-storage.ts';
import { FRESH_LOBBY, type LobbyDraft } from './lobby-draft.ts';

export const DRAFT_KEY = 'out-of-ten.room-draft';

/** Keeps a draft through a reload. */
export function storeDraft(draft: LobbyDraft): void {
  tabStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
}

/** Returns the stored draft, or a fresh one if none can be read. */
export function readDraft(): LobbyDraft {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(DRAFT_KEY) ?? 'null');
    return isDraft(kept) ? kept : FRESH_LOBBY;
  } catch {
    return FRESH_LOBBY;
  }
}

/** Deletes the draft after its room was opened. */
export function removeDraft(): void {
  tabStorage.removeItem(DRAFT_KEY);
}

function isDraft(kept: unknown): kept is LobbyDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...kept };
  const { name, ...fresh } = FRESH_LOBBY;
  const isName = fields.name === undefined || typeof fields.name === 'string';
  return (
    isName && Object.entries(fresh).every(([key, value]) => typeof fields[key] === typeof value)
  );
}
