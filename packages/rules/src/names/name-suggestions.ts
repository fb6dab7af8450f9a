import {
  LONGEST_PLAYER_NAME,
  type PlayerName,
  parsePlayerName,
  playerNameKey,
  shortenName,
} from './player-name.ts';

const WORDS = ['reel', 'matinee', 'encore', 'film', 'ticket', 'popcorn', 'premiere', 'star'];

/**
 * Names like a taken one, the best first, different from it and from each other in any case. There are enough that some
 * are free. The caller finds out which.
 * @param random a number from 0 up to but not 1
 * @see docs/rules.md#names
 */
export function listNameCandidates(taken: PlayerName, random: () => number): readonly PlayerName[] {
  const first = Math.floor(random() * WORDS.length);
  const word = (nth: number) => join(taken, WORDS[(first + nth) % WORDS.length] ?? '');
  const number = (digits: number) => join(taken, someDigits(digits, random));
  const texts = [
    word(0),
    number(2),
    prefix('the', taken),
    word(1),
    number(2),
    word(2),
    number(3),
    number(4),
    number(5),
    number(6),
    number(6),
    // Suggestions with words may be of another script or too long. These are always valid.
    ...[6, 6, 6].map((digits) => `player_${someDigits(digits, random)}`),
  ];
  return distinctNames(taken, texts);
}

function join(name: string, ending: string): string {
  return `${shortenName(name, LONGEST_PLAYER_NAME - ending.length - 1)}_${ending}`;
}

function prefix(beginning: string, name: string): string {
  return shortenName(`${beginning}_${name.replace(/^_+/, '')}`, LONGEST_PLAYER_NAME);
}

/** Never a leading zero. */
function someDigits(digits: number, random: () => number): string {
  const smallest = 10 ** (digits - 1);
  return `${smallest + Math.floor(random() * 9 * smallest)}`;
}

function distinctNames(taken: PlayerName, texts: readonly string[]): readonly PlayerName[] {
  const names = new Map<string, PlayerName>();
  for (const text of texts) {
    const name = parsePlayerName(text);
    if (!name.ok) continue;
    const key = playerNameKey(name.value);
    if (key !== playerNameKey(taken) && !names.has(key)) names.set(key, name.value);
  }
  return [...names.values()];
}
