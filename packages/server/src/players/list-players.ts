import { parsePlayerName } from '@outoften/rules/names/player-name';
import { demand, isAllowed } from '../identity/callers/permissions.ts';
import type { GraphqlContext } from '../platform/graphql/graphql-context.ts';
import {
  addConnectionType,
  type Page,
  type PageArgs,
  pageArgs,
  readLimit,
  readNextToken,
} from '../platform/graphql/list-pages.ts';
import type { Builder } from '../platform/graphql/schema-builder.ts';
import { listPlayers, mayBeKept, type PlayerSearch } from './find-players.ts';
import type { Player } from './player.ts';
import type { PlayerTypes } from './player-types.ts';

/** Adds `listPlayers`. */
export function addListPlayers(builder: Builder, { player }: PlayerTypes): void {
  const connection = addConnectionType(builder, { name: 'ModelPlayerConnection', item: player });
  const filter = addFilterInput(builder);
  builder.queryField('listPlayers', (t) =>
    t.field({
      type: connection,
      description: 'Players in the order of their names.',
      args: {
        filter: t.arg({ type: filter }),
        ...pageArgs(t.arg),
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
    description: 'Players who meet all conditions.',
    fields: (t) => ({
      id: t.field({ type: text }),
      name: t.field({ type: text, description: 'In any case.' }),
      user_pool_id: t.field({
        type: text,
        description: "Finds only the caller's own player, unless a program with an API key asks.",
      }),
    }),
  });
}

type StringInput = Readonly<{ eq?: string | null | undefined }>;

type ListArgs = PageArgs &
  Readonly<{
    filter?:
      | Readonly<{
          id?: StringInput | null | undefined;
          name?: StringInput | null | undefined;
          user_pool_id?: StringInput | null | undefined;
        }>
      | null
      | undefined;
  }>;

async function readPage(args: ListArgs, context: GraphqlContext): Promise<Page<Player>> {
  const limit = readLimit(args);
  const search = readSearch(args.filter, context);
  if (search === undefined) return { items: [], nextToken: undefined };
  const list = `players ${JSON.stringify(search)}`;
  const after = await readNextToken(args, (text) => context.cursors.open({ text, list }));
  const { players, endsAt } = await listPlayers(context.db, { search, after, limit });
  const nextToken =
    endsAt === undefined ? undefined : await context.cursors.seal({ list, after: endsAt });
  return { items: players, nextToken };
}

/** Undefined if no player can match. Only an account itself, and programs with a key, can search by account. */
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
