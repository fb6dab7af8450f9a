import type { GraphQLSchema } from 'graphql';
import { addChallengeOperations } from '../challenges/challenge-operations.ts';
import { addDailyOperations } from '../daily/daily-operations.ts';
import { addDailyResultOperations } from '../daily/daily-result-operations.ts';
import { addFilmOperations } from '../films/film-operations.ts';
import { addOwnDataOperations } from '../players/own-data-operations.ts';
import { addPlayerOperations } from '../players/player-operations.ts';
import { addTakeOverGuest } from '../sessions/guests/take-over-operations.ts';
import { addSessionOperations } from '../sessions/session-operations.ts';
import { addShareOperations } from '../shares/share-operations.ts';
import { createBuilder } from './schema-builder.ts';

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
  return builder.toSchema();
}
