import { parsePlayerName } from '@outoften/rules/player-name';
import { codedError } from '../graphql/error-code.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import type { Builder } from '../graphql/schema-builder.ts';
import { isAllowed } from '../sign-in/permissions.ts';
import { demand } from '../sign-in/unauthorized.ts';
import { listPlayers, mayBeKept, type PlayerSearch } from './find-players.ts';
import type { Player } from './player.ts';
import type { PlayerTypes } from './player-types.ts';

const DEFAULT_LIMIT = 50;
const HIGHEST_LIMIT = 100;

type PlayerConnection = Readonly<{ items: readonly Player[]; nextToken: string | undefined }>;

/** Adds `listPlayers`. */
export function addListPlayers(builder: Builder, { player }: PlayerTypes): void {
  const connection = builder.objectRef<PlayerConnection>('ModelPlayerConnection').implement({
    fields: (t) => ({
      items: t.field({ type: [player], resolve: ({ items }) => [...items] }),
      nextToken: t.string({
        nullable: true,
        description: 'Leads to the next page of the same list; null on the last one.',
        resolve: ({ nextToken }) => nextToken ?? null,
      }),
    }),
  });
  const filter = addFilterInput(builder);
  builder.queryField('listPlayers', (t) =>
    t.field({
      type: connection,
      description: 'Players in the order of their names.',
      args: {
        filter: t.arg({ type: filter }),
        limit: t.arg.int({
          description: `1 to ${HIGHEST_LIMIT}; ${DEFAULT_LIMIT} unless another is sent.`,
        }),
        nextToken: t.arg.string(),
      },
      resolve: (_root, args, context) => {
        demand('list-players', context);
        return readPage(args, context);
      },
    }),
  );
}

function addFilterInput(builder: Builder) {
  const text = builder.inputType('ModelStringInput', {
    fields: (t) => ({ eq: t.string({ description: 'Exactly this.' }) }),
  });
  return builder.inputType('ModelPlayerFilterInput', {
    description: 'Players for whom all of it is true.',
    fields: (t) => ({
      id: t.field({ type: text }),
      name: t.field({ type: text, description: 'In whatever case.' }),
      user_pool_id: t.field({ type: text, description: "Finds nobody but the account's own." }),
    }),
  });
}

type StringInput = Readonly<{ eq?: string | null | undefined }>;

type ListArgs = Readonly<{
  filter?:
    | Readonly<{
        id?: StringInput | null | undefined;
        name?: StringInput | null | undefined;
        user_pool_id?: StringInput | null | undefined;
      }>
    | null
    | undefined;
  limit?: number | null | undefined;
  nextToken?: string | null | undefined;
}>;

async function readPage(args: ListArgs, context: GraphqlContext): Promise<PlayerConnection> {
  const limit = readLimit(args.limit);
  const search = readSearch(args.filter, context);
  if (search === undefined) return { items: [], nextToken: undefined };
  const list = `players ${JSON.stringify(search)}`;
  const after = await readToken({ text: args.nextToken, list }, context);
  const { players, endsAt } = await listPlayers(context.db, { search, after, limit });
  const nextToken =
    endsAt === undefined ? undefined : await context.cursors.seal({ list, after: endsAt });
  return { items: players, nextToken };
}

function readLimit(limit: number | null | undefined): number {
  if (limit == null) return DEFAULT_LIMIT;
  if (limit >= 1 && limit <= HIGHEST_LIMIT) return limit;
  throw codedError('BAD_USER_INPUT', `limit is 1 to ${HIGHEST_LIMIT}.`);
}

/** Undefined if nobody can match. Whom an account belongs to is found by itself alone, and by programs that may. */
function readSearch(
  filter: ListArgs['filter'],
  { caller }: GraphqlContext,
): PlayerSearch | undefined {
  const { id, name: nameFilter, user_pool_id } = filter ?? {};
  const name = nameFilter?.eq == null ? undefined : parsePlayerName(nameFilter.eq);
  if (name?.ok === false) return undefined;
  const search = { id: id?.eq ?? undefined, name: name?.value };
  const userPoolId = user_pool_id?.eq ?? undefined;
  if (![search.id ?? '', userPoolId ?? ''].every(mayBeKept)) return undefined;
  if (userPoolId === undefined) return search;
  if (isAllowed(caller, 'see-owners')) return { ...search, userPoolId };
  return caller.type === 'account' ? { ...search, userPoolId, owner: caller.owner } : undefined;
}

async function readToken(
  { text, list }: Readonly<{ text: string | null | undefined; list: string }>,
  { cursors }: GraphqlContext,
): Promise<string | undefined> {
  if (text == null) return undefined;
  const after = await cursors.open({ text, list });
  if (after !== undefined) return after;
  throw codedError('BAD_USER_INPUT', 'Send the nextToken of the same list, unchanged, or none.');
}
