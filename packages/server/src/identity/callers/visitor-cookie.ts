import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'visitor';
export const VISITOR_COOKIE_S = 30 * 24 * 60 * 60;

/** 128 random bits in base64url. */
const VISITOR_ID = /^[\w-]{22}$/;

export type VisitorCookieParts = Readonly<{
  newVisitorId: () => string;
  /** True if players use https. The cookie is then never sent without it. */
  isSecure: boolean;
}>;

/**
 * Returns the id of the request's browser, which only draws use. The cookie is set when the id is read: if there is
 * none, or if this server did not make it.
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

/**
 * Like {@link readVisitor}, but on a socket, where no cookie can be set. A browser without one gets an id for the time
 * it is connected.
 */
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
