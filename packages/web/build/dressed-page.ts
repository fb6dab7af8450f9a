import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

const FILE = join(import.meta.dirname, 'dress-page.js');

/** Puts `dress-page.js` into the head of the page, where it runs before anything is painted. */
export function dressedPage(): Plugin {
  return {
    name: 'dressed-page',
    transformIndexHtml: async () => [
      {
        tag: 'script',
        children: minifySync('dress-page.js', await readFile(FILE, 'utf8')).code,
        injectTo: 'head',
      },
    ],
  };
}
