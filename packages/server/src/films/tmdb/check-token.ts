import { settingProblem } from '../../platform/read-setting.ts';
import type { FilmSettings } from '../sources/film-settings.ts';

/** A film database that takes longer does not hold up the start. */
const PATIENCE_MS = 2_000;

/**
 * Throws StartProblem if the film database refuses the token. If it does not answer, the token counts as valid for now,
 * and a warning is returned.
 */
export async function checkToken({ tmdb }: FilmSettings): Promise<string | undefined> {
  const isTaken = tmdb === undefined || (await isAccepted(tmdb));
  if (isTaken === undefined) {
    return 'The film database does not answer, so TMDB_READ_TOKEN could not be checked.';
  }
  if (isTaken) return undefined;
  const wanted = 'a token that the film database accepts is wanted';
  throw settingProblem({ name: 'TMDB_READ_TOKEN', given: '***', wanted });
}

/** Undefined if the film database does not answer. */
async function isAccepted({
  token,
  base,
}: Readonly<{ token: string; base: string }>): Promise<boolean | undefined> {
  try {
    const { status, body } = await fetch(`${base}/authentication`, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
    await body?.cancel();
    return status >= 500 ? undefined : status !== 401;
  } catch {
    return undefined;
  }
}
