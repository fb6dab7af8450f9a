import { expect, test } from 'vitest';
import { parseFilmSettings } from './film-settings.ts';

test('without a key films come from the catalogue', () => {
  expect(parseFilmSettings({ TMDB_API_URL: 'https://films.example.com/3' })).toEqual({
    tmdb: undefined,
    knowledgeGraph: undefined,
  });
});

test('a key alone is enough', () => {
  expect(parseFilmSettings({ TMDB_READ_TOKEN: 'eyJ.a-b_c', GOOGLE_KG_KEY: 'AIza' })).toEqual({
    tmdb: {
      token: 'eyJ.a-b_c',
      base: 'https://api.themoviedb.org/3',
      imageBase: 'https://image.tmdb.org/t/p',
    },
    knowledgeGraph: { key: 'AIza', base: 'https://kgsearch.googleapis.com/v1' },
  });
});

test('other addresses are read without their last slash', () => {
  const { tmdb } = parseFilmSettings({
    TMDB_READ_TOKEN: 'token',
    TMDB_API_URL: 'http://127.0.0.1:4000/3/',
    TMDB_IMAGE_URL: 'https://images.example.com',
  });
  expect(tmdb).toMatchObject({
    base: 'http://127.0.0.1:4000/3',
    imageBase: 'https://images.example.com',
  });
});

test.each(['TMDB_READ_TOKEN', 'GOOGLE_KG_KEY'])('a wrong %s is not printed', (name) => {
  const parse = () => parseFilmSettings({ [name]: 'two words' });
  expect(parse).toThrow(`${name} is "***": letters, digits`);
});

test.each(['http://films.example.com', 'films', 'https://films.example.com/?key=1'])(
  '%s is refused as an address to send a key to',
  (TMDB_API_URL) => {
    expect(() => parseFilmSettings({ TMDB_API_URL })).toThrow('TMDB_API_URL');
  },
);
