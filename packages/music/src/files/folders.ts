import { join } from 'node:path';

export const MUSIC_FOLDER = join(import.meta.dirname, '../../../web/public/music');
export const SOUND_FOLDER = join(import.meta.dirname, '../../../web/public/sfx');

/** The licence of the soundfont, in the folder of the music. */
export const SOUNDFONT_LICENCE = 'soundfont-licence.txt';
