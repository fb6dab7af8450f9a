export type DraftSaving<T> = Readonly<{
  /** Notes a value; the last one noted is the one that is saved. */
  note: (value: T) => void;
  /** Forgets what was noted and not saved yet. */
  stop: () => void;
}>;

export type DraftSavingParts<T> = Readonly<{
  /** False if it has to be tried again. */
  save: (value: T) => Promise<boolean>;
  /** Between two that are saved, in milliseconds. */
  spanMs: number;
  /** Before what could not be saved is tried again, in milliseconds. */
  retryMs: number;
}>;

/** Saves a value that keeps changing: the first at once, from then on the last of each span of time. */
export function createDraftSaving<T>({
  save,
  spanMs,
  retryMs,
}: DraftSavingParts<T>): DraftSaving<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let noted: Readonly<{ value: T }> | undefined;
  /** Counts what was begun to be saved, so that a failure of what is out of date changes nothing. */
  let begun = 0;

  async function saveNoted(): Promise<void> {
    timer = undefined;
    const saving = noted;
    if (saving === undefined) return;
    noted = undefined;
    begun += 1;
    const mine = begun;
    timer = setTimeout(saveNoted, spanMs);
    const isSaved = await save(saving.value);
    if (isSaved || noted !== undefined || mine !== begun) return;
    noted = saving;
    clearTimeout(timer);
    timer = setTimeout(saveNoted, retryMs);
  }

  return {
    note(value) {
      noted = { value };
      if (timer === undefined) void saveNoted();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      noted = undefined;
      begun += 1;
    },
  };
}
