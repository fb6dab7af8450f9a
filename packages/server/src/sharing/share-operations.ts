import { HOUR_MS } from '@outoften/rules/daily/calendar-date';
import { type ShareFacts, shareFacts } from '@outoften/rules/daily/share-facts';
import type { Film } from '@outoften/rules/film/film';
import { type Language, parseLanguage } from '@outoften/rules/language';
import { isRating } from '@outoften/rules/rating';
import { standings, winnersOf } from '@outoften/rules/room/rounds/standings';
import { isTaken, type RoomView, viewRoom } from '@outoften/rules/room/view/view-room';
import { readPuzzleResult } from '../daily/daily-result-operations.ts';
import { countDraw } from '../films/draw-limits.ts';
import { findPlayable } from '../films/film-operations.ts';
import { demand, demandPlaying } from '../identity/callers/permissions.ts';
import { codedError } from '../platform/error-code.ts';
import type { GraphqlContext } from '../platform/graphql/graphql-context.ts';
import type { Builder } from '../platform/graphql/schema-builder.ts';
import { tooMany } from '../platform/limits/address-limits.ts';
import { countFromNetwork } from '../platform/limits/attempts.ts';
import { granted, sessionError } from '../rooms/api/access/room-error.ts';
import { classOfViewer, identifyViewer } from '../rooms/api/access/viewer.ts';
import type { SharedGame, SharedResult } from './links/share-tokens.ts';
import { challengePicture, sharedPicture } from './pictures/link-pictures.ts';
import { pictureAlt } from './pictures/preview-picture.ts';

/** No streak can be longer than the number of days so far. */
const LONGEST_STREAK = 100_000;

/** A podium has as many places. */
const PLACES = 3;

/** More links than a person makes in an hour. */
export const SHARES_FROM_ADDRESS = 120;

const LANGUAGE_RULE =
  'The sender’s, for the picture and for previews in messengers: "en", "de" or "es".';

/** Adds `shareDailyResult`, `shareGame`, `createChallenge` and `challenge`. */
export function addShareOperations(builder: Builder): void {
  const shared = builder
    .objectRef<Readonly<{ token: string; alt: string }>>('SharedResult')
    .implement({
      description: 'A link to send to friends.',
      fields: (t) => ({
        token: t.exposeString('token', {
          description:
            'For `?shared=<token>` on the page of the daily, or on the start page, and for the picture `/previews/shared/<token>.png`. That of a challenge is for `/challenge/<token>` and `/previews/challenge/<token>.png`.',
        }),
        alt: t.exposeString('alt', { description: 'The text in the picture.' }),
      }),
    });

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
        result: t.arg({ type: 'DailyResult', required: true }),
        streak: t.arg.int({ required: true, description: 'Days, 0 for none.' }),
        language: t.arg.string({ required: true, description: LANGUAGE_RULE }),
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
        language: t.arg.string({ required: true, description: LANGUAGE_RULE }),
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
  builder.mutationField('createChallenge', (t) =>
    t.field({
      type: shared,
      description: `Makes a link with which a friend plays the same film, good for 30 days. At most ${SHARES_FROM_ADDRESS} an hour from an address.`,
      args: {
        movie_id: t.arg.id({ required: true }),
        guess: t.arg.int({ required: true, description: 'In tenths, 1 to 100.' }),
        language: t.arg.string({ required: true, description: LANGUAGE_RULE }),
      },
      resolve: async (_root, { movie_id, guess, language: tag }, context) => {
        demand('play-alone', context);
        if (!isRating(guess)) throw codedError('GUESS_OUT_OF_RANGE', 'A guess is 1 to 100 tenths.');
        const language = readLanguage(tag);
        await countShare(context);
        const film = await findPlayable(String(movie_id), context);
        const token = await context.challenges.seal({ filmId: film.id, guess, language });
        return { token, alt: pictureAlt(challengePicture({ film, guess, language, host: '' })) };
      },
    }),
  );
  const challenge = builder
    .objectRef<Readonly<{ film: Film; guess: number }>>('Challenge')
    .implement({
      description: 'A film that a friend has guessed.',
      fields: (t) => ({
        movie: t.field({ type: 'Film', resolve: ({ film }) => film }),
        guess: t.exposeInt('guess', {
          description: 'In tenths. Ask for it after the player’s own guess.',
        }),
      }),
    });
  builder.queryField('challenge', (t) =>
    t.field({
      type: challenge,
      description:
        'Returns the film of a link. Refused while the film is in an open round of the caller. Counts as a drawn film.',
      args: { token: t.arg.string({ required: true }) },
      resolve: async (_root, { token }, context) => {
        demand('play-alone', context);
        await countDraw(context, context.visitorId());
        const opened = await context.challenges.open(token);
        if (opened.ok) {
          const { filmId, guess } = opened.value;
          return { film: await findPlayable(filmId, context), guess };
        }
        throw opened.refusal === 'expired'
          ? codedError('CHALLENGE_EXPIRED', 'This challenge is older than 30 days.')
          : codedError('CHALLENGE_NOT_FOUND', 'There is no such challenge.');
      },
    }),
  );
}

/** Counts a link. Throws TOO_MANY_REQUESTS if the network has made too many in the past hour. */
async function countShare(context: GraphqlContext): Promise<void> {
  const limit = { max: SHARES_FROM_ADDRESS, windowMs: HOUR_MS };
  if (!(await countFromNetwork('shares from', limit, context))) {
    throw tooMany(context, 'links', 'Too many links; wait an hour.');
  }
}

/** Returns the language. Throws BAD_USER_INPUT if the game does not have it. */
function readLanguage(text: string): Language {
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
