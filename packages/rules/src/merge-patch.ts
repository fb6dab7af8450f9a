/** What makes of one value of JSON another. */
export type MergePatch = Readonly<{ [name: string]: unknown }>;

/**
 * What leads from one value to another, as a JSON merge patch; undefined if nothing does. Lists are gone into as objects
 * are while they keep their length: their entries go by their places. Quick where the two share what is the same in them.
 * What is undefined counts as missing; no list may hold a null, and none may turn into an object.
 * @see RFC 7396
 */
export function mergePatch(before: object, after: object): MergePatch | undefined {
  const [earlier, later] = [before as MergePatch, after as MergePatch];
  let patch: Record<string, unknown> | undefined;
  let kept = 0;
  for (const name of Object.keys(later)) {
    const was = earlier[name];
    const is = later[name];
    if (was !== undefined || name in earlier) kept++;
    if (was === is) continue;
    const change = hasSameForm(was, is) ? mergePatch(was as object, is as object) : (is ?? null);
    if (change === undefined) continue;
    patch ??= {};
    patch[name] = change;
  }
  const names = Object.keys(earlier);
  // As a rule no name goes, which their numbers tell sooner than asking for each.
  if (kept === names.length) return patch;
  for (const name of names) {
    if (earlier[name] === undefined || name in later) continue;
    patch ??= {};
    patch[name] = null;
  }
  return patch;
}

/** The value with what the patch says. Both as they are read from JSON. */
export function withPatch(value: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  if (Array.isArray(value)) {
    return value.map((entry, place) =>
      Object.hasOwn(patch, place) ? withPatch(entry, patch[place]) : entry,
    );
  }
  const patched: Record<string, unknown> = isObject(value) ? { ...value } : {};
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) delete patched[name];
    else patched[name] = withPatch(patched[name], change);
  }
  return patched;
}

function isObject(value: unknown): value is MergePatch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasSameForm(one: unknown, other: unknown): boolean {
  if (Array.isArray(one)) return Array.isArray(other) && one.length === other.length;
  return isObject(one) && isObject(other);
}
