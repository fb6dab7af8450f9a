/** What can be told about anything that was thrown: its message, else the thing itself as JSON. */
export function errorText(thrown: unknown): string {
  if (thrown instanceof Error && thrown.message !== '') return thrown.message;
  if (typeof thrown === 'string' && thrown !== '') return thrown;
  try {
    return JSON.stringify(thrown, ownFields(thrown)) ?? String(thrown);
  } catch {
    return String(thrown);
  }
}

/** An error's own fields are hidden from JSON unless they are asked for by name. */
function ownFields(thrown: unknown): string[] | null {
  return thrown instanceof Error ? ['name', ...Object.getOwnPropertyNames(thrown)] : null;
}
