import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from '../../platform/http/http-problem.ts';
import { requestLanguage } from '../../platform/http/request-language.ts';
import { StartProblem } from '../../platform/start-problem.ts';
import { type Preview, withOrigin, withPreview } from '../../sharing/previews/preview-tags.ts';
import type { BuiltFolders, EarlierBuild } from '../build/built-folders.ts';
import { hashInline, type InlineHashes } from './inline-hashes.ts';
import { createPageSender } from './send-page.ts';

/** The built web app, as it lay on disk at the start. */
export type WebFiles = Readonly<{
  root: string;
  /** Paths from the root, such as `/assets/app-1a2b3c4d.js`; what is not listed is not served. */
  paths: ReadonlySet<string>;
  /** The text of each page, by its path. */
  pages: ReadonlyMap<string, string>;
  inline: InlineHashes;
  /** Of the build before. */
  earlier: EarlierAssets | undefined;
}>;

type EarlierAssets = Readonly<{ root: string; paths: ReadonlySet<string>; servedUntil: number }>;

/** Built files whose name changes with their content. */
const HASHED = '/assets/';

/** The page of every address that has none of its own: empty until the app has seen the address. */
const SHELL = '/shell';

/** Where no files are: what somebody typed there for a number or a code may have a dot in it. */
const WITH_SCREENS = /^\/(?:challenge|game|join|stage)\//;

/** Hidden files and programs of other servers, which attackers look for. None is a screen of the app. */
const PROBED = /\/\.|^\/(?:cgi-bin|dev|phpmyadmin|wp-[\w-]+)(?:\/|$)|\.php$/i;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * How often a browser that misses a hashed file is sent to ask again. Behind a balancer its page may be of another
 * server's build, which the next request may reach.
 */
const TRIES = 8;

/**
 * A balancer that leads to its servers in turn would lead requests that come again in the same order to the same servers.
 * So each waits a random part of this first.
 */
const SHUFFLE_MS = 100;

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
  /** The preview of an address that has one of its own. */
  previewOf: (request: FastifyRequest, path: string) => Promise<Preview | undefined>;
  now: () => number;
  random: () => number;
}>;

/**
 * Serves the built files; for a route of the web app its prerendered page, or else the empty shell. At its address a page
 * has this server's address in its preview; as a file it is as it was built, since service workers check that.
 */
export function addWebFiles(app: FastifyInstance, parts: WebPageParts): void {
  const { web, origin, previewOf } = parts;
  const sendPage = createPageSender();
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = `/${request.params['*']}`;
    if (web.paths.has(path)) return sendWebFile(reply, { root: web.root, path });
    if (path.startsWith(HASHED)) return sendAsset({ request, reply }, { path, ...parts });
    const page = choosePage(web.paths, { path, request });
    if (page === undefined) return sendNotFound(request, reply);
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

type Exchange = Readonly<{ request: FastifyRequest; reply: FastifyReply }>;

/** Answers for a hashed file that this build does not have. */
async function sendAsset(
  { request, reply }: Exchange,
  { path, web, now, random }: WebPageParts & Readonly<{ path: string }>,
): Promise<FastifyReply> {
  const { earlier } = web;
  if (earlier?.paths.has(path) && now() < earlier.servedUntil) {
    return sendWebFile(reply, { root: earlier.root, path });
  }
  const tries = Number((request.query as Readonly<{ try?: string }>).try ?? 0);
  // Sent by browsers only, with what a page asks for.
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
  // The rest keeps its name from build to build: asked about each time, and answered by its ETag.
  reply.header('cache-control', path.startsWith(HASHED) ? IMMUTABLE : 'no-cache');
  return reply.sendFile(path, root, { cacheControl: false });
}

/** Compressed copies are sent in place of their file; hidden files are the build's own. */
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
