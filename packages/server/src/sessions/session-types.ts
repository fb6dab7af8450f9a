import type { FilmTypes } from '../films/movie-type.ts';
import type { Builder } from '../graphql/schema-builder.ts';
import { addConnectionType } from './types/connection-type.ts';
import { addPublicSessionType } from './types/public-session-type.ts';
import { addRoundTypes } from './types/round-types.ts';
import { addSeatStateTypes } from './types/seat-state-type.ts';
import { addSessionChangeType } from './types/session-change-type.ts';
import { addSessionType } from './types/session-type.ts';
import { addSettingsTypes } from './types/settings-types.ts';

export type SessionTypes = ReturnType<typeof addSessionTypes>;

/** Adds the types of sessions, which their operations share. */
export function addSessionTypes(builder: Builder, films: FilmTypes) {
  const settings = addSettingsTypes(builder, films);
  const rounds = addRoundTypes(builder, films);
  const connection = addConnectionType(builder);
  const publicSession = addPublicSessionType(builder, { ...settings, ...rounds, connection });
  const own = addSeatStateTypes(builder, { ...rounds, connection, publicSession });
  const sessionChange = addSessionChangeType(builder, { publicSession, connection });
  const session = addSessionType(builder, settings);
  return { ...settings, ...rounds, connection, publicSession, ...own, sessionChange, session };
}
