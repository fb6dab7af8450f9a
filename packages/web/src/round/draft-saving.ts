export type DraftSaving<T> = Readonly<{
  /** Notes a value; the last one noted is the one that is saved. */
  note: (value: T) => void;
  /** Forgets what was noted and not saved yet. */
  stop: () => void;
}>;

/** Saves a value that keeps changing: the first at once, from then on the last of each span of time. */
export function createDraftSaving<T>(save: (value: T) => void, spanMs: number): DraftSaving<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let noted: Readonly<{ value: T }> | undefined;

  function saveNoted(): void {
    timer = undefined;
    if (noted === undefined) return;
    const { value } = noted;
    noted = undefined;
    timer = setTimeout(saveNoted, spanMs);
    save(value);
  }

  return {
    note(value) {
      noted = { value };
      if (timer === undefined) saveNoted();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      noted = undefined;
    },
  };
}
