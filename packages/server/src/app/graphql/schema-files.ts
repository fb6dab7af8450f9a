import { outputIntrospectionFile } from '@gql.tada/internal';
// By file name: otherwise Vitest loads a second copy of the module beside the schema's.
import { introspectionFromSchema, lexicographicSortSchema, printSchema } from 'graphql/index.js';
import { buildSchema } from './schema.ts';

/** A file that is generated from the schema. */
export type SchemaFile = Readonly<{ url: URL; text: string }>;

/** Returns the schema, and its types for the web app's queries and the server's answers. */
export function listSchemaFiles(): readonly SchemaFile[] {
  const schema = lexicographicSortSchema(buildSchema());
  const introspection = introspectionFromSchema(schema, { descriptions: false });
  const types = outputIntrospectionFile(introspection, {
    fileType: '.d.ts',
    shouldPreprocess: true,
  });
  return [
    {
      url: new URL('../../../schema.graphql', import.meta.url),
      text: breakFields(breakDescriptions(`${printSchema(schema)}\n`)),
    },
    { url: new URL('../../../../web/src/api/graphql-env.d.ts', import.meta.url), text: types },
    {
      url: new URL('../../api/schema-types.d.ts', import.meta.url),
      // Without the declaration for the library, which the server does not use.
      text: types.slice(0, types.indexOf('import * as gqlTada')),
    },
  ];
}

/** Puts short descriptions on lines of their own, as the formatter does. */
function breakDescriptions(text: string): string {
  return text.replace(/^( *)"""(.+)"""$/gm, '$1"""\n$1$2\n$1"""');
}

const LONGEST_LINE = 100;

/** Puts the arguments of a long field on lines of their own, as the formatter does. */
function breakFields(text: string): string {
  return text.replace(/^( *)(\w+)\((.+)\): (.+)$/gm, (line, indent, name, args, type) => {
    if (line.length <= LONGEST_LINE) return line;
    const lines = args.split(', ').map((arg: string) => `${indent}  ${arg}`);
    return [`${indent}${name}(`, ...lines, `${indent}): ${type}`].join('\n');
  });
}
