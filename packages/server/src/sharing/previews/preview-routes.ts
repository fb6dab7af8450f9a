import type { Language } from '@outoften/rules/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Clock, pause, SYSTEM_CLOCK } from '../../platform/clock.ts';
import { type HttpProblem, sendNotFound, sendProblem } from '../../platform/http/http-problem.ts';
import { LANGUAGE_HEADERS, requestLanguage } from '../../platform/http/request-language.ts';
import type { AllowanceOf } from '../../platform/limits/address-limits.ts';
import { perMinute } from '../../platform/limits/request-counts.ts';
import { createRecentMap } from '../../platform/recent-map.ts';
import type { PictureDrawer } from '../pictures/picture-drawer.ts';
import type { PreviewPicture } from '../pictures/preview-picture.ts';
import { previewWords } from '../pictures/preview-words.ts';
import { type FindPreviewParts, findPreview, type PreviewSubject } from './find-preview.ts';
import type { LoadPoster } from './load-poster.ts';

export type PreviewRouteParts = FindPreviewParts &
  DrawingParts &
  Readonly<{ allowanceOf: AllowanceOf }>;

type DrawingParts = Readonly<{
  drawer: PictureDrawer;
  loadPoster: LoadPoster;
  /** The system's if not given. */
  clock?: Clock;
}>;

/** The limit of pictures for one address. A messenger fetches one for each link that it shows. */
export const PICTURES_PER_MINUTE = 60;

/** Each has some 250 kB. */
const MOST_KEPT = 60;

/** Further requests at the same time get the general picture. */
const MOST_AT_ONCE = 4;

/** Messengers wait no longer. The picture is still drawn, for those who ask again. */
const PATIENCE_MS = 10_000;

const LATE: HttpProblem = {
  status: 503,
  code: 'UNAVAILABLE',
  message: 'The picture is not drawn yet; try again soon.',
};

/** The subjects of pictures, and what their addresses name. */
const SUBJECTS = [
  ['room', 'code'],
  ['daily', 'number'],
  ['challenge', 'token'],
  ['shared', 'token'],
] as const;

const CACHE_CONTROL = 'public, max-age=300';

/** Serves the pictures that messengers show beside a link. */
export function addPreviewPictures(app: FastifyInstance, parts: PreviewRouteParts): void {
  const { clock = SYSTEM_CLOCK } = parts;
  const pictures = keepPictures(parts);
  app.addHook('onClose', () => parts.drawer.close());
  const config = {
    rateLimit: perMinute('pictures', { most: PICTURES_PER_MINUTE, allowanceOf: parts.allowanceOf }),
  };

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    subject: PreviewSubject | undefined,
  ): Promise<FastifyReply> {
    const language = requestLanguage(request);
    const asker = { address: request.ip, allowance: parts.allowanceOf(request.ip), language };
    const found = subject && (await findPreview(subject, parts, asker));
    if (found === undefined && isSealed(subject)) return sendNotFound(request, reply);
    const { drawn, isStandIn } = pictures.get(found?.picture ?? generalPicture(language), language);
    const png = await Promise.race([drawn, pause(clock, PATIENCE_MS)]);
    if (png === undefined) {
      return sendProblem({ request, reply: reply.header('retry-after', PATIENCE_MS / 1000) }, LATE);
    }
    return (
      reply
        .header('cache-control', isStandIn ? 'no-store' : CACHE_CONTROL)
        .header('vary', LANGUAGE_HEADERS)
        // Other sites show these pictures.
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/png')
        .send(png)
    );
  }

  app.get('/previews/start.png', { config }, (request, reply) => send(request, reply, undefined));
  for (const [type, parameter] of SUBJECTS) {
    app.get<{ Params: Record<string, string> }>(
      `/previews/${type}/:${parameter}.png`,
      { config },
      (request, reply) => send(request, reply, { type, text: request.params[parameter] ?? '' }),
    );
  }
}

/** Returns true for a link that this server made. Anything else was invented or has expired. */
function isSealed(subject: PreviewSubject | undefined): boolean {
  return subject?.type === 'challenge' || subject?.type === 'shared';
}

function generalPicture(language: Language): PreviewPicture {
  const { say } = previewWords(language);
  return { type: 'board', headline: say('question'), line: say('start') };
}

type GivenPicture = Readonly<{
  drawn: Promise<Buffer>;
  /** True for the general picture, sent because there was no time for the right one. */
  isStandIn: boolean;
}>;

/** Draws each picture once and keeps it while it is asked for. */
function keepPictures({ drawer, loadPoster }: DrawingParts) {
  const kept = createRecentMap<string, Promise<Buffer>>(MOST_KEPT);
  let drawing = 0;

  async function draw(picture: PreviewPicture): Promise<Buffer> {
    drawing += 1;
    try {
      const address = picture.type === 'challenge' ? picture.poster : undefined;
      const poster = address === undefined ? undefined : await loadPoster(address);
      // The film database may answer next time.
      if (address !== undefined && poster === undefined) kept.delete(keyOf(picture));
      return await drawer.draw({ picture, poster });
    } finally {
      drawing -= 1;
    }
  }

  function get(picture: PreviewPicture, language: Language): GivenPicture {
    const key = keyOf(picture);
    const known = kept.get(key);
    if (known !== undefined) return { drawn: known, isStandIn: false };
    const general = generalPicture(language);
    if (drawing >= MOST_AT_ONCE && key !== keyOf(general)) {
      return { ...get(general, language), isStandIn: true };
    }
    const drawn = draw(picture);
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    return { drawn, isStandIn: false };
  }

  return { get };
}

function keyOf(picture: PreviewPicture): string {
  return JSON.stringify(picture);
}
