import type { GraphQLSchema } from 'graphql';
import { appMutations, roomQueries, roomScalars } from '../../api/rooms/app-operations.ts';
import { hostOperations } from '../../api/rooms/host-operations.ts';
import { seatOperations } from '../../api/rooms/seat-operations.ts';
import { subscriptions } from '../../api/rooms/subscriptions.ts';
import { withOperations } from '../../api/with-operations.ts';
import { addDailyOperations } from '../../daily/daily-operations.ts';
import { addDailyResultOperations } from '../../daily/daily-result-operations.ts';
import { addFilmOperations } from '../../films/film-operations.ts';
import { addFilmTypes } from '../../films/film-types.ts';
import { createBuilder } from '../../platform/graphql/schema-builder.ts';
import { addPlayerOperations } from '../../players/player-operations.ts';
import { addShareOperations } from '../../sharing/share-operations.ts';
import { addOwnDataOperations } from '../own-data/own-data-operations.ts';
import { addPolicyOperations } from '../policy/policy.ts';

export function buildSchema(): GraphQLSchema {
  const builder = createBuilder();
  builder.queryType({});
  builder.mutationType({});
  builder.subscriptionType({});
  addFilmOperations(builder);
  addDailyOperations(builder);
  addDailyResultOperations(builder);
  addShareOperations(builder);
  const playerTypes = addPlayerOperations(builder);
  addOwnDataOperations(builder, playerTypes);
  addFilmTypes(builder);
  addPolicyOperations(builder);
  return withOperations(
    builder.toSchema(),
    {
      Query: roomQueries,
      Mutation: { ...appMutations, ...hostOperations, ...seatOperations },
      Subscription: subscriptions,
    },
    roomScalars,
  );
}
