import { ok, type Result, refuse } from '@outoften/rules/result';

/** `missing` is not there to be had, `unreachable` may be another time. */
export type FileRefusal = 'missing' | 'unreachable';

/** Fetches a file of this site whole. */
export async function fetchFile(address: string): Promise<Result<ArrayBuffer, FileRefusal>> {
  try {
    const response = await fetch(address);
    if (response.ok) return ok(await response.arrayBuffer());
    // A server that is busy or down says nothing about the file.
    return refuse(response.status >= 500 || response.status === 429 ? 'unreachable' : 'missing');
  } catch {
    return refuse('unreachable');
  }
}
