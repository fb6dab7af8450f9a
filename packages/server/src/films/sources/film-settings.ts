import { type Environment, type Parsed, readSetting } from '../../platform/read-setting.ts';

/** Where films and people come from, beside the embedded catalogue. Addresses have no slash at the end. */
export type FilmSettings = Readonly<{
  /** Undefined for the catalogue alone. */
  tmdb: Readonly<{ token: string; base: string; imageBase: string }> | undefined;
  /** Undefined to suggest only the people of the film source. */
  knowledgeGraph: Readonly<{ key: string; base: string }> | undefined;
}>;

const TMDB = 'https://api.themoviedb.org/3';
const TMDB_IMAGES = 'https://image.tmdb.org/t/p';
const KNOWLEDGE_GRAPH = 'https://kgsearch.googleapis.com/v1';

/** Throws StartProblem for a wrong value. */
export function parseFilmSettings(environment: Environment): FilmSettings {
  const token = readSetting(environment, 'TMDB_READ_TOKEN', parseSecret);
  const base = readSetting(environment, 'TMDB_API_URL', parseBase) ?? TMDB;
  const imageBase = readSetting(environment, 'TMDB_IMAGE_URL', parseBase) ?? TMDB_IMAGES;
  const key = readSetting(environment, 'GOOGLE_KG_KEY', parseSecret);
  const graph = readSetting(environment, 'GOOGLE_KG_URL', parseBase) ?? KNOWLEDGE_GRAPH;
  return {
    tmdb: token === undefined ? undefined : { token, base, imageBase },
    knowledgeGraph: key === undefined ? undefined : { key, base: graph },
  };
}

/** It is sent in a header or an address, so it must be one word. */
function parseSecret(text: string): Parsed<string> {
  if (/^[\w.~+/=-]+$/.test(text)) return { value: text };
  return { wanted: 'letters, digits and -._~+/= are wanted, without spaces', isSecret: true };
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function parseBase(text: string): Parsed<string> {
  const url = URL.parse(text);
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname));
  if (url && isSafe && `${url.username}${url.search}${url.hash}` === '') {
    return { value: url.href.replace(/\/+$/, '') };
  }
  return { wanted: 'an https address is wanted, such as https://films.example.com/3' };
}
