import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from './graphql-context.ts';

/** What is asked of a value, read from it. Throws where reading can't do it. */
export type Read = (value: unknown, context: GraphqlContext) => unknown;

/** A field that is asked for, with all that can be known of it before there is a value. */
export type ReadyField = Readonly<{
  /** Its name in the answer. */
  key: string;
  resolve: GraphQLFieldResolver<unknown, GraphqlContext>;
  args: Readonly<Record<string, unknown>>;
  info: GraphQLResolveInfo;
  /** Makes of what was resolved what is answered. */
  complete: Read;
}>;

/** What becomes of an object some of whose fields are promises. */
export type Settle = (
  object: Record<string, unknown>,
  keys: readonly string[],
) => Promise<Record<string, unknown>>;

/** A name as GraphQL has it, but for one that means something else in an object written as code. */
const WRITABLE_NAME = /^(?!__proto__$)[_A-Za-z][_0-9A-Za-z]*$/;

/**
 * A reader of an object of these fields, by code written for them: to make an object whose names stand in the code takes a
 * third of the time that adding them one by one takes, and each call in it only ever calls one function. Nothing of a
 * client gets into the code but names, of letters, digits and underscores; undefined where one is anything else.
 * Without `settle`, promises stay in the object.
 */
export function compileObject(fields: readonly ReadyField[], settle?: Settle): Read | undefined {
  const keys = fields.map(({ key }) => key);
  if (!keys.every((key) => WRITABLE_NAME.test(key))) return undefined;
  const parts = ['resolve', 'args', 'info', 'complete'] as const;
  const takeParts = keys.map(
    (_, n) => `const { ${parts.map((part) => `${part}: ${part}${n}`).join(', ')} } = fields[${n}];`,
  );
  const readFields = keys.map(
    (_, n) =>
      `const field${n} = complete${n}(resolve${n}(value, args${n}, context, info${n}), context);`,
  );
  const object = `{ ${keys.map((key, n) => `${key}: field${n}`).join(', ')} }`;
  const isLate = ['false', ...keys.map((_, n) => `field${n} instanceof Promise`)].join(' || ');
  const code = [
    ...takeParts,
    'return (value, context) => {',
    ...readFields,
    settle && `if (${isLate}) return settle(${object}, keys);`,
    `return ${object};`,
    '};',
  ];
  const make = new Function('fields', 'keys', 'settle', code.filter(Boolean).join('\n'));
  return make(fields, keys, settle) as Read;
}
