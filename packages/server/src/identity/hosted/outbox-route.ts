import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type HttpProblem, sendProblem } from '../../platform/http/http-problem.ts';
import { isFromThisMachine } from '../../platform/http/request-source.ts';
import { isSameSecret } from '../../platform/secrets.ts';
import type { ReportEvent } from '../../platform/security/security-log.ts';
import { OUTBOX_PATH, type Outbox, type SentMail } from '../mail/mailing.ts';
import { type HostedWords, hostedPage, hostedWords, html } from '../pages/hosted-html.ts';
import { wordsFor } from './hosted-visit.ts';

/** Keeps the key for later visits to the page, so that links to it need none. */
const KEY_COOKIE = 'outbox_key';

/**
 * Serves the outbox to requests from this machine with the key from the console: as a page to browsers, else as JSON.
 * The key is what protects it: behind a proxy or forwarder, all requests seem to come from this machine.
 */
export function addOutboxRoute(
  app: FastifyInstance,
  {
    outbox,
    key,
    publicUrl,
    reportEvent,
  }: Readonly<{ outbox: Outbox; key: string; publicUrl: () => string; reportEvent: ReportEvent }>,
): void {
  app.get<{ Querystring: { key?: unknown } }>(OUTBOX_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'accept');
    if (!isFromThisMachine(request, publicUrl()))
      return refuse({ request, reply }, 'outbox.elsewhere');
    const sent = request.query.key ?? request.cookies[KEY_COOKIE];
    if (!isSameSecret(sent, key)) {
      // A missing key is no attempt: people open the address from memory.
      if (sent) reportEvent('outbox-key-wrong', { address: request.ip });
      return refuse({ request, reply }, 'outbox.locked');
    }
    if (!isBrowser(request)) return outbox.list();
    return reply
      .setCookie(KEY_COOKIE, key, { path: OUTBOX_PATH, httpOnly: true, sameSite: 'strict' })
      .type('text/html; charset=utf-8')
      .send(outboxPage(wordsFor(request), outbox.list()));
  });
}

function refuse(
  answered: Readonly<{ request: FastifyRequest; reply: FastifyReply }>,
  reason: 'outbox.elsewhere' | 'outbox.locked',
) {
  const { request, reply } = answered;
  const problem: HttpProblem = {
    status: 403,
    code: 'UNAUTHORIZED',
    message: hostedWords('en').say(reason),
  };
  if (!isBrowser(request)) return sendProblem(answered, problem);
  const words = wordsFor(request);
  const body = html`<p class="problem" role="alert">${words.say(reason)}</p>`;
  const page = hostedPage({ words, heading: 'outbox.heading', body });
  return reply.code(403).type('text/html; charset=utf-8').send(page);
}

function isBrowser({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

function outboxPage(words: HostedWords, mails: readonly SentMail[]): string {
  const list = mails.map(
    ({ to, subject, text }) => html`<article>
<h2>${subject}</h2>
<p>${words.say('outbox.to', { to })}</p>
<pre>${text}</pre>
</article>`,
  );
  const body = html`<p>${words.say('outbox.intro')}</p>
${list.length > 0 ? list : html`<p>${words.say('outbox.empty')}</p>`}`;
  return hostedPage({ words, heading: 'outbox.heading', body });
}
