import { parsePuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import type { Language } from '@outoften/rules/language';
import { findSeat } from '@outoften/rules/room/room';
import { parseRoomCode } from '@outoften/rules/room/room-code';
import { distance } from '@outoften/rules/score';
import type { ChallengeTokens } from '../challenges/challenge-tokens.ts';
import { latestOpenNumber } from '../daily/daily-schedule.ts';
import type { FilmSource } from '../films/film-source.ts';
import type { Rooms } from '../sessions/rooms.ts';
import type { PreviewPicture } from './draw-preview.ts';
import type { Preview } from './preview-tags.ts';
import { PREVIEW_WORDS } from './preview-words.ts';

/** What a preview is about: an invitation, a daily by its number, or the film of a friend's link. */
export type PreviewSubject = Readonly<
  | { type: 'room'; code: string }
  | { type: 'daily'; number: string }
  | { type: 'challenge'; token: string }
>;

/** Who asks, by whom wrong codes are counted. */
export type PreviewAsker = Readonly<{ address: string; allowance: number }>;

export type FindPreviewParts = Readonly<{
  rooms: Pick<Rooms, 'codeTries' | 'keeper'>;
  films: Pick<FilmSource, 'find'>;
  challenges: Pick<ChallengeTokens, 'open'>;
  now: () => number;
}>;

export type FoundPreview = Readonly<{ preview: Preview; picture: PreviewPicture }>;

/** The subject of a page's address; undefined for pages with a preview of their own. */
export function parseSubject(path: string): PreviewSubject | undefined {
  const [, room] = /^\/join\/([^/]+)$/.exec(path) ?? [];
  if (room !== undefined) return { type: 'room', code: room };
  const [, challenge] = /^\/challenge\/([^/]+)$/.exec(path) ?? [];
  if (challenge !== undefined) return { type: 'challenge', token: challenge };
  const [, daily] = /^\/game\/daily\/([^/]+)$/.exec(path) ?? [];
  return daily === undefined ? undefined : { type: 'daily', number: daily };
}

/**
 * Undefined where the general preview has to do: for a number that no film has yet, a link that
 * leads to no film, and for a wrong code as for a
 * right one after too many wrong ones.
 */
export async function findPreview(
  subject: PreviewSubject,
  { rooms, now, films, challenges }: FindPreviewParts,
  { language, ...asker }: PreviewAsker & Readonly<{ language: Language }>,
): Promise<FoundPreview | undefined> {
  const words = PREVIEW_WORDS[language];
  if (subject.type === 'daily') {
    const number = parsePuzzleNumber(subject.number);
    if (number === undefined || number > latestOpenNumber(now())) {
      return undefined;
    }
    const title = words.daily(number);
    return {
      preview: {
        title,
        description: words.dailyText,
        path: `/game/daily/${number}`,
        picture: `/previews/daily/${number}.png`,
      },
      picture: { headline: title, line: words.question },
    };
  }
  if (subject.type === 'challenge') {
    return findChallenge(subject.token, { films, challenges }, language);
  }
  const room = await findInvitation(subject.code, rooms, asker);
  if (room === undefined) return undefined;
  const { code, name, host } = room;
  const line = host === undefined ? words.question : words.invitation(host);
  return {
    preview: {
      title: host === undefined ? name : `${name}: ${line}`,
      description: words.invitationText,
      path: `/join/${code}`,
      picture: `/previews/room/${code}.png`,
    },
    picture: { headline: name, line },
  };
}

/** A film database is waited for no longer than a messenger waits. */
const FILM_PATIENCE_MS = 1_000;

/** Names the film and how far off its sender was, neither the guess nor the rating. A link that is not ours costs no look-up. */
async function findChallenge(
  token: string,
  { films, challenges }: Pick<FindPreviewParts, 'films' | 'challenges'>,
  language: Language,
): Promise<FoundPreview | undefined> {
  const opened = await challenges.open(token);
  const film = opened.ok ? await films.find(opened.value.filmId, FILM_PATIENCE_MS) : undefined;
  if (!opened.ok || film === undefined) return undefined;
  const words = PREVIEW_WORDS[language];
  const off = distance(opened.value.guess, film.rating);
  const figure = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(off / 10);
  const line = off === 0 ? words.challengeExact : words.challenge(figure);
  return {
    preview: {
      title: `${film.title}: ${line}`,
      description: words.challengeText,
      path: `/challenge/${token}`,
      picture: `/previews/challenge/${token}.png`,
    },
    picture: { headline: film.title, line },
  };
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
  return { code, name: room.name, host: findSeat(room, room.host)?.name };
}
