import type { FilmTypes } from '../../../films/movie-type.ts';
import type { Builder } from '../../../platform/graphql/schema-builder.ts';
import { addConnectionType } from './connection-type.ts';
import { addPublicSessionType } from './public-session-type.ts';
import { addRoomScalars } from './room-scalars.ts';
import { addRoundTypes } from './round-types.ts';
import { addSessionType } from './session-type.ts';
import { addSettingsTypes } from './settings-types.ts';

export type SessionTypes = ReturnType<typeof addSessionTypes>;

/** Adds the types that the operations on sessions share. */
export function addSessionTypes(builder: Builder, films: FilmTypes) {
  addRoomScalars(builder);
  const settings = addSettingsTypes(builder, films);
  const rounds = addRoundTypes(builder, films);
  const connection = addConnectionType(builder);
  const publicSession = addPublicSessionType(builder, { ...settings, ...rounds, connection });
  const session = addSessionType(builder, settings);
  return { ...settings, ...rounds, connection, publicSession, session };
}
