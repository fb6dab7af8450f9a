import { FRESH_LOBBY, type LobbyDraft } from './lobby-draft.ts';

const DRAFT_KEY = 'out-of-ten.room-draft';

/** Keeps a draft over a reload, in the tab's own storage, which may refuse. */
export function keepDraft(storage: Pick<Storage, 'setItem'>, draft: LobbyDraft): void {
  try {
    storage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // The form begins from its defaults after a reload.
  }
}

/** The kept draft, or a fresh one where none is kept that can be read. */
export function readDraft(storage: Pick<Storage, 'getItem'>): LobbyDraft {
  try {
    const kept: unknown = JSON.parse(storage.getItem(DRAFT_KEY) ?? 'null');
    return isDraft(kept) ? kept : FRESH_LOBBY;
  } catch {
    return FRESH_LOBBY;
  }
}

/** Forgets the draft of a room that was opened. */
export function dropDraft(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(DRAFT_KEY);
  } catch {
    // What could not be kept need not be dropped.
  }
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
