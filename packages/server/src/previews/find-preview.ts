import { parsePuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import type { Language } from '@outoften/rules/language';
import { findSeat } from '@outoften/rules/room/room';
import { parseRoomCode } from '@outoften/rules/room/room-code';
import { latestOpenNumber } from '../daily/daily-schedule.ts';
import type { Rooms } from '../sessions/rooms.ts';
import type { PreviewPicture } from './draw-preview.ts';
import type { Preview } from './preview-tags.ts';
import { PREVIEW_WORDS } from './preview-words.ts';

/** What a preview is about: an invitation, or a daily by its number. */
export type PreviewSubject = Readonly<
  { type: 'room'; code: string } | { type: 'daily'; number: string }
>;

/** Who asks, by whom wrong codes are counted. */
export type PreviewAsker = Readonly<{ address: string; allowance: number }>;

export type FindPreviewParts = Readonly<{
  rooms: Pick<Rooms, 'codeTries' | 'keeper'>;
  now: () => number;
}>;

export type FoundPreview = Readonly<{ preview: Preview; picture: PreviewPicture }>;

/** The subject of a page's address; undefined for pages with a preview of their own. */
export function parseSubject(path: string): PreviewSubject | undefined {
  const [, room] = /^\/join\/([^/]+)$/.exec(path) ?? [];
  if (room !== undefined) return { type: 'room', code: room };
  const [, daily] = /^\/game\/daily\/([^/]+)$/.exec(path) ?? [];
  return daily === undefined ? undefined : { type: 'daily', number: daily };
}

/**
 * Undefined where the general preview has to do: for a number that no film has yet, and for a wrong code as for a
 * right one after too many wrong ones.
 */
export async function findPreview(
  subject: PreviewSubject,
  { rooms, now }: FindPreviewParts,
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
