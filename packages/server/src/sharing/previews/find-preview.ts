import { parsePuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import type { Language } from '@outoften/rules/language';
import { readLinkPart } from '@outoften/rules/link-part';
import { findSeat } from '@outoften/rules/room/room';
import { parseRoomCode } from '@outoften/rules/room/room-code';
import { latestOpenNumber } from '../../daily/latest-open-number.ts';
import type { FilmSource } from '../../films/sources/film-source.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import type { ChallengeTokens } from '../links/challenge-tokens.ts';
import type { ShareTokens } from '../links/share-tokens.ts';
import { challengePicture, sharedPicture } from '../pictures/link-pictures.ts';
import { type PreviewPicture, pictureAlt } from '../pictures/preview-picture.ts';
import { PREVIEW_WORDS } from '../pictures/preview-words.ts';
import type { Preview } from './preview-tags.ts';

/** The subject of a preview: an invitation, a daily by its number, the film of a challenge, or a result. */
export type PreviewSubject = Readonly<
  | { type: 'room'; code: string }
  | { type: 'daily'; number: string }
  | { type: 'challenge'; token: string }
  | { type: 'shared'; token: string }
>;

/** The client that asks. Wrong codes are counted by its address. */
export type PreviewAsker = Readonly<{ address: string; allowance: number }>;

export type FindPreviewParts = Readonly<{
  rooms: Pick<Rooms, 'codeTries' | 'keeper'>;
  films: Pick<FilmSource, 'find'>;
  challenges: Pick<ChallengeTokens, 'open'>;
  shares: Pick<ShareTokens, 'open'>;
  now: () => number;
  /** The host that players type. */
  host: () => string;
}>;

export type FoundPreview = Readonly<{ preview: Preview; picture: PreviewPicture }>;

/**
 * Returns the subject of a page's address; undefined for pages whose own preview is enough.
 * @param shared the token of a link to a result
 */
export function parseSubject(path: string, shared: unknown): PreviewSubject | undefined {
  if (typeof shared === 'string') return { type: 'shared', token: readLinkPart(shared) };
  const [, room] = /^\/join\/([^/]+)\/?$/.exec(path) ?? [];
  if (room !== undefined) return { type: 'room', code: room };
  const [, challenge] = /^\/challenge\/([^/]+)\/?$/.exec(path) ?? [];
  if (challenge !== undefined) return { type: 'challenge', token: readLinkPart(challenge) };
  const [, daily] = /^\/game\/daily\/([^/]+)\/?$/.exec(path) ?? [];
  return daily === undefined ? undefined : { type: 'daily', number: readLinkPart(daily) };
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
  const words = PREVIEW_WORDS[language];
  if (subject.type === 'daily') {
    const number = parsePuzzleNumber(subject.number);
    if (number === undefined || number > latestOpenNumber(now())) {
      return undefined;
    }
    const title = words.daily(number);
    return withAlt({
      preview: {
        title,
        description: words.dailyText,
        path: `/game/daily/${number}`,
        picture: `/previews/daily/${number}.png`,
      },
      picture: { type: 'board', headline: title, line: words.question },
    });
  }
  if (subject.type === 'challenge') {
    return findChallenge(subject.token, { films, challenges, host });
  }
  if (subject.type === 'shared') return findShared(subject.token, { shares, host });
  const room = await findInvitation(subject.code, rooms, asker);
  if (room === undefined) return undefined;
  const { code, name, inviter } = room;
  const line = inviter === undefined ? words.question : words.invitation(inviter);
  return withAlt({
    preview: {
      title: inviter === undefined ? name : `${name}: ${line}`,
      description: words.invitationText,
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
      description: PREVIEW_WORDS[opened.value.language].challengeText,
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
