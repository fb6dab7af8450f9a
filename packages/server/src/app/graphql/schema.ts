import type { GraphQLSchema } from 'graphql';
import { addDailyOperations } from '../../daily/daily-operations.ts';
import { addDailyResultOperations } from '../../daily/daily-result-operations.ts';
import { addFilmOperations } from '../../films/film-operations.ts';
import { createBuilder } from '../../platform/graphql/schema-builder.ts';
import { addPlayerOperations } from '../../players/player-operations.ts';
import { addTakeOverGuest } from '../../rooms/api/guests/take-over-operations.ts';
import { addSessionOperations } from '../../rooms/api/session-operations.ts';
import { addChallengeOperations } from '../../sharing/challenge-operations.ts';
import { addShareOperations } from '../../sharing/share-operations.ts';
import { addOwnDataOperations } from '../own-data/own-data-operations.ts';
import { addPolicyOperations } from '../policy/policy-operations.ts';

export function buildSchema(): GraphQLSchema {
  const builder = createBuilder();
  builder.queryType({});
  builder.mutationType({});
  builder.subscriptionType({});
  const filmTypes = addFilmOperations(builder);
  addChallengeOperations(builder, filmTypes);
  addDailyOperations(builder, filmTypes);
  const dailyTypes = addDailyResultOperations(builder);
  addShareOperations(builder, dailyTypes);
  const playerTypes = addPlayerOperations(builder);
  addOwnDataOperations(builder, { ...playerTypes, ...dailyTypes });
  addTakeOverGuest(builder, playerTypes);
  addSessionOperations(builder, filmTypes);
  addPolicyOperations(builder);
  return builder.toSchema();
}
