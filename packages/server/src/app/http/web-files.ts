import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withoutCutCharacters } from '@outoften/rules/link-part';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from '../../platform/http/http-problem.ts';
import { requestLanguage } from '../../platform/http/request-language.ts';
import type { RequestRate } from '../../platform/limits/request-counts.ts';
import { StartProblem } from '../../platform/read-setting.ts';
import { type Preview, withOrigin, withPreview } from '../../sharing/previews/preview-tags.ts';
import type { BuiltFolders, EarlierBuild } from '../build/built-folders.ts';
import { hashInline, type InlineHashes } from './security-headers.ts';
import { createPageSender } from './send-page.ts';

/** The built web app, as it was on disk at the start. */
export type WebFiles = Readonly<{
  root: string;
  /** Paths from the root, such as `/assets/app-1a2b3c4d.js`. Other files are not served. */
  paths: ReadonlySet<string>;
  /** The text of each page, by its path. */
  pages: ReadonlyMap<string, string>;
  inline: InlineHashes;
  /** Assets of the previous build. */
  earlier: EarlierAssets | undefined;
}>;

type EarlierAssets = Readonly<{ root: string; paths: ReadonlySet<string>; servedUntil: number }>;

/** Files in here have a hash of their content in their name. */
const HASHED = '/assets/';

/** The page for addresses without a page of their own. It is empty until the app has read the address. */
const SHELL = '/shell';

/** Screens of the app. No files are served there: a number or code that a player typed may contain a dot. */
const WITH_SCREENS = /^\/(?:(?:game|join)(?:\/|$)|(?:challenge|stage)\/)/;

/** Hidden files and programs of other servers, which attackers probe for. None is a screen of the app. */
const PROBED = /\/\.|^\/(?:cgi-bin|dev|phpmyadmin|wp-[\w-]+)(?:\/|$)|\.php$/i;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * How often a browser that requests a missing hashed file is redirected to try again. Behind a balancer, its page may
 * come from another server's build, and the next request may reach that server.
 */
const TRIES = 8;

/**
 * Each retry waits a random part of this. A balancer that takes servers in turn would otherwise send repeated requests
 * in the same order to the same servers.
 */
const SHUFFLE_MS = 100;

/** Mends a link to a screen that was cut inside an encoded character. The router would refuse it. */
export function mendLink(url: string): string {
  return WITH_SCREENS.test(url) ? url.replace(/^[^?]+/, withoutCutCharacters) : url;
}

/** Throws StartProblem if the web app was not built. */
export function readWebFiles({ web: root, earlier }: BuiltFolders): WebFiles {
  const paths = new Set(listFiles(root).filter(isServed));
  if (!paths.has(`${SHELL}.html`)) {
    throw new StartProblem('The web app is not built: run `npm run build` first.');
  }
  const pages = new Map(
    [...paths]
      .filter((path) => path.endsWith('.html'))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
  return {
    root,
    paths,
    pages,
    inline: hashInline([...pages.values()]),
    earlier: earlier && readEarlierAssets(earlier),
  };
}

function readEarlierAssets({ web, servedUntil }: EarlierBuild): EarlierAssets {
  const paths = listFiles(web).filter((path) => path.startsWith(HASHED) && isServed(path));
  return { root: web, paths: new Set(paths), servedUntil };
}

export type WebPageParts = Readonly<{
  web: WebFiles;
  /** The origin players type. */
  origin: () => string;
  /** Returns the preview of an address that has its own. */
  previewOf: (request: FastifyRequest, path: string) => Promise<Preview | undefined>;
  /** The limit of pages for one address. Files of the build are not counted. */
  rate: RequestRate;
  now: () => number;
  random: () => number;
}>;

/**
 * Serves the built files. A route of the web app gets its prerendered page, or else the empty shell. The previews in a
 * page contain this server's address. The same page requested as a file is unchanged, because service workers check
 * that.
 */
export function addWebFiles(app: FastifyInstance, parts: WebPageParts): void {
  const { web, origin, previewOf } = parts;
  const sendPage = createPageSender();
  const countPage = app.rateLimit(parts.rate);
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = `/${request.params['*']}`;
    if (web.paths.has(path)) return sendWebFile(reply, { root: web.root, path });
    if (path.startsWith(HASHED)) return sendAsset({ request, reply }, { path, ...parts });
    const page = choosePage(web.paths, { path, request });
    if (page === undefined) return sendNotFound(request, reply);
    await countPage.call(app, request, reply);
    // The shell of an address without a screen says that there is none.
    if (page.startsWith(SHELL) && !WITH_SCREENS.test(path)) reply.code(404);
    const html = web.pages.get(page) ?? '';
    const preview = await previewOf(request, path);
    const previewed = preview === undefined ? html : withPreview(html, preview, origin());
    return sendPage(withOrigin(previewed, origin()), { request, reply });
  });
}

function choosePage(
  paths: ReadonlySet<string>,
  { path, request }: Readonly<{ path: string; request: FastifyRequest }>,
): string | undefined {
  const language = requestLanguage(request);
  const find = (page: string) =>
    [`${page}.${language}.html`, `${page}.html`].find((name) => paths.has(name));
  const page = find(posix.join(path, 'index'));
  if (page !== undefined) return page;
  if (PROBED.test(path)) return undefined;
  const isFile = posix.extname(path) !== '' && !WITH_SCREENS.test(path);
  return !isFile && acceptsHtml(request.headers.accept) ? find(SHELL) : undefined;
}

function acceptsHtml(accept = '*/*'): boolean {
  return accept.includes('text/html') || accept.includes('*/*');
}

/** Answers a request for a hashed file that this build does not have. */
async function sendAsset(
  { request, reply }: Readonly<{ request: FastifyRequest; reply: FastifyReply }>,
  { path, web, now, random }: WebPageParts & Readonly<{ path: string }>,
): Promise<FastifyReply> {
  const { earlier } = web;
  if (earlier?.paths.has(path) && now() < earlier.servedUntil) {
    return sendWebFile(reply, { root: earlier.root, path });
  }
  const tries = Number((request.query as Readonly<{ try?: string }>).try ?? 0);
  // Only browsers send this header, with requests that a page makes.
  const isOfPage = request.headers['sec-fetch-dest'] !== undefined;
  if (!isOfPage || !(tries < TRIES)) return sendNotFound(request, reply);
  await pause(random() * SHUFFLE_MS);
  // A balancer chooses a server for each new connection.
  reply.header('connection', 'close').header('cache-control', 'no-store');
  return reply.redirect(`${path}?try=${tries + 1}`, 307);
}

function sendWebFile(
  reply: FastifyReply,
  { root, path }: Readonly<{ root: string; path: string }>,
): FastifyReply {
  // Other files keep their name from build to build. Browsers revalidate them each time, by their ETag.
  reply.header('cache-control', path.startsWith(HASHED) ? IMMUTABLE : 'no-cache');
  return reply.sendFile(path, root, { cacheControl: false });
}

/** Compressed copies are sent in place of their file. Hidden files belong to the build alone. */
function isServed(path: string): boolean {
  return !/\.(br|gz)$|\/\./.test(path);
}

function listFiles(root: string): readonly string[] {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).split(sep).join('/'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
