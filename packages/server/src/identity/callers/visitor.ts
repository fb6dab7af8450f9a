import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';

declare module '../../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    /** Returns the caller's id for draws. The first call for a browser without a token sets a cookie. */
    readonly visitorId: () => string;
    /** As `visitorId`, but for the browser, even if the caller is known. */
    readonly browserId: () => string;
  }
}

type KnownCaller = Exclude<Caller, Readonly<{ type: 'anonymous' }>>;

/** Returns the id that films are drawn for. Ids of the visitor cookie contain no colon, so the two never collide. */
export function visitorOf(caller: KnownCaller): string {
  return caller.type === 'api-key' ? `api-key:${caller.name}` : visitorOfOwner(caller.owner);
}

/** Returns the visitor id of an account or guest, by its name in the store. */
export function visitorOfOwner(owner: string): string {
  return `account:${owner}`;
}

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
