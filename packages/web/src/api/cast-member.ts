import type { CastEntry } from '@outoften/rules/film/film';

type WireCastMember = Readonly<{
  id: string;
  name: string;
  original_name: string;
  character: string;
  profile_path: string | null;
}>;

export function readCastMember({
  original_name: originalName,
  profile_path: portrait,
  ...entry
}: WireCastMember): CastEntry {
  return { ...entry, originalName, ...(portrait !== null && { portrait }) };
}
