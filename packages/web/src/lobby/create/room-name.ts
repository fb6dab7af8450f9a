import { parseSessionName } from '@outoften/rules/room/session-name';
import type { Say } from '../../messages/use-messages.ts';

/** German adds an apostrophe to a name that ends in the sound of the s that would follow. */
const SIBILANT = /(?:[sßxz]|ce)$/i;

/** German appends an s to Latin letters; figures and letters of other scripts take another form. */
const LATIN_LETTER = /\p{Script=Latin}$/u;

/** What a room is called if its host does not care: by the host's name, or where that makes no name of a room, neutrally. */
export function suggestRoomName(say: Say, hostName: string): string {
  const name = say(ownName(hostName), { name: hostName });
  return parseSessionName(name).ok ? name : say('lobby.name.neutral');
}

function ownName(hostName: string) {
  if (SIBILANT.test(hostName)) return 'lobby.name.own.sibilant';
  return LATIN_LETTER.test(hostName) ? 'lobby.name.own' : 'lobby.name.own.other';
}
