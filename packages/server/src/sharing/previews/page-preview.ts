import type { FastifyRequest } from 'fastify';
import { requestLanguage } from '../../platform/http/request-language.ts';
import { findPreview, parseSubject } from './find-preview.ts';
import type { PreviewRouteParts } from './preview-routes.ts';
import type { Preview } from './preview-tags.ts';

/**
 * Returns the preview of a page for an invitation, a daily, a challenge or a result; undefined if the page's own
 * preview is enough.
 */
export async function pagePreview(
  request: FastifyRequest,
  path: string,
  parts: PreviewRouteParts,
): Promise<Preview | undefined> {
  const { shared } = request.query as Readonly<Record<string, unknown>>;
  const subject = parseSubject(path, shared);
  if (subject === undefined) return undefined;
  const { ip } = request;
  const found = await findPreview(subject, parts, {
    address: ip,
    allowance: parts.allowanceOf(ip),
    language: requestLanguage(request),
  });
  return found?.preview;
}
