import { useEffect } from 'react';
import { playSound, type Sound } from './play-sound.ts';

/** Plays a sound when the component appears. */
export function useSound(sound: Sound): void {
  useEffect(() => playSound(sound), [sound]);
}
