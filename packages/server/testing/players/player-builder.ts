import { type PlayerName, parsePlayerName } from '@outoften/rules/names/player-name';
import type { NewPlayer } from '../../src/players/create-player.ts';

/** A new player of an account with the same name. Tests name only what they are about. */
export function aNewPlayer(name: string, about: Partial<NewPlayer> = {}): NewPlayer {
  const owner = about.owner ?? `${name.toLowerCase()}-account`;
  return {
    owner,
    userPoolId: owner,
    name: aPlayerName(name),
    avatar: undefined,
    now: 1_760_000_000_000,
    ...about,
  };
}

export function aPlayerName(text: string): PlayerName {
  const name = parsePlayerName(text);
  if (!name.ok) throw new RangeError(`no player name: ${text} is ${name.refusal}`);
  return name.value;
}
