type DraftSavingParts<T> = Readonly<{
  /** Resolves to false if the value must be saved again. */
  save: (value: T) => Promise<boolean>;
  /** In milliseconds. */
  now: () => number;
}>;

/** A value that has not changed for this long, in milliseconds, is saved. */
const REST_MS = 400;
/** The least time between two saves, in milliseconds. */
const SPAN_MS = 2000;

/**
 * Saves a changing value when it rests. Only the latest value is saved. Each save waits for the answer to the one
 * before, so that values arrive in order.
 */
export function createDraftSaving<T>({ save, now }: DraftSavingParts<T>) {
  let noted: Readonly<{ value: T }> | undefined;
  let isSaving = false;
  let isHeld = false;
  let nextSaveAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function saveSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(saveNow, Math.max(REST_MS, nextSaveAt - now()));
  }

  async function saveNow(): Promise<void> {
    clearTimeout(timer);
    if (noted === undefined || isSaving || isHeld) return;
    const saving = noted;
    noted = undefined;
    isSaving = true;
    nextSaveAt = now() + SPAN_MS;
    const isSaved = await save(saving.value);
    isSaving = false;
    if (!isSaved) noted ??= saving;
    if (noted !== undefined) saveSoon();
  }

  return {
    note(value: T): void {
      noted = { value };
      saveSoon();
    },
    /** Saves the latest value without a wait, because the player may be leaving. */
    saveNow: () => void saveNow(),
    /** Stops saving. Values are still noted. */
    hold(): void {
      isHeld = true;
    },
    /** Resumes saving. */
    release(): void {
      isHeld = false;
      saveSoon();
    },
  };
}
