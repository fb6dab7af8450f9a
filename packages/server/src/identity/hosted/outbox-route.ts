import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type HttpProblem, sendProblem } from '../../platform/http/http-problem.ts';
import type { Outbox, SentMail } from '../mail/outbox.ts';
import { OUTBOX_PATH } from '../mail/outbox-path.ts';
import { isFromThisMachine } from '../mail/this-machine.ts';
import { hostedPage, html } from '../pages/hosted-html.ts';
import { type HostedWords, hostedWords } from '../pages/hosted-words.ts';
import { wordsFor } from './hosted-visit.ts';

/** Serves the outbox to whoever sits at the machine: as a page to browsers, else as JSON. */
export function addOutboxRoute(
  app: FastifyInstance,
  { outbox, publicUrl }: Readonly<{ outbox: Outbox; publicUrl: () => string }>,
): void {
  app.get(OUTBOX_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'accept');
    if (!isFromThisMachine(request, publicUrl())) return refuse({ request, reply });
    if (!isBrowser(request)) return outbox.list();
    return reply
      .type('text/html; charset=utf-8')
      .send(outboxPage(wordsFor(request), outbox.list()));
  });
}

const ELSEWHERE: HttpProblem = {
  status: 403,
  code: 'UNAUTHORIZED',
  message: hostedWords('en').say('outbox.elsewhere'),
};

function refuse(answered: Readonly<{ request: FastifyRequest; reply: FastifyReply }>) {
  const { request, reply } = answered;
  if (!isBrowser(request)) return sendProblem(answered, ELSEWHERE);
  const words = wordsFor(request);
  const body = html`<p class="problem" role="alert">${words.say('outbox.elsewhere')}</p>`;
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
