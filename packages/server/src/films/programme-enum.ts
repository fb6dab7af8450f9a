import type { Programme } from '@outoften/rules/film/programme';
import type { Builder } from '../platform/graphql/schema-builder.ts';

/** Adds `Programme`. */
export function addProgrammeEnum(builder: Builder) {
  return builder.enumType('Programme', {
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
}

export const PROGRAMME_RULE =
  'With a programme, genres and years are ignored: its films are of any genre and year.';
