import * as v from 'valibot';
import { codedError } from '../platform/error-code.ts';
import type { Builder, SchemaScalars } from '../platform/graphql/schema-builder.ts';

/** Adds scalars for answers that are JSON in the rules' own types, with a description of each. */
export function addAnswerScalars(
  builder: Builder,
  scalars: Readonly<{ [Name in keyof SchemaScalars]?: string }>,
): void {
  for (const [name, description] of Object.entries(scalars)) {
    builder.scalarType(name as keyof SchemaScalars, {
      description,
      serialize: (answer) => answer,
    });
  }
}

/** Returns a function that parses an argument. It throws BAD_USER_INPUT for what the schema does not allow. */
export function argumentParser<Schema extends v.GenericSchema>(schema: Schema) {
  return (sent: unknown): v.InferOutput<Schema> => {
    const parsed = v.safeParse(schema, sent);
    if (parsed.success) return parsed.output;
    throw codedError('BAD_USER_INPUT', `This argument is wrong: ${parsed.issues[0].message}`);
  };
}
