import { type ShareFacts, shareFacts } from '@outoften/rules/daily/share-facts';
import { type Language, parseLanguage } from '@outoften/rules/language';
import { standings, winnersOf } from '@outoften/rules/room/rounds/standings';
import { isTaken, type RoomView, viewRoom } from '@outoften/rules/room/view/view-room';
import { type DailyTypes, readPuzzleResult } from '../daily/daily-result-operations.ts';
import { demand, demandPlaying } from '../identity/callers/permissions.ts';
import { codedError } from '../platform/error-code.ts';
import type { GraphqlContext } from '../platform/graphql/graphql-context.ts';
import type { Builder } from '../platform/graphql/schema-builder.ts';
import { granted, sessionError } from '../rooms/api/access/room-error.ts';
import { classOfViewer, identifyViewer } from '../rooms/api/access/viewer.ts';
import { countShare } from './links/share-limit.ts';
import type { SharedGame, SharedResult } from './links/share-tokens.ts';
import { sharedPicture } from './pictures/link-pictures.ts';
import { pictureAlt } from './pictures/preview-picture.ts';

/** No streak can be longer than the number of days so far. */
const LONGEST_STREAK = 100_000;

/** A podium has as many places. */
const PLACES = 3;

/** Adds `shareDailyResult` and `shareGame`. */
export function addShareOperations(builder: Builder, { dailyResultInput }: DailyTypes): void {
  const shared = builder
    .objectRef<Readonly<{ token: string; alt: string }>>('SharedResult')
    .implement({
      description: 'A result to send to friends.',
      fields: (t) => ({
        token: t.exposeString('token', {
          description:
            'For `?shared=<token>` on the page of the daily, or on the start page, and for the picture `/previews/shared/<token>.png`.',
        }),
        alt: t.exposeString('alt', { description: 'The text in the picture.' }),
      }),
    });
  const LANGUAGE = 'The sharer’s: "en", "de" or "es".';

  async function seal(result: SharedResult, context: GraphqlContext) {
    const token = await context.shares.seal(result);
    return { token, alt: pictureAlt(sharedPicture(result, '')) };
  }

  builder.mutationField('shareDailyResult', (t) =>
    t.field({
      type: shared,
      description:
        'Makes a link to a daily’s result: how far off the guess was, points and streak, without film, rating and guess. Refused while the film is in an open round of the caller, and if the account or, without one, the browser has shared another result of this daily.',
      args: {
        result: t.arg({ type: dailyResultInput, required: true }),
        streak: t.arg.int({ required: true, description: 'Days, 0 for none.' }),
        language: t.arg.string({ required: true, description: LANGUAGE }),
      },
      resolve: async (_root, { result, streak, language }, context) => {
        demand('play-alone', context);
        if (streak < 0 || streak > LONGEST_STREAK) {
          throw codedError('BAD_USER_INPUT', 'There is no such streak.');
        }
        const inLanguage = readLanguage(language);
        const facts = shareFacts(await readPuzzleResult(result, context));
        await countShare(context);
        await demandFirst(facts, context);
        return seal(sharedDaily(facts, { streak, language: inLanguage }), context);
      },
    }),
  );
  builder.mutationField('shareGame', (t) =>
    t.field({
      type: shared,
      description: 'Makes a link to the result of the room’s game. Refused until the game is over.',
      args: {
        id: t.arg.id({ required: true }),
        connection_id: t.arg.id(),
        seat_secret: t.arg.string(),
        language: t.arg.string({ required: true, description: LANGUAGE }),
      },
      resolve: async (_root, { id, language, ...args }, context) => {
        demandPlaying(context);
        const inLanguage = readLanguage(language);
        const { kept, viewer } = granted(await identifyViewer(String(id), args, context));
        const viewerClass = classOfViewer(kept.room, viewer);
        if (viewerClass === undefined) throw sessionError('not-seated');
        await countShare(context);
        const view = viewRoom(kept.room, { version: kept.version, viewer: viewerClass });
        return seal(sharedGame(view, inLanguage), context);
      },
    }),
  );
}

/** Returns the language. Throws BAD_USER_INPUT if the game does not have it. */
export function readLanguage(text: string): Language {
  const language = parseLanguage(text);
  if (language === undefined) throw codedError('BAD_USER_INPUT', 'There is no such language.');
  return language;
}

/** Throws DAILY_ALREADY_SHARED if the account or browser has shared another result of the puzzle. */
async function demandFirst(
  { number, side, distance, points }: ShareFacts,
  { db, now, caller, visitorId, browserId }: GraphqlContext,
): Promise<void> {
  const visitor_id = caller.type === 'account' ? visitorId() : browserId();
  const facts = JSON.stringify([side, distance, points]);
  await db
    .insertInto('shared_daily')
    .values({ visitor_id, number, facts, shared_at: now() })
    .onConflict((key) => key.doNothing())
    .execute();
  const kept = await db
    .selectFrom('shared_daily')
    .select('facts')
    .where('visitor_id', '=', visitor_id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (kept?.facts === facts) return;
  throw codedError('DAILY_ALREADY_SHARED', 'Another result of this daily was shared first.');
}

function sharedDaily(
  { number, side, distance, points }: ShareFacts,
  about: Readonly<{ streak: number; language: Language }>,
): SharedResult {
  return { type: 'daily', number, side, distance, points, ...about };
}

function sharedGame({ meta, progress, seats }: RoomView, language: Language): SharedGame {
  if (progress.phase !== 'over') throw codedError('ROUND_OPEN', 'The game is not over yet.');
  const playing = seats.filter((seat) => isTaken(seat) && seat.joinedInRound !== undefined);
  const places = standings(playing).slice(0, PLACES);
  if (places.length === 0) throw sessionError('not-seated');
  return {
    type: 'game',
    language,
    room: meta.name,
    films: progress.rounds,
    winners: winnersOf(playing).length,
    places: places.map(({ rank, seat: { name, avatar, score } }) => ({
      rank,
      name,
      face: avatar,
      points: score,
    })),
  };
}
