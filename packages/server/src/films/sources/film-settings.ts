import {
  type Environment,
  matching,
  parseSafeUrl,
  readSettings,
  type Setting,
} from '../../platform/read-setting.ts';

const TMDB = 'https://api.themoviedb.org/3';
const TMDB_IMAGES = 'https://image.tmdb.org/t/p';
const KNOWLEDGE_GRAPH = 'https://kgsearch.googleapis.com/v1';

/** A secret is sent in a header or an address, so it must be one word. */
const SECRET = matching(/^[\w.~+/=-]+$/, 'letters, digits and -._~+/= are wanted, without spaces', {
  isSecret: true,
});

const BASE: Setting<string> = {
  wanted: 'an https address is wanted, such as https://films.example.com/3',
  read: (text) => parseSafeUrl(text)?.href.replace(/\/+$/, ''),
};

export const FILM_SETTINGS = {
  TMDB_READ_TOKEN: SECRET,
  TMDB_API_URL: { ...BASE, needs: 'TMDB_READ_TOKEN' },
  TMDB_IMAGE_URL: { ...BASE, needs: 'TMDB_READ_TOKEN' },
  GOOGLE_KG_KEY: SECRET,
  GOOGLE_KG_URL: { ...BASE, needs: 'GOOGLE_KG_KEY' },
} as const;

/** Where films and people come from, beside the embedded catalogue. Addresses have no slash at the end. */
export type FilmSettings = Readonly<ReturnType<typeof parseFilmSettings>>;

/** Throws StartProblem for a wrong value. */
export function parseFilmSettings(environment: Environment) {
  const read = readSettings(environment, FILM_SETTINGS);
  const { TMDB_READ_TOKEN: token, TMDB_API_URL: base = TMDB } = read;
  const { TMDB_IMAGE_URL: imageBase = TMDB_IMAGES } = read;
  const { GOOGLE_KG_KEY: key, GOOGLE_KG_URL: graph = KNOWLEDGE_GRAPH } = read;
  return {
    /** Undefined for the catalogue alone. */
    tmdb: token === undefined ? undefined : { token, base, imageBase },
    /** Undefined to suggest only the people of the film source. */
    knowledgeGraph: key === undefined ? undefined : { key, base: graph },
  };
}
