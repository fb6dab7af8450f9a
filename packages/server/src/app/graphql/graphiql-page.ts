import type { FastifyReply } from 'fastify';
import { hashInline } from '../http/security-headers.ts';

/** Resolves to the page for trying out the API. */
export type RenderGraphiql = () => Promise<string>;

type RenderModule = Readonly<{ renderGraphiQL: (options: Readonly<{ title: string }>) => string }>;

/**
 * Returns GraphiQL as one page with all its files inside; undefined if its package is not installed. Deployments can
 * leave the package out. Its 9 MB are loaded at the first request.
 */
export function findGraphiql(): RenderGraphiql | undefined {
  const name = '@graphql-yoga/render-graphiql';
  try {
    import.meta.resolve(name);
  } catch {
    return undefined;
  }
  return async () => {
    const { renderGraphiQL }: RenderModule = await import(name);
    return renderGraphiQL({ title: 'Out of Ten API' });
  };
}

/**
 * Sends the page under a policy of its own, which allows its inline scripts and its editor's workers. The page is made
 * once and kept.
 */
export function createGraphiqlSender(
  render: RenderGraphiql,
): (reply: FastifyReply) => Promise<FastifyReply> {
  let kept: Page | undefined;
  return async (reply) => {
    kept ??= makePage(await render());
    const { body, policy } = kept;
    reply.header('content-security-policy', policy).header('cache-control', 'no-cache');
    return reply.type('text/html; charset=utf-8').send(body);
  };
}

type Page = Readonly<{ body: Buffer; policy: string }>;

function makePage(page: string): Page {
  const policy = [
    "default-src 'none'",
    `script-src ${hashInline([page]).scripts.join(' ')} blob:`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { body: Buffer.from(page), policy };
}
