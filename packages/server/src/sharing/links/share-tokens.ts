import { isPuzzleNumber, type PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import type { ShareFacts } from '@outoften/rules/daily/share-facts';
import { LANGUAGES, type Language } from '@outoften/rules/language';
import type { Face } from '@outoften/rules/player/face';
import { faceSchema } from '@outoften/rules/room/storage/room-schemas';
import * as v from 'valibot';
import { type GetSecretKey, openSealedText, sealText } from '../../platform/secrets.ts';

declare module '../../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    readonly shares: ShareTokens;
  }
}

/** A daily's result without film, rating and guess, so that it can be sent to players who have not played. */
export type SharedDaily = Readonly<{ type: 'daily'; language: Language; streak: number }> &
  Pick<ShareFacts, 'number' | 'side' | 'distance' | 'points'>;

/** The result of a room's game. */
export type SharedGame = Readonly<{
  type: 'game';
  language: Language;
  room: string;
  films: number;
  /** How many players share first place. */
  winners: number;
  /** At most three, the winner first. */
  places: readonly Readonly<{ rank: number; name: string; face: Face; points: number }>[];
}>;

/** A shared result, as its link contains it. */
export type SharedResult = SharedDaily | SharedGame;

export type ShareTokens = ReturnType<typeof createShareTokens>;

/** Enough for a room's name of 40 characters and three players' names of 20, each of four bytes, and the rest. */
export const LONGEST_SHARE_TOKEN = 800;

/** Results in links. They are sealed, so that none can be invented. Nothing is stored. */
export function createShareTokens(getSecretKey: GetSecretKey) {
  const readKey = () => getSecretKey('shares');
  return {
    seal: async (result: SharedResult) => sealText(encodeShared(result), { key: await readKey() }),
    /** Resolves to undefined if this server did not seal it. */
    open: async (token: string): Promise<SharedResult | undefined> => {
      if (token.length > LONGEST_SHARE_TOKEN) return undefined;
      const text = openSealedText(token, { key: await readKey() });
      return text === undefined ? undefined : decodeShared(text);
    },
  };
}

const numberSchema = v.custom<PuzzleNumber>(
  (value) => typeof value === 'number' && isPuzzleNumber(value),
);
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const dailySchema = v.strictTuple([
  v.literal('daily'),
  v.picklist(LANGUAGES),
  numberSchema,
  v.picklist(['low', 'high', 'exact']),
  countSchema,
  countSchema,
  countSchema,
]);

const gameSchema = v.strictTuple([
  v.literal('game'),
  v.picklist(LANGUAGES),
  v.string(),
  countSchema,
  countSchema,
  v.array(v.strictTuple([countSchema, v.string(), faceSchema, countSchema])),
]);

const sharedSchema = v.pipe(v.string(), v.parseJson(), v.union([dailySchema, gameSchema]));

/** Leaves out field names, which would make the link longer. */
function encodeShared(result: SharedResult): string {
  if (result.type === 'daily') {
    const { type, language, number, side, distance, points, streak } = result;
    return JSON.stringify([type, language, number, side, distance, points, streak]);
  }
  const { type, language, room, films, winners } = result;
  const places = result.places.map(({ rank, name, face, points }) => [rank, name, face, points]);
  return JSON.stringify([type, language, room, films, winners, places]);
}

function decodeShared(text: string): SharedResult | undefined {
  const read = v.safeParse(sharedSchema, text);
  if (!read.success) return undefined;
  if (read.output[0] === 'daily') {
    const [type, language, number, side, distance, points, streak] = read.output;
    return { type, language, number, side, distance, points, streak };
  }
  const [type, language, room, films, winners, places] = read.output;
  return {
    type,
    language,
    room,
    films,
    winners,
    places: places.map(([rank, name, face, points]) => ({ rank, name, face, points })),
  };
}
