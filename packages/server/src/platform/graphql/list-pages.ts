import type { ArgBuilder, ObjectRef } from '@pothos/core';
import { codedError } from '../error-code.ts';
import { type GetSecretKey, openSealedText, sealText } from '../secrets.ts';
import type { Builder } from './schema-builder.ts';

/** A page of a list. */
export type Page<Item> = Readonly<{
  items: readonly Item[];
  /** Undefined on the last page. */
  nextToken: string | undefined;
}>;

/** The arguments for reading a page. */
export type PageArgs = Readonly<{
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;

const DEFAULT_LIMIT = 50;
const HIGHEST_LIMIT = 100;

type SchemaTypes = Builder extends PothosSchemaTypes.SchemaBuilder<infer Types> ? Types : never;

/** Adds the type for pages of a list. */
export function addConnectionType<Item>(
  builder: Builder,
  { name, item }: Readonly<{ name: string; item: ObjectRef<SchemaTypes, Item> }>,
) {
  return builder.objectRef<Page<Item>>(name).implement({
    fields: (t) => ({
      items: t.field({ type: [item], resolve: ({ items }) => [...items] }),
      nextToken: t.string({
        nullable: true,
        description: 'The token for the next page of the same list; null on the last page.',
        resolve: ({ nextToken }) => nextToken ?? null,
      }),
    }),
  });
}

/** The arguments of a list with pages. */
export function pageArgs(arg: ArgBuilder<SchemaTypes>) {
  return {
    limit: arg.int({
      description: `1 to ${HIGHEST_LIMIT}; ${DEFAULT_LIMIT} by default.`,
    }),
    nextToken: arg.string(),
  };
}

/** Returns how many items a page may have. Throws a coded error for fewer than 1 or too many. */
export function readLimit({ limit }: PageArgs): number {
  if (limit == null) return DEFAULT_LIMIT;
  if (limit >= 1 && limit <= HIGHEST_LIMIT) return limit;
  throw codedError('BAD_USER_INPUT', `limit is 1 to ${HIGHEST_LIMIT}.`);
}

/**
 * Returns where the page begins; undefined for the first one. Throws a coded error for a token that `open` does not
 * know.
 */
export async function readNextToken(
  { nextToken }: PageArgs,
  open: (text: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  if (nextToken == null) return undefined;
  const after = await open(nextToken);
  if (after !== undefined) return after;
  throw codedError('BAD_USER_INPUT', 'Send the nextToken of the same list, unchanged, or none.');
}

/** Tokens for the next page of a list. They are sealed, so that clients can neither read nor change them. */
export type ListCursors = Readonly<{
  seal: (place: Place) => Promise<string>;
  /**
   * Returns the place where the next page begins; undefined for a token that is not ours or belongs to another list.
   */
  open: (token: Readonly<{ text: string; list: string }>) => Promise<string | undefined>;
}>;

type Place = Readonly<{
  /** Names the list and its filter. A token is valid for these only. */
  list: string;
  after: string;
}>;

const LONGEST_TOKEN = 200;

export function createListCursors(getSecretKey: GetSecretKey): ListCursors {
  const readKey = () => getSecretKey('list-cursors');
  return {
    seal: async ({ list, after }) => sealText(after, { key: await readKey(), purpose: list }),
    open: async ({ text, list }) =>
      text.length > LONGEST_TOKEN
        ? undefined
        : openSealedText(text, { key: await readKey(), purpose: list }),
  };
}
