import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Manifest, minifySync } from 'vite';
import { type BuildTarget, VITE_CONFIG } from './build-client.ts';
import { listAppFiles, listPageFiles, type PageFiles } from './page-files.ts';
import { posterDefines } from './poster-defines.ts';

const MANIFEST = 'manifest.webmanifest';

type RenderedScreen = Readonly<{
  title: string;
  description: string;
  markup: string;
  messages: Readonly<{ language: string }>;
}>;

type Prerenderer = Readonly<{
  SCREENS_TO_RENDER: readonly string[];
  LANGUAGES_TO_RENDER: readonly string[];
  renderScreen: (path: string, language: string) => Promise<RenderedScreen>;
  renderShell: (language: string) => Promise<RenderedScreen>;
  translateManifest: (manifest: object, language: string) => Promise<object>;
}>;

/** Writes each screen as a page in each language, with its style in its head, into the folder of the bundled app. */
export async function buildPages({ dist, posters }: BuildTarget): Promise<void> {
  const folder = join(dist, '../prerenderer');
  await build({
    configFile: VITE_CONFIG,
    logLevel: 'warn',
    define: posterDefines(posters),
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
    },
    ssr: { noExternal: true },
  });
  const prerenderer: Prerenderer = await import(join(folder, 'prerender.js'));
  await writePages(prerenderer, dist);
  await rm(folder, { recursive: true });
}

async function writePages(prerenderer: Prerenderer, dist: string): Promise<void> {
  const { SCREENS_TO_RENDER, LANGUAGES_TO_RENDER, ...prerendered } = prerenderer;
  const { renderScreen, renderShell, translateManifest } = prerendered;
  const { template, app } = takeApart(await readFile(join(dist, 'index.html'), 'utf8'));
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const preloads = fontPreloads(manifest);
  const loader = await readLoader();
  const appManifest: object = JSON.parse(await readFile(join(dist, MANIFEST), 'utf8'));
  const page = async ({ scripts, styles }: PageFiles, screen: RenderedScreen) => {
    const head = [
      previewTags(screen),
      preloads,
      await inlineStyles(dist, styles),
      fileList('scripts', scripts),
      fileList('messages', [await writeMessages(dist, screen)]),
      fileList('manifest', [nameIn(screen.messages.language, MANIFEST)]),
    ].join('');
    return withWords(template, screen)
      .replace('<!--head-->', () => head)
      .replace('<!--app-->', () => screen.markup)
      .replace('</body>', () => `${loader}</body>`);
  };
  for (const language of LANGUAGES_TO_RENDER) {
    for (const path of SCREENS_TO_RENDER) {
      const screen = await renderScreen(path, language);
      const html = await page(listPageFiles(manifest, { app, path }), screen);
      await write(join(dist, path, nameIn(language, 'index.html')), html);
      if (path === '/landing') await write(join(dist, nameIn(language, 'index.html')), html);
    }
    const shell = await page(listAppFiles(manifest, app), await renderShell(language));
    await write(join(dist, nameIn(language, 'shell.html')), shell);
    const translated = JSON.stringify(await translateManifest(appManifest, language));
    await write(join(dist, nameIn(language, MANIFEST)), translated);
  }
}

/** The English file has the plain name, because the server sends it when a language has no file. */
function nameIn(language: string, file: string): string {
  return language === 'en' ? file : file.replace('.', `.${language}.`);
}

/** Returns the built page without the links that differ from page to page, and its first script. */
function takeApart(html: string): Readonly<{ template: string; app: string }> {
  const app = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1];
  if (app === undefined) throw new Error('The built page begins with no script');
  const template = html.replaceAll(
    /\s*<(?:script type="module"[^>]*><\/script|link rel="(?:modulepreload|stylesheet|manifest)"[^>]*)>/g,
    '',
  );
  return { template, app };
}

/** Puts the screen's language, title and description into the page. */
function withWords(html: string, { title, description, messages }: RenderedScreen): string {
  return html
    .replace(/<html lang="[^"]*/, `<html lang="${messages.language}`)
    .replace(/<title>[^<]*/, () => `<title>${escaped(title)}`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_, start) => start + escaped(description),
    );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The preview that messengers show for a link to the page. The server replaces it on pages with their own preview. */
function previewTags({ title, description }: RenderedScreen): string {
  const picture = '/previews/start.png';
  const tags = [
    ['property', 'og:site_name', 'Out of Ten'],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:image', picture],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', title],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', picture],
    ['name', 'twitter:image:alt', title],
  ].map(
    ([attribute, name = '', content = '']) =>
      `<meta ${attribute}="${name}" content="${escaped(content)}">`,
  );
  return `<!--preview-->${tags.join('')}<!--/preview-->`;
}

/**
 * Writes the page's messages to a file. Inside the page they would not fit into the first packets of a slow connection.
 */
async function writeMessages(dist: string, { messages }: RenderedScreen): Promise<string> {
  const json = JSON.stringify(messages);
  const digest = createHash('sha256').update(json).digest('base64url').slice(0, 8);
  const file = `assets/messages-${digest}.json`;
  await write(join(dist, file), json);
  return file;
}

/** Returns the style sheets inline. Each also has a disabled link, so that the app does not fetch it again. */
async function inlineStyles(dist: string, files: readonly string[]): Promise<string> {
  const sheets = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
  const names = files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
  return `<style>${sheets.map((css) => css.trim()).join('')}</style>${names.join('')}`;
}

function fileList(name: 'scripts' | 'messages' | 'manifest', files: readonly string[]): string {
  return `<meta name="${name}" content="${files.map((file) => `/${file}`).join(' ')}">`;
}

async function readLoader(): Promise<string> {
  const source = await readFile(join(import.meta.dirname, 'load-after-paint.js'), 'utf8');
  return `<script>${minifySync('load-after-paint.js', source).code}</script>`;
}

function fontPreloads(manifest: Manifest): string {
  return ['big-shoulders', 'libre-franklin']
    .map((name) => manifest[`src/ui/fonts/subset/${name}.woff2`]?.file)
    .map((file) => {
      if (file === undefined) throw new Error('A typeface of the first screen was not built');
      return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`;
    })
    .join('');
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
