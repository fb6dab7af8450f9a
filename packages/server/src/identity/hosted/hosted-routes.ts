import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../platform/http/http-problem.ts';
import { FOREIGN_ORIGIN } from '../../platform/http/same-origin.ts';
import { HOSTED_SCRIPT, HOSTED_SCRIPT_PATH } from '../pages/hosted-script.ts';
import { HOSTED_STYLE_PATH } from '../pages/hosted-style.ts';
import {
  changeOwnPassword,
  confirmAddress,
  leaveAccount,
  onOwnAccount,
  sendAddressCode,
  showAccount,
  showAddressCode,
  showChangeAddress,
  showChangePassword,
} from './hosted-account.ts';
import { reset, sendResetCode, showForgotten, showReset } from './hosted-reset.ts';
import { cancel, showSignIn, signIn } from './hosted-sign-in.ts';
import { confirmSignUp, showCode, showSignUp, signUp } from './hosted-sign-up.ts';
import { leaveForSocial, returnFromSocial, sendToVisit } from './hosted-social.ts';
import {
  findVisit,
  type HostedParts,
  type Params,
  sendExpired,
  type Visit,
} from './hosted-visit.ts';

/** Serves the pages for signing in and signing up. They are plain forms, which work without a script. */
export function addHostedRoutes(app: FastifyInstance, parts: HostedParts): void {
  app.get(HOSTED_STYLE_PATH, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600');
    return reply.type('text/css; charset=utf-8').send(parts.style);
  });
  app.get(HOSTED_SCRIPT_PATH, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600');
    return reply.type('text/javascript; charset=utf-8').send(HOSTED_SCRIPT);
  });
  app.register(async (routes) => {
    readFormsOnly(routes);
    const onVisit =
      (handle: (visit: Visit, parts: HostedParts) => Promise<FastifyReply>) =>
      async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => {
        if (request.method === 'POST' && !isFromOurPage(request, parts)) {
          return sendProblem({ request, reply }, FOREIGN_ORIGIN);
        }
        const visit = await findVisit({ request, reply }, parts);
        return visit === undefined ? sendExpired({ request, reply }) : handle(visit, parts);
      };
    routes.get('/sign-in/callback/:name', (request, reply) => sendToVisit({ request, reply }));
    routes.get('/sign-in/:uid', onVisit(showSignIn));
    routes.post('/sign-in/:uid', onVisit(signIn));
    routes.get('/sign-in/:uid/sign-up', onVisit(showSignUp));
    routes.post('/sign-in/:uid/sign-up', onVisit(signUp));
    routes.get('/sign-in/:uid/code', onVisit(showCode));
    routes.post('/sign-in/:uid/code', onVisit(confirmSignUp));
    routes.get('/sign-in/:uid/forgotten', onVisit(showForgotten));
    routes.post('/sign-in/:uid/forgotten', onVisit(sendResetCode));
    routes.get('/sign-in/:uid/reset', onVisit(showReset));
    routes.post('/sign-in/:uid/reset', onVisit(reset));
    routes.post('/sign-in/:uid/cancel', onVisit(cancel));
    routes.get('/sign-in/:uid/account', onVisit(onOwnAccount(showAccount)));
    routes.post('/sign-in/:uid/account', onVisit(onOwnAccount(leaveAccount)));
    routes.get('/sign-in/:uid/account/password', onVisit(onOwnAccount(showChangePassword)));
    routes.post('/sign-in/:uid/account/password', onVisit(onOwnAccount(changeOwnPassword)));
    routes.get('/sign-in/:uid/account/address', onVisit(onOwnAccount(showChangeAddress)));
    routes.post('/sign-in/:uid/account/address', onVisit(onOwnAccount(sendAddressCode)));
    routes.get('/sign-in/:uid/account/code', onVisit(onOwnAccount(showAddressCode)));
    routes.post('/sign-in/:uid/account/code', onVisit(onOwnAccount(confirmAddress)));
    routes.get('/sign-in/:uid/social/:name', onVisit(leaveForSocial));
    routes.get('/sign-in/:uid/social/:name/return', onVisit(returnFromSocial));
  });
}

/**
 * Visits happen at the public address only. A request under another host name proves nothing: another site may have
 * pointed its own name at this server.
 */
function isFromOurPage({ headers }: FastifyRequest, { publicUrl }: HostedParts): boolean {
  return headers.origin === undefined || headers.origin === publicUrl();
}

/** Reads only what a plain form sends. */
function readFormsOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const form = new URLSearchParams(String(body));
      return isPlain(form) ? done(null, form) : done(new TwiceFilledError());
    },
  );
}

/** Our forms contain each field once. If a field comes twice, it is unclear which value counts. */
class TwiceFilledError extends Error {
  readonly code = 'TWICE_FILLED';
  readonly statusCode = 400;
}

function isPlain(form: URLSearchParams): boolean {
  return new Set(form.keys()).size === form.size;
}
