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
        description: 'One film in five is a good one.',
      },
      MASTERPIECES: {
        value: 'masterpieces',
        description: 'One film in five is none.',
      },
    } as const satisfies Record<string, Readonly<{ value: Programme; description?: string }>>,
  });
}

export const PROGRAMME_RULE =
  'Genres and years are those of any film, and make no difference then.';
