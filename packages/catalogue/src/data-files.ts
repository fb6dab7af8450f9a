import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const SRC = import.meta.dirname;

/** Returns the paths of a folder's data files within `src`, a file a year, the earliest first. */
export function listYears(folder: 'films' | 'posters'): readonly string[] {
  return readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^\d{4}s\/\d{4}\.json$/.test(path))
    .sort()
    .map((path) => `${folder}/${path}`);
}

/** Returns the data file of a year, as `films/1980s/1984.json`. */
export function yearFile(folder: 'films' | 'posters', year: number): string {
  return `${folder}/${Math.floor(year / 10)}0s/${year}.json`;
}

/**
 * Returns the entries of a data file. Throws if one does not fit the schema, and names the file, the entry and the
 * field.
 */
export function readEntries<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  nameOf: (entry: Readonly<Record<string, unknown>>) => string,
): readonly v.InferOutput<Schema>[] {
  return readList(file).map((entry, index) => {
    const checked = v.safeParse(schema, entry);
    if (checked.success) return checked.output;
    const name = nameOf(Object(entry)) || `entry ${index + 1}`;
    const faults = checked.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(`${file}: ${name}: ${faults.join('; ')}`);
  });
}

function readList(file: string): readonly unknown[] {
  try {
    return v.parse(v.array(v.unknown()), JSON.parse(readFileSync(join(SRC, file), 'utf8')));
  } catch (cause) {
    throw new Error(`${file}: ${(cause as Error).message}`, { cause });
  }
}
