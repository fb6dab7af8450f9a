import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../platform/http/http-problem.ts';
import { FOREIGN_ORIGIN } from '../../platform/http/request-source.ts';
import { perMinute, type RequestRate } from '../../platform/limits/request-counts.ts';
import { HOSTED_SCRIPT, HOSTED_SCRIPT_PATH } from '../pages/hosted-html.ts';
import { HOSTED_STYLE_PATH } from '../pages/hosted-style.ts';
import {
  ACCOUNT_FORMS,
  cancel,
  findOwnVisit,
  type Handled,
  type HostedForm,
  SIGN_IN_FORMS,
} from './hosted-forms.ts';
import { sendExpired, signInPage } from './hosted-pages.ts';
import { leaveForSocial, returnFromSocial, sendToVisit } from './hosted-social.ts';
import {
  findVisit,
  type HostedParts,
  type Params,
  type Refused,
  sendPage,
  type Visit,
} from './hosted-visit.ts';

/** Each form may cost the hash of a password. A whole school may share one address. */
const FORMS_PER_MINUTE = 120;

/** Serves the pages for signing in and signing up. They are plain forms, which work without a script. */
export function addHostedRoutes(app: FastifyInstance, parts: HostedParts): void {
  const send = (type: string, text: string) => async (_request: unknown, reply: FastifyReply) =>
    reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(text);
  app.get(HOSTED_STYLE_PATH, send('text/css', parts.style));
  app.get(HOSTED_SCRIPT_PATH, send('text/javascript', HOSTED_SCRIPT));
  app.register(async (routes) => {
    readFormsOnly(routes);
    const serve =
      (method: 'GET' | 'POST', rateLimit: RequestRate) =>
      (path: string, handle: (visit: Visit) => Promise<FastifyReply>) =>
        routes.route<{ Params: Params }>({
          method,
          url: `/sign-in/:uid${path}`,
          config: { rateLimit },
          handler: async (request, reply) => {
            const isForm = method === 'POST';
            if (isForm && !isFromOurPage(request, parts)) {
              return sendProblem({ request, reply }, FOREIGN_ORIGIN);
            }
            const visit = await findVisit(request, reply, parts);
            if (visit === undefined) return sendExpired({ request, reply });
            // A form that is sent again would cost another hash.
            if (isForm && visit.goOn !== undefined) return reply.redirect(visit.goOn, 303);
            return handle(visit);
          },
        });
    const show = serve('GET', parts.rate);
    const take = serve('POST', perMinute('sign-in', { ...parts, most: FORMS_PER_MINUTE }));
    const addForm = <V extends Visit>(
      { path, enter, page, submit, isPart = false }: HostedForm<V>,
      open: (visit: Visit) => Promise<V | undefined>,
    ) => {
      const answer =
        (handle: HostedForm<V>['enter']) =>
        async (visit: Visit): Promise<FastifyReply> => {
          const opened = await open(visit);
          if (opened === undefined) return sendExpired(visit);
          return finishAnswer(opened, page, await handle?.(opened));
        };
      if (!isPart) show(path, answer(enter));
      take(path, answer(submit));
    };
    for (const form of SIGN_IN_FORMS) addForm(form, async (visit) => visit);
    for (const form of ACCOUNT_FORMS) addForm(form, findOwnVisit);
    take('/cancel', cancel);
    const config = { rateLimit: parts.rate };
    routes.get('/sign-in/callback/:name', { config }, sendToVisit);
    for (const [path, handle] of [
      ['/social/:name', leaveForSocial],
      ['/social/:name/return', returnFromSocial],
    ] as const) {
      show(path, async (visit) => finishAnswer(visit, signInPage, await handle(visit)));
    }
  });
}

/** Sends the page for a request that was not answered otherwise, or whose form was refused. */
async function finishAnswer<V extends Visit>(
  visit: V,
  page: HostedForm<V>['page'],
  handled: Handled | undefined,
): Promise<FastifyReply> {
  if (handled !== undefined && !isRefused(handled)) return handled;
  return sendPage(visit.reply.code(handled?.status ?? 200), await page(visit, handled));
}

function isRefused(handled: Handled): handled is Refused {
  return 'problem' in handled;
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
