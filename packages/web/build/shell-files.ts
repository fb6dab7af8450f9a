import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Shell, ShellFile } from '../worker/shell.ts';

/** File types that the service worker stores. Music and pictures for app stores are left out. */
const KEPT =
  /^\/assets\/[^/]+\.(?:js|css|woff2|svg|png|json)$|\.html$|^\/icon\.svg$|\.webmanifest$/;

/** Hidden files are for the server only. */
const HIDDEN = /\/\./;

/** The start page equals the landing page, so the worker stores it once. */
const TWICE = /^\/index(?:\.\w\w)?\.html$/;

/** Lists the files of the built folder that the service worker stores. */
export async function listShell(dist: string): Promise<Shell> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const urls = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length).split(sep).join('/'))
    .filter((url) => KEPT.test(url) && !HIDDEN.test(url) && !TWICE.test(url))
    .sort();
  const files = await Promise.all(urls.map((url) => readShellFile(dist, url)));
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
  return { version, files };
}

async function readShellFile(dist: string, url: string): Promise<ShellFile> {
  if (url.startsWith('/assets/')) return { url, revision: null };
  const file = await readFile(join(dist, url));
  const digest = createHash('sha256').update(file).digest('base64');
  return { url, revision: digest.slice(0, 8), integrity: `sha256-${digest}` };
}
