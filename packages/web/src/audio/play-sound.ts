/** The sounds of the interface. */
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

/** Plays a sound, if sounds may be played now. */
export function playSound(sound: Sound): void {
  hear?.(sound);
}

/** Sets the player of all sounds. Until then they are silent. */
export function handSoundsTo(player: (sound: Sound) => void): void {
  hear = player;
}
