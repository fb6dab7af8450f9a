/** Describes anything that was thrown: by its message, or else as JSON. */
export function errorText(thrown: unknown): string {
  if (thrown instanceof Error && thrown.message !== '') return thrown.message;
  if (typeof thrown === 'string' && thrown !== '') return thrown;
  try {
    return JSON.stringify(thrown, ownFields(thrown)) ?? String(thrown);
  } catch {
    return String(thrown);
  }
}

/** JSON leaves out an error's own fields unless they are named. */
function ownFields(thrown: unknown): string[] | null {
  return thrown instanceof Error ? ['name', ...Object.getOwnPropertyNames(thrown)] : null;
}
