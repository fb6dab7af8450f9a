/** What can be heard beside the music. */
export type Sound =
  | 'hover'
  | 'click'
  | 'unlock'
  | 'correct'
  | 'wrong'
  | 'tick'
  | 'last-tick'
  | 'lock'
  | 'curtain'
  | 'flag'
  | 'sweep'
  | 'reveal'
  | 'stamp'
  | 'printer'
  | 'total'
  | 'exact'
  | 'best'
  | 'near'
  | 'closest'
  | 'clack'
  | 'shuffle'
  | 'drum'
  | 'drum-twice'
  | 'roll'
  | 'podium'
  | 'join';

let hear: ((sound: Sound) => void) | undefined;

/** Lets a sound be heard, if sounds may be heard just now. */
export function playSound(sound: Sound): void {
  hear?.(sound);
}

/** Hands all sounds to whoever plays them, once that has been fetched. */
export function handSoundsTo(player: (sound: Sound) => void): void {
  hear = player;
}
