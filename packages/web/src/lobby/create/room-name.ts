import { parseSessionName } from '@outoften/rules/room/session-name';
import type { Say } from '../../messages/use-messages.ts';

/** After such a name German adds only an apostrophe. */
const SIBILANT = /(?:[sßxz]|ce)$/i;

/** German appends an s to Latin letters only. Other names are put differently. */
const LATIN_LETTER = /\p{Script=Latin}$/u;

/** Suggests a room name that contains the host's name, or a neutral one if that makes no valid name. */
export function suggestRoomName(say: Say, hostName: string): string {
  const name = say(ownName(hostName), { name: hostName });
  return parseSessionName(name).ok ? name : say('lobby.name.neutral');
}

function ownName(hostName: string) {
  if (SIBILANT.test(hostName)) return 'lobby.name.own.sibilant';
  return LATIN_LETTER.test(hostName) ? 'lobby.name.own' : 'lobby.name.own.other';
}
