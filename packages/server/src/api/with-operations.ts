import { readFileSync } from 'node:fs';
import type { DefinitionNode, GraphQLScalarType, GraphQLSchema } from 'graphql';
// By file name: otherwise Vitest loads a second copy of the module beside the schema's.
import { extendSchema, isObjectType, Kind, parse, valueFromASTUntyped } from 'graphql/index.js';
import type { GraphqlContext } from '../platform/graphql/graphql-context.ts';

type Operation = (args: never, context: GraphqlContext) => unknown;

/** Functions by the names of queries and mutations, and live fields by those of subscriptions. */
export type AllOperations = Readonly<
  Record<'Query' | 'Mutation' | 'Subscription', Readonly<Record<string, Operation | object>>>
>;

/**
 * Adds the types and operations of `schema.graphql` that the schema does not have yet. Objects are answered by their
 * properties of the same name. Throws for an operation that nothing carries out.
 */
export function withOperations(
  schema: GraphQLSchema,
  operations: AllOperations,
  scalars: Readonly<Record<string, (sent: unknown) => unknown>>,
): GraphQLSchema {
  const url = new URL('../../schema.graphql', import.meta.url);
  const definitions = parse(readFileSync(url, 'utf8'), { noLocation: true }).definitions.flatMap(
    (definition): readonly DefinitionNode[] => {
      if (!('name' in definition) || definition.name === undefined) return [];
      const known = schema.getType(definition.name.value);
      if (known === undefined) return [definition];
      if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION || !isObjectType(known)) return [];
      const has = known.getFields();
      const fields = definition.fields?.filter(({ name }) => has[name.value] === undefined) ?? [];
      return fields.length === 0
        ? []
        : [{ ...definition, kind: Kind.OBJECT_TYPE_EXTENSION, fields }];
    },
  );
  const extended = extendSchema(schema, { kind: Kind.DOCUMENT, definitions });
  for (const [name, parseValue] of Object.entries(scalars)) {
    const parseLiteral: GraphQLScalarType['parseLiteral'] = (node, variables) =>
      parseValue(valueFromASTUntyped(node, variables));
    Object.assign(extended.getType(name) ?? {}, { parseValue, parseLiteral });
  }
  for (const [root, fields] of Object.entries(operations)) {
    const type = extended.getType(root);
    const defined = isObjectType(type) ? type.getFields() : {};
    for (const [name, operation] of Object.entries(fields)) {
      const field = defined[name];
      if (field === undefined) throw new Error(`schema.graphql has no ${root}.${name}`);
      Object.assign(
        field,
        typeof operation === 'function' ? resolving(operation as Operation) : operation,
      );
    }
    const missing = Object.values(defined).find(({ resolve }) => resolve === undefined);
    if (missing) throw new Error(`nothing carries out ${root}.${missing.name}`);
  }
  return extended;
}

function resolving(operation: Operation) {
  return {
    resolve: (_root: unknown, args: unknown, context: GraphqlContext) =>
      operation(args as never, context),
  };
}
