export type DraftSaving<T> = Readonly<{
  /** Notes a value. Only the latest noted value is saved. */
  note: (value: T) => void;
  /** Stops saving. Values are still noted. */
  hold: () => void;
  /** Resumes saving. */
  release: () => void;
}>;

export type DraftSavingParts<T> = Readonly<{
  /** Resolves to false if the value must be saved again. */
  save: (value: T) => Promise<boolean>;
  pause: (milliseconds: number) => Promise<void>;
  /** The least time between two saves, in milliseconds. */
  spanMs: number;
  /** The pause after a save that failed, in milliseconds. */
  retryMs: number;
}>;

/**
 * Saves a changing value: the first one at once, and then the latest of each interval. Each save waits for the answer
 * to the one before, so that values arrive in order.
 */
export function createDraftSaving<T>(parts: DraftSavingParts<T>): DraftSaving<T> {
  const { save, pause, spanMs, retryMs } = parts;
  let noted: Readonly<{ value: T }> | undefined;
  let isSaving = false;
  let isHeld = false;

  async function saveNoted(): Promise<void> {
    if (isSaving) return;
    isSaving = true;
    while (noted !== undefined && !isHeld) {
      const saving = noted;
      noted = undefined;
      const isSaved = await save(saving.value);
      if (!isSaved) noted ??= saving;
      await pause(isSaved ? spanMs : retryMs);
    }
    isSaving = false;
  }

  return {
    note(value) {
      noted = { value };
      void saveNoted();
    },
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      void saveNoted();
    },
  };
}
