import { join } from 'node:path';

const [folder = ''] = process.argv.slice(2);

/** The parts of the build that a step works on. */
export const WEB = join(folder, 'web');
export const CATALOGUE = join(folder, 'catalogue');
