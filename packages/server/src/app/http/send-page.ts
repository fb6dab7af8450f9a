import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_HEADERS } from '../../platform/http/request-language.ts';
import { createRecentMap } from '../../platform/recent-map.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** Enough for every built page in its three encodings, and some invitations. */
const MOST_KEPT = 400;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** As small as level 9, in a twentieth of its time. There are endlessly many pages with a preview of their own. */
const BROTLI_QUALITY = 5;

export type SendPage = (
  html: string,
  to: Readonly<{ request: FastifyRequest; reply: FastifyReply }>,
) => Promise<FastifyReply>;

/** Sends pages that the server puts together. Each is compressed once and has an ETag. */
export function createPageSender(): SendPage {
  const kept = createRecentMap<string, Promise<Buffer>>(MOST_KEPT);

  return async (html, { request, reply }) => {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const tag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}-${encoding}"`;
    reply
      .header('cache-control', 'no-cache')
      .header('vary', `accept-encoding, ${LANGUAGE_HEADERS}`)
      .header('etag', tag);
    if (isKnown(tag, request.headers['if-none-match'])) return reply.code(304).send();
    let body = kept.get(tag);
    if (body === undefined) {
      body = encode(html, encoding);
      kept.set(tag, body);
    }
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(await body);
  };
}

async function encode(html: string, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br': {
      const params = { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
      return await compressBrotli(html, { params });
    }
    case 'gzip':
      return await compressGzip(html);
    case 'identity':
      return Buffer.from(html);
  }
}

/** Returns the best encoding that the browser accepts. @see RFC 9110, section 12.5.3 */
function chooseEncoding(accepted = ''): Encoding {
  const takes = (name: string) =>
    accepted
      .split(',')
      .map((each) => each.trim().toLowerCase())
      .some((each) => each.split(';')[0] === name && !/;\s*q=0(?:\.0*)?$/.test(each));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

function isKnown(tag: string, known = ''): boolean {
  return known.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
}
