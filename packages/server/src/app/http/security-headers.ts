import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { ForeignOrigins } from '../../identity/outside/outside-issuer.ts';
import { PERMISSIONS_POLICY } from '../../platform/http/http-problem.ts';
import { LOOPBACK_NAMES } from '../../platform/http/request-source.ts';

const YEAR_S = 365 * 24 * 60 * 60;

export type PageSources = Readonly<{
  inline: InlineHashes;
  /** The origin players type; undefined if only this machine can connect. */
  publicUrl: string | undefined;
  /** Whether browsers must reach the host's subdomains by https too. */
  hstsSubdomains: boolean;
  /** Origins of the outside issuer, if there is one. */
  foreign: ForeignOrigins;
}>;

/**
 * Sets the headers of every answer. A page can load only this server's files and its own inline parts. It can contact
 * no other site but the issuer.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { inline, publicUrl, hstsSubdomains, foreign }: PageSources,
): Promise<void> {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  // Browsers ignore isolation headers on insecure pages, and log an error for each.
  const isTrusted = isSecureContext(publicUrl);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...inline.scripts],
        styleSrc: ["'self'", ...inline.styles],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...foreign.connect],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...foreign.form],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps
      ? { maxAge: YEAR_S, includeSubDomains: hstsSubdomains }
      : false,
    crossOriginOpenerPolicy: isTrusted && { policy: 'same-origin' },
    originAgentCluster: isTrusted,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Linked sites may see the origin that a visitor came from, but not the path of the page.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
  });
}

/** Returns whether browsers treat pages at this address as secure. */
function isSecureContext(publicUrl: string | undefined): boolean {
  if (publicUrl === undefined) return true;
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || LOOPBACK_NAMES.has(hostname);
}

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
