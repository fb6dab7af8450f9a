import { latestOpenNumber, parsePuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import type { Language } from '@outoften/rules/language';
import { readLinkPart } from '@outoften/rules/link-part';
import { findSeat } from '@outoften/rules/room/room';
import { parseRoomCode } from '@outoften/rules/room/room-code';
import type { FastifyRequest } from 'fastify';
import type { FilmSource } from '../../films/sources/film-source.ts';
import { requestLanguage } from '../../platform/http/request-language.ts';
import type { AllowanceOf } from '../../platform/limits/address-limits.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import type { ChallengeTokens } from '../links/challenge-tokens.ts';
import type { ShareTokens } from '../links/share-tokens.ts';
import { challengePicture, sharedPicture } from '../pictures/link-pictures.ts';
import { type PreviewPicture, pictureAlt } from '../pictures/preview-picture.ts';
import { previewWords } from '../pictures/preview-words.ts';
import type { Preview } from './preview-tags.ts';

/** An invitation by its code, a daily by its number, or a challenge or result by the token of its link. */
export type PreviewSubject = Readonly<{
  type: 'room' | 'daily' | 'challenge' | 'shared';
  text: string;
}>;

/** The client that asks. Wrong codes are counted by its address. */
type PreviewAsker = Readonly<{ address: string; allowance: number }>;

export type FindPreviewParts = Readonly<{
  rooms: Pick<Rooms, 'codeTries' | 'keeper'>;
  films: Pick<FilmSource, 'find'>;
  challenges: Pick<ChallengeTokens, 'open'>;
  shares: Pick<ShareTokens, 'open'>;
  now: () => number;
  /** The host that players type. */
  host: () => string;
}>;

type FoundPreview = Readonly<{ preview: Preview; picture: PreviewPicture }>;

const PATHS = {
  room: /^\/join\/([^/]+)\/?$/,
  challenge: /^\/challenge\/([^/]+)\/?$/,
  daily: /^\/game\/daily\/([^/]+)\/?$/,
} as const;

/**
 * Returns the subject of a page's address; undefined for pages whose own preview is enough.
 * @param shared the token of a link to a result
 */
function parseSubject(path: string, shared: unknown): PreviewSubject | undefined {
  if (typeof shared === 'string') return { type: 'shared', text: readLinkPart(shared) };
  for (const type of ['room', 'challenge', 'daily'] as const) {
    const [, text] = PATHS[type].exec(path) ?? [];
    if (text !== undefined) return { type, text: type === 'room' ? text : readLinkPart(text) };
  }
  return undefined;
}

/**
 * Returns the preview of a page for an invitation, a daily, a challenge or a result; undefined if the page's own
 * preview is enough.
 */
export async function pagePreview(
  request: FastifyRequest,
  path: string,
  parts: FindPreviewParts & Readonly<{ allowanceOf: AllowanceOf }>,
): Promise<Preview | undefined> {
  const { shared } = request.query as Readonly<Record<string, unknown>>;
  const subject = parseSubject(path, shared);
  if (subject === undefined) return undefined;
  const { ip: address } = request;
  const asker = { address, allowance: parts.allowanceOf(address) };
  const language = requestLanguage(request);
  return (await findPreview(subject, parts, { ...asker, language }))?.preview;
}

/**
 * Returns undefined if the general preview is shown instead: for a number without a film, a link to no film, and a
 * wrong code. After too many wrong codes a right one gets the general preview too.
 */
export async function findPreview(
  subject: PreviewSubject,
  { rooms, now, films, challenges, shares, host }: FindPreviewParts,
  { language, ...asker }: PreviewAsker & Readonly<{ language: Language }>,
): Promise<FoundPreview | undefined> {
  const { say } = previewWords(language);
  const { type, text } = subject;
  if (type === 'challenge') return findChallenge(text, { films, challenges, host });
  if (type === 'shared') return findShared(text, { shares, host });
  if (type === 'daily') {
    const number = parsePuzzleNumber(text);
    if (number === undefined || number > latestOpenNumber(now())) return undefined;
    const title = say('daily', { number: String(number) });
    return withAlt({
      preview: {
        title,
        description: say('daily-text'),
        path: `/game/daily/${number}`,
        picture: `/previews/daily/${number}.png`,
      },
      picture: { type: 'board', headline: title, line: say('question') },
    });
  }
  const room = await findInvitation(text, rooms, asker);
  if (room === undefined) return undefined;
  const { code, name, inviter } = room;
  const line = inviter === undefined ? say('question') : say('invitation', { host: inviter });
  return withAlt({
    preview: {
      title: inviter === undefined ? name : `${name}: ${line}`,
      description: say('invitation-text'),
      path: `/join/${code}`,
      picture: `/previews/room/${code}.png`,
    },
    picture: { type: 'board', headline: name, line },
  });
}

type WithoutAlt = Readonly<{ preview: Omit<Preview, 'alt'>; picture: PreviewPicture }>;

function withAlt({ preview, picture }: WithoutAlt): FoundPreview {
  return { preview: { ...preview, alt: pictureAlt(picture) }, picture };
}

/** Messengers wait no longer, so the film database gets no more time. */
const FILM_PATIENCE_MS = 1_000;

/**
 * Names the film and how far off its sender was, in the sender's language, without the guess and the rating. A link
 * that this server did not make costs no look-up.
 */
async function findChallenge(
  token: string,
  { films, challenges, host }: Pick<FindPreviewParts, 'films' | 'challenges' | 'host'>,
): Promise<FoundPreview | undefined> {
  const opened = await challenges.open(token);
  const film = opened.ok ? await films.find(opened.value.filmId, FILM_PATIENCE_MS) : undefined;
  if (!opened.ok || film === undefined) return undefined;
  const picture = challengePicture({ film, ...opened.value, host: host() });
  return withAlt({
    preview: {
      title: `${film.title}: ${picture.line}`,
      description: previewWords(opened.value.language).say('challenge-text'),
      path: `/challenge/${token}`,
      picture: `/previews/challenge/${token}.png`,
    },
    picture,
  });
}

/** Returns the preview of a result in a link, in the sharer's language. */
async function findShared(
  token: string,
  { shares, host }: Pick<FindPreviewParts, 'shares' | 'host'>,
): Promise<FoundPreview | undefined> {
  const result = await shares.open(token);
  if (result === undefined) return undefined;
  const picture = sharedPicture(result, host());
  const isDaily = picture.type === 'daily';
  const headline = isDaily ? picture.headline : `${picture.winners} ${picture.wins}`;
  const path = result.type === 'daily' ? `/game/daily/${result.number}` : '/';
  return withAlt({
    preview: {
      title: `${picture.kicker}: ${headline}`,
      description: isDaily ? `${picture.line} ${picture.foot.line}` : `${picture.foot.line}.`,
      path: `${path}?shared=${token}`,
      picture: `/previews/shared/${token}.png`,
    },
    picture,
  });
}

async function findInvitation(
  text: string,
  { codeTries, keeper }: FindPreviewParts['rooms'],
  { address, allowance }: PreviewAsker,
) {
  const code = parseRoomCode(text);
  if (code === undefined) return undefined;
  const tried = await codeTries.find({ code, owner: `preview ${address}`, address, allowance });
  if (!tried.ok || tried.value === undefined) return undefined;
  const kept = await keeper.read(tried.value.id);
  if (kept === undefined) return undefined;
  const { room } = kept;
  return { code, name: room.name, inviter: findSeat(room, room.host)?.name };
}
