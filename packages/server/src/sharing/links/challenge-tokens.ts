import { LANGUAGES, type Language } from '@outoften/rules/language';
import { isRating, type Rating } from '@outoften/rules/rating';
import { ok, type Result, refuse } from '@outoften/rules/result';
import * as v from 'valibot';
import { type GetSecretKey, openSealedText, sealText } from '../../platform/secrets.ts';

declare module '../../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    readonly challenges: ChallengeTokens;
  }
}

/** A film that a player has guessed and a friend should guess. */
export type Challenge = Readonly<{
  filmId: string;
  guess: Rating;
  /** The sender's language, for the preview of the link. */
  language: Language;
  /** Milliseconds since 1970. */
  expiresAt: number;
}>;

export type ChallengeTokens = ReturnType<typeof createChallengeTokens>;

const CHALLENGE_TTL_MS = 30 * 24 * 60 * 60_000;

const LONGEST_TOKEN = 300;

const sealedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictTuple([
    v.string(),
    v.custom<Rating>((value) => typeof value === 'number' && isRating(value)),
    v.picklist(LANGUAGES),
    v.number(),
  ]),
);

/** Challenges in links. They are sealed, so that the guess can be neither read nor changed. Nothing is stored. */
export function createChallengeTokens(getSecretKey: GetSecretKey, now: () => number) {
  const readKey = () => getSecretKey('challenges');
  return {
    seal: async ({ filmId, guess, language }: Omit<Challenge, 'expiresAt'>) => {
      const expiresAt = now() + CHALLENGE_TTL_MS;
      const text = JSON.stringify([filmId, guess, language, expiresAt]);
      return sealText(text, { key: await readKey() });
    },
    /** Refuses with 'not-ours' if this server did not seal it, and with 'expired' after 30 days. */
    open: async (token: string): Promise<Result<Challenge, 'not-ours' | 'expired'>> => {
      if (token.length > LONGEST_TOKEN) return refuse('not-ours');
      const text = openSealedText(token, { key: await readKey() });
      const read = v.safeParse(sealedSchema, text);
      if (!read.success) return refuse('not-ours');
      const [filmId, guess, language, expiresAt] = read.output;
      return expiresAt <= now() ? refuse('expired') : ok({ filmId, guess, language, expiresAt });
    },
  };
}
