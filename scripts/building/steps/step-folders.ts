import { join } from 'node:path';

const [folder = ''] = process.argv.slice(2);

/** The parts of the build, which the steps make. */
export const WEB = join(folder, 'web');
export const CATALOGUE = join(folder, 'catalogue');
