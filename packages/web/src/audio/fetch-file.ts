import { ok, type Result, refuse } from '@outoften/rules/result';

/** A `missing` file does not exist. An `unreachable` one may be fetched later. */
export type FileRefusal = 'missing' | 'unreachable';

/** Fetches a whole file of this site. */
export async function fetchFile(address: string): Promise<Result<ArrayBuffer, FileRefusal>> {
  try {
    const response = await fetch(address);
    if (response.ok) return ok(await response.arrayBuffer());
    // A busy server may have the file later.
    return refuse(response.status >= 500 || response.status === 429 ? 'unreachable' : 'missing');
  } catch {
    return refuse('unreachable');
  }
}
