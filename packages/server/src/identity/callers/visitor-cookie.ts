import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'visitor';
export const VISITOR_COOKIE_S = 30 * 24 * 60 * 60;

/** 128 random bits in base64url. */
const VISITOR_ID = /^[\w-]{22}$/;

export type VisitorCookieParts = Readonly<{
  newVisitorId: () => string;
  /** True where players come by https, so that the cookie never travels without. */
  isSecure: boolean;
}>;

/**
 * Names the browser a request comes from, by a cookie that means nothing outside the draws. Only when the
 * name is asked for is a missing cookie set, or one replaced that is not of our making.
 */
export function readVisitor(
  { request, reply }: Readonly<{ request: FastifyRequest; reply: FastifyReply }>,
  parts: VisitorCookieParts,
): () => string {
  let known = knownVisitor(request.cookies);
  return () => {
    if (known !== undefined) return known;
    known = parts.newVisitorId();
    reply.setCookie(COOKIE, known, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: parts.isSecure,
      maxAge: VISITOR_COOKIE_S,
    });
    return known;
  };
}

/** As {@link readVisitor} on a socket, where no cookie can be set: a browser without one is named while it stays. */
export function readSocketVisitor(
  cookies: Cookies,
  { newVisitorId }: Pick<VisitorCookieParts, 'newVisitorId'>,
): () => string {
  let known = knownVisitor(cookies);
  return () => {
    known ??= newVisitorId();
    return known;
  };
}

type Cookies = Readonly<Record<string, string | undefined>>;

function knownVisitor({ [COOKIE]: sent }: Cookies): string | undefined {
  return sent !== undefined && VISITOR_ID.test(sent) ? sent : undefined;
}
