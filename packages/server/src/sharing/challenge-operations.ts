import { type Film, isUsable } from '@outoften/rules/film/film';
import { isRating } from '@outoften/rules/rating';
import { countDraw } from '../films/draw-limits.ts';
import { demandNotInPlay } from '../films/film-in-play.ts';
import type { FilmTypes } from '../films/movie-type.ts';
import { demand } from '../identity/callers/permissions.ts';
import { codedError } from '../platform/error-code.ts';
import type { GraphqlContext } from '../platform/graphql/graphql-context.ts';
import type { Builder } from '../platform/graphql/schema-builder.ts';
import type { Challenge } from './links/challenge-tokens.ts';
import { countShare, SHARES_FROM_ADDRESS } from './links/share-limit.ts';
import { challengePicture } from './pictures/link-pictures.ts';
import { pictureAlt } from './pictures/preview-picture.ts';
import { readLanguage } from './share-operations.ts';

/** Adds `createChallenge` and `challenge`. */
export function addChallengeOperations(builder: Builder, { movie }: FilmTypes): void {
  const made = builder
    .objectRef<Challenge & Readonly<{ token: string; alt: string }>>('NewChallenge')
    .implement({
      fields: (t) => ({
        token: t.exposeString('token', {
          description:
            'Used in the address `/challenge/<token>` and the picture `/previews/challenge/<token>.png`.',
        }),
        alt: t.exposeString('alt', { description: 'The text in the picture.' }),
        expires_at: t.exposeFloat('expiresAt', { description: 'Milliseconds since 1970.' }),
      }),
    });
  const challenge = builder.objectRef<Challenge & Readonly<{ film: Film }>>('Challenge').implement({
    description: 'A film that a friend has guessed.',
    fields: (t) => ({
      movie: t.field({ type: movie, resolve: ({ film }) => film }),
      guess: t.float({
        description: 'What the friend guessed, 0.1 to 10. Ask for it after the player’s own guess.',
        resolve: ({ guess }) => guess / 10,
      }),
      expires_at: t.exposeFloat('expiresAt', { description: 'Milliseconds since 1970.' }),
    }),
  });
  builder.mutationField('createChallenge', (t) =>
    t.field({
      type: made,
      description: `Makes a link with which a friend plays the same film, good for 30 days. At most ${SHARES_FROM_ADDRESS} an hour from an address.`,
      args: {
        movie_id: t.arg.id({ required: true }),
        guess: t.arg.float({ required: true, description: '0.1 to 10, in tenths.' }),
        language: t.arg.string({
          required: true,
          description: 'The sender’s language, for previews in messengers: "en", "de" or "es".',
        }),
      },
      resolve: async (_root, { movie_id, guess, language: tag }, context) => {
        demand('play-alone', context);
        const tenths = Math.round(guess * 10);
        if (!isRating(tenths)) throw codedError('GUESS_OUT_OF_RANGE', 'A guess is 0.1 to 10.');
        const language = readLanguage(tag);
        await countShare(context);
        const film = await findFilm(String(movie_id), context);
        const sealed = await context.challenges.seal({ filmId: film.id, guess: tenths, language });
        return { ...sealed, alt: pictureAlt(challengePicture({ film, ...sealed, host: '' })) };
      },
    }),
  );
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
        if (!opened.ok) throw REFUSED[opened.refusal]();
        return { ...opened.value, film: await findFilm(opened.value.filmId, context) };
      },
    }),
  );
}

const REFUSED = {
  'not-ours': () => codedError('CHALLENGE_NOT_FOUND', 'There is no such challenge.'),
  expired: () => codedError('CHALLENGE_EXPIRED', 'This challenge is older than 30 days.'),
};

/** Throws MOVIE_NOT_FOUND for a film that can't be played, ROUND_OPEN for one the caller is guessing in a room. */
async function findFilm(id: string, context: GraphqlContext): Promise<Film> {
  const film = await context.films.find(id);
  if (film === undefined || !isUsable(film)) {
    throw codedError('MOVIE_NOT_FOUND', 'There is no such film.');
  }
  await demandNotInPlay(film.id, context);
  return film;
}
