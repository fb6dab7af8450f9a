import type { FastifyReply } from 'fastify';
import { hashInline } from '../http/inline-hashes.ts';

/** Answers the whole page on which the API can be tried out. */
export type RenderGraphiql = () => Promise<string>;

type RenderModule = Readonly<{ renderGraphiQL: (options: Readonly<{ title: string }>) => string }>;

/**
 * GraphiQL with all its files inside the page, from a package that deployments can leave out. Its 9 MB are
 * loaded when the page is first asked for. Undefined where the package is not installed.
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
 * Sends the page under a policy of its own: its inline scripts, and the workers its editor makes of itself. It is
 * made once and kept, so that asking for it over and over costs nothing.
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
