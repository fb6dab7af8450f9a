import { join } from 'node:path';

export const MUSIC_FOLDER = join(import.meta.dirname, '../../../web/public/music');
export const SOUND_FOLDER = join(import.meta.dirname, '../../../web/public/sfx');
