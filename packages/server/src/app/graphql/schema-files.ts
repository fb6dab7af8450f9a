import { outputIntrospectionFile } from '@gql.tada/internal';
// By its file: named otherwise, Vitest loads a second copy beside the one the schema is made with.
import { introspectionFromSchema, lexicographicSortSchema, printSchema } from 'graphql/index.js';
import { buildSchema } from './schema.ts';

/** A file that follows from the schema. */
export type SchemaFile = Readonly<{ url: URL; text: string }>;

/** The schema for people, and the same as the types from which the web app's queries get theirs. */
export function listSchemaFiles(): readonly SchemaFile[] {
  const schema = lexicographicSortSchema(buildSchema());
  const introspection = introspectionFromSchema(schema, { descriptions: false });
  return [
    {
      url: new URL('../../../schema.graphql', import.meta.url),
      text: breakFields(breakDescriptions(`${printSchema(schema)}\n`)),
    },
    {
      url: new URL('../../../../web/src/api/graphql-env.d.ts', import.meta.url),
      text: outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true }),
    },
  ];
}

/** Short descriptions on lines of their own, as the formatter wants them. */
function breakDescriptions(text: string): string {
  return text.replace(/^( *)"""(.+)"""$/gm, '$1"""\n$1$2\n$1"""');
}

const LONGEST_LINE = 100;

/** Arguments on lines of their own where a field is too long for one, as the formatter wants them. */
function breakFields(text: string): string {
  return text.replace(/^( *)(\w+)\((.+)\): (.+)$/gm, (line, indent, name, args, type) => {
    if (line.length <= LONGEST_LINE) return line;
    const lines = args.split(', ').map((arg: string) => `${indent}  ${arg}`);
    return [`${indent}${name}(`, ...lines, `${indent}): ${type}`].join('\n');
  });
}
