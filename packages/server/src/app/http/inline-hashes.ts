import { createHash } from 'node:crypto';

/** Hashes of the pages' inline scripts and styles, as a content security policy writes them, without duplicates. */
export type InlineHashes = Readonly<{ scripts: readonly string[]; styles: readonly string[] }>;

/**
 * Reads pages of our own build only: it expects complete elements and no markup in comments. Data blocks are not
 * counted as scripts.
 */
export function hashInline(pages: readonly string[]): InlineHashes {
  return { scripts: hashElements(pages, 'script'), styles: hashElements(pages, 'style') };
}

function hashElements(pages: readonly string[], name: 'script' | 'style'): readonly string[] {
  const element = new RegExp(`<${name}(\\s[^>]*)?>(.*?)</${name}>`, 'gis');
  const texts = pages
    .flatMap((page) => [...page.matchAll(element)])
    .filter(([, attributes = '']) => !/\ssrc\s*=|\stype="application\/json"/i.test(attributes))
    .map(([, , text = '']) => text);
  return [...new Set(texts)].map(hashSource);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
