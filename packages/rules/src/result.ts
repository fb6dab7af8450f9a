/** A value, or the reason why not. A refusal is a normal answer, never thrown. */
export type Result<T, E extends string> = Readonly<
  { ok: true; value: T } | { ok: false; refusal: E }
>;

export function ok<T>(value: T): Readonly<{ ok: true; value: T }> {
  return { ok: true, value };
}

export function refuse<E extends string>(refusal: E): Readonly<{ ok: false; refusal: E }> {
  return { ok: false, refusal };
}
