export type DraftSaving<T> = Readonly<{
  /** Notes a value; the last one noted is the one that is saved. */
  note: (value: T) => void;
  /** Saves nothing from now on; what is noted is remembered. */
  hold: () => void;
  /** Goes on saving. */
  release: () => void;
}>;

export type DraftSavingParts<T> = Readonly<{
  /** False if it has to be tried again. */
  save: (value: T) => Promise<boolean>;
  pause: (milliseconds: number) => Promise<void>;
  /** After one that was saved, in milliseconds. */
  spanMs: number;
  /** After one that could not be saved, in milliseconds. */
  retryMs: number;
}>;

/**
 * Saves a value that keeps changing: the first at once, from then on the last of each span of time. None is sent before
 * the one sent earlier was answered, so that they arrive in their order.
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
