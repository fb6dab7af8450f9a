import type { CastEntry, CrewEntry, FilmNotice } from '@outoften/rules/film/film';
import type { Programme } from '@outoften/rules/film/programme';
import type { Builder } from '../platform/graphql/schema-builder.ts';

export type FilmTypes = ReturnType<typeof addFilmTypes>;

export const NOTICE_RULE = 'Why the film is not a new one; null while the film database answers.';

export const PROGRAMME_RULE =
  'With a programme, genres and years are ignored: its films are of any genre and year.';

/** Adds the parts of a film that rooms show. Names follow the film database, so that its answers and ours are alike. */
export function addFilmTypes(builder: Builder) {
  const castMember = builder.objectRef<CastEntry>('CastMember').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      original_name: t.exposeString('originalName'),
      character: t.exposeString('character'),
      profile_path: t.string({
        nullable: true,
        description: 'A portrait, an address on this server.',
        resolve: ({ portrait }) => portrait ?? null,
      }),
    }),
  });
  const crewMember = builder.objectRef<CrewEntry>('CrewMember').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      original_name: t.exposeString('originalName'),
      job: t.exposeString('job'),
    }),
  });
  const notice = builder.enumType('MovieNotice', {
    values: {
      STORED_FILMS: {
        value: 'stored-films',
        description: 'The film database does not answer. Films are those it returned before.',
      },
      CATALOGUE_FILMS: {
        value: 'catalogue-films',
        description: 'The film database does not answer. Films are those that come with the game.',
      },
    } as const satisfies Record<string, Readonly<{ value: FilmNotice; description: string }>>,
  });
  const programme = builder.enumType('Programme', {
    description: 'A ready-made filter.',
    values: {
      BLOCKBUSTERS: { value: 'blockbusters' },
      EIGHTIES_NIGHT: { value: 'eighties-night' },
      HORROR: { value: 'horror' },
      FAMILY: { value: 'family' },
      SO_BAD_ITS_GOOD: {
        value: 'so-bad-its-good',
        description: 'One film in five is a good film.',
      },
      MASTERPIECES: {
        value: 'masterpieces',
        description: 'One film in five is not a masterpiece.',
      },
    } as const satisfies Record<string, Readonly<{ value: Programme; description?: string }>>,
  });
  return { castMember, crewMember, notice, programme };
}
