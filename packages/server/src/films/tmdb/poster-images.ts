import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { PosterFile } from '@outoften/rules/film/poster-address';
import type { Clock } from '../../platform/clock.ts';
import { markAway, type TellService, watchAbsence } from '../../platform/outside/absence.ts';

export type PosterImage = Readonly<{ type: string; content: Readable }>;

/** Fetches a poster of the film database; undefined if it does not have it. Throws if it does not answer. */
export type FetchPoster = (poster: PosterFile) => Promise<PosterImage | undefined>;

export type PosterImageParts = Readonly<{
  /** The address of its images, without a slash at the end. */
  imageBase: string;
  fetch: typeof fetch;
  clock: Clock;
  /** Called when several posters in a row could not be fetched, and when one can be again. */
  tell?: TellService;
}>;

/** So many failures in a row are a fault of the service, not of one poster. */
const AWAY_AFTER = 3;

/** How long the image may take to begin to arrive. Afterwards its receiver sets the pace. */
const BEGIN_MS = 5_000;
const END_MS = 30_000;

/** Types that an `img` shows and that no browser opens as a document. */
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);

export function posterImages({
  imageBase,
  fetch,
  clock,
  tell = () => {},
}: PosterImageParts): FetchPoster {
  const absence = watchAbsence({ service: 'The poster service', now: clock.now, tell });
  let failures = 0;
  const succeed = () => {
    failures = 0;
    absence.end();
  };
  const fail = (fault: unknown) => {
    markAway(fault);
    failures += 1;
    if (failures >= AWAY_AFTER) absence.lose(fault);
  };
  return async ({ size, file }) => {
    const aborting = new AbortController();
    const abort = () => aborting.abort(new Error('a poster takes too long'));
    const stopBegin = clock.after(BEGIN_MS, abort);
    const stopEnd = clock.after(END_MS, abort);
    try {
      const init = { signal: aborting.signal, redirect: 'error' } as const;
      const { status, headers, body } = await fetch(`${imageBase}/${size}/${file}`, init);
      const type = headers.get('content-type') ?? '';
      if (status === 200 && body && TYPES.has(type)) {
        const content = Readable.fromWeb(body as ReadableStream);
        content.once('close', stopEnd);
        succeed();
        return { type, content };
      }
      await body?.cancel();
      stopEnd();
      if (status === 404 || status === 200) {
        succeed();
        return undefined;
      }
      throw new Error(`posters answer with status ${status}`);
    } catch (error) {
      stopEnd();
      fail(error);
      throw error;
    } finally {
      stopBegin();
    }
  };
}
