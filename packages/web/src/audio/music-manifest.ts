import * as v from 'valibot';

/** A track of the manifest in the folder `/music`. */
export type Track = Readonly<{
  id: string;
  title: string;
  composer: string;
  /** Short name of the licence, such as "CC BY 4.0". */
  licence: string;
  /** An address, or the path of the score. */
  source: string;
  /** The name of its file in the folder. It needs no escaping in an address. */
  file: string;
  /** The part to repeat, in seconds. Undefined for the whole file. */
  loop: Readonly<{ start: number; end: number }> | undefined;
}>;

const words = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'), v.maxLength(200));

const seconds = v.pipe(v.number(), v.finite(), v.minValue(0));

const trackSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'has other signs than a-z, 0-9 and -')),
  title: words,
  composer: words,
  licence: words,
  source: words,
  file: v.pipe(
    v.string(),
    v.regex(/^\w[\w.-]*\.\w+$/, 'is no plain file name, of letters, digits and . _ - alone'),
  ),
  loop: v.optional(
    v.pipe(
      v.object({ start: seconds, end: seconds }),
      v.check(({ start, end }) => start < end, 'ends before it begins'),
    ),
  ),
});

/**
 * Reads the content of `/music/manifest.json`. Leaves out invalid entries and second ones of the same id, and reports
 * each to `tell`. Empty if the content is not a list.
 */
export function parseMusicManifest(
  value: unknown,
  tell: (fault: string) => void = () => undefined,
): readonly Track[] {
  if (!Array.isArray(value)) {
    tell('The music manifest is no list');
    return [];
  }
  const tracks = new Map<string, Track>();
  for (const [place, entry] of value.entries()) {
    const parsed = v.safeParse(trackSchema, entry);
    if (!parsed.success) {
      tell(`Track ${place + 1} of the music manifest: ${describe(parsed.issues[0])}`);
    } else if (tracks.has(parsed.output.id)) {
      tell(`Track ${place + 1} of the music manifest: id ${parsed.output.id} was listed before`);
    } else {
      const { loop, ...track } = parsed.output;
      tracks.set(track.id, { ...track, loop });
    }
  }
  return [...tracks.values()];
}

function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'the entry'}: ${issue.message}`;
}
