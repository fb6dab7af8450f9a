import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../platform/http/http-problem.ts';
import { FOREIGN_ORIGIN } from '../../platform/http/request-source.ts';
import { perMinute, type RequestRate } from '../../platform/limits/request-counts.ts';
import { HOSTED_SCRIPT, HOSTED_SCRIPT_PATH } from '../pages/hosted-html.ts';
import { HOSTED_STYLE_PATH } from '../pages/hosted-style.ts';
import {
  changeOwnPassword,
  confirmAddress,
  leaveAccount,
  onOwnAccount,
  removeServices,
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
  type OnVisit,
  type Params,
  sendExpired,
} from './hosted-visit.ts';

/** Each form may cost the hash of a password. A whole school may share one address. */
const FORMS_PER_MINUTE = 120;

/** Serves the pages for signing in and signing up. They are plain forms, which work without a script. */
export function addHostedRoutes(
  app: FastifyInstance,
  parts: HostedParts & Readonly<{ rate: RequestRate }>,
): void {
  const send = (type: string, text: string) => async (_request: unknown, reply: FastifyReply) =>
    reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(text);
  app.get(HOSTED_STYLE_PATH, send('text/css', parts.style));
  app.get(HOSTED_SCRIPT_PATH, send('text/javascript', HOSTED_SCRIPT));
  app.register(async (routes) => {
    readFormsOnly(routes);
    const serve =
      (method: 'GET' | 'POST', rateLimit: RequestRate) => (path: string, handle: OnVisit) =>
        routes.route<{ Params: Params }>({
          method,
          url: `/sign-in/:uid${path}`,
          config: { rateLimit },
          handler: async (request, reply) => {
            const isForm = method === 'POST';
            if (isForm && !isFromOurPage(request, parts)) {
              return sendProblem({ request, reply }, FOREIGN_ORIGIN);
            }
            const visit = await findVisit({ request, reply }, parts);
            if (visit === undefined) return sendExpired({ request, reply });
            // A form that is sent again would cost another hash.
            if (isForm && visit.goOn !== undefined) return reply.redirect(visit.goOn, 303);
            return handle(visit, parts);
          },
        });
    const show = serve('GET', parts.rate);
    const take = serve('POST', perMinute('sign-in', { ...parts, most: FORMS_PER_MINUTE }));
    const config = { rateLimit: parts.rate };
    routes.get('/sign-in/callback/:name', { config }, (request, reply) =>
      sendToVisit({ request, reply }),
    );
    show('', showSignIn);
    take('', signIn);
    show('/sign-up', showSignUp);
    take('/sign-up', signUp);
    show('/code', showCode);
    take('/code', confirmSignUp);
    show('/forgotten', showForgotten);
    take('/forgotten', sendResetCode);
    show('/reset', showReset);
    take('/reset', reset);
    take('/cancel', cancel);
    show('/account', onOwnAccount(showAccount));
    take('/account', onOwnAccount(leaveAccount));
    show('/account/password', onOwnAccount(showChangePassword));
    take('/account/password', onOwnAccount(changeOwnPassword));
    show('/account/address', onOwnAccount(showChangeAddress));
    take('/account/address', onOwnAccount(sendAddressCode));
    take('/account/services', onOwnAccount(removeServices));
    show('/account/code', onOwnAccount(showAddressCode));
    take('/account/code', onOwnAccount(confirmAddress));
    show('/social/:name', leaveForSocial);
    show('/social/:name/return', returnFromSocial);
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
