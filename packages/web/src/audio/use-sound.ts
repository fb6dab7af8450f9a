import { useEffect } from 'react';
import { playSound, type Sound } from './play-sound.ts';

/** Lets a sound be heard when the component appears. */
export function useSound(sound: Sound): void {
  useEffect(() => playSound(sound), [sound]);
}
