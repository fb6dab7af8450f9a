import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '../pictures/preview-size.ts';

/** A link's preview in messengers. Addresses are paths on this server. */
export type Preview = Readonly<{
  title: string;
  description: string;
  path: string;
  picture: string;
  /** The text in the picture. */
  alt: string;
}>;

/** The built page's own preview. */
const BUILT_TAGS = /<!--preview-->.*?<!--\/preview-->/s;

/** Pictures in the built pages, whose addresses lack the server's origin. */
const BUILT_PICTURE = /(?<=content=")(?=\/previews\/)/g;

/** Returns the page with complete addresses of its pictures, which messengers need. */
export function withOrigin(html: string, origin: string): string {
  return html.replace(BUILT_PICTURE, () => escapeHtml(origin));
}

/** Returns the page with this preview in place of its own. */
export function withPreview(html: string, preview: Preview, origin: string): string {
  return html.replace(BUILT_TAGS, () => writeTags(preview, origin));
}

function writeTags({ title, description, path, picture, alt }: Preview, origin: string): string {
  const tags: readonly (readonly [attribute: string, name: string, content: string])[] = [
    ['property', 'og:site_name', 'Out of Ten'],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', origin + path],
    ['property', 'og:image', origin + picture],
    ['property', 'og:image:width', String(PREVIEW_WIDTH)],
    ['property', 'og:image:height', String(PREVIEW_HEIGHT)],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', origin + picture],
    ['name', 'twitter:image:alt', alt],
  ];
  return tags
    .map(
      ([attribute, name, content]) =>
        `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`,
    )
    .join('');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
