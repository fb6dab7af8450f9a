import * as v from 'valibot';

/** A piece of music as the manifest lists it. */
export type Track = Readonly<{
  id: string;
  title: string;
  composer: string;
  licence: string;
  source: string;
  /** Beside the manifest, or an address of this site. */
  file: string;
  /** Where it can be played again and again without a seam, in seconds. */
  loop?: Readonly<{ start: number; end: number }> | undefined;
}>;

const text = v.pipe(v.string(), v.nonEmpty());

const trackSchema = v.object({
  id: text,
  title: text,
  composer: text,
  licence: text,
  source: text,
  file: text,
  loop: v.optional(v.object({ start: v.number(), end: v.number() })),
});

/** What can be played of a manifest: an entry that is not whole is left out. */
export function parseMusicManifest(value: unknown): readonly Track[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => {
    const parsed = v.safeParse(trackSchema, entry);
    return parsed.success ? [parsed.output] : [];
  });
}
