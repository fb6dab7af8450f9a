import type { Result } from '@outoften/rules/result';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import type { Caller, CallerRefusal } from '../../identity/callers/caller.ts';
import { unauthorizedProblem } from '../../identity/callers/permissions.ts';
import type { Executor, RunParts } from '../../platform/graphql/executor.ts';
import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';
import {
  type GraphqlRequest,
  isGraphqlRequest,
  NO_QUERY,
} from '../../platform/graphql/operation.ts';
import { countAsked } from '../../platform/graphql/query-limits.ts';
import { GRAPHQL_PATH, sendNotFound, sendProblem } from '../../platform/http/http-problem.ts';
import {
  FOREIGN_ORIGIN,
  isAskedDirectly,
  isSameOrigin,
} from '../../platform/http/request-source.ts';
import { tooMany } from '../../platform/limits/address-limits.ts';
import type { RequestRate } from '../../platform/limits/request-counts.ts';
import type { ReportFault } from '../../platform/report-fault.ts';
import { BARRED } from '../../platform/security/bars.ts';
import { createGraphiqlSender, type RenderGraphiql } from './graphiql-page.ts';

export type GraphqlRouteParts = Readonly<{
  executor: Executor;
  publicUrl: string | undefined;
  rate: RequestRate;
  /** Undefined if browsers get no page to try the API on. */
  renderGraphiql: RenderGraphiql | undefined;
  /** Whether other machines get that page too. */
  isGraphiqlOpen: boolean;
  identify: (request: FastifyRequest) => Promise<Result<Caller, CallerRefusal>>;
  createContext: (asking: Asking) => GraphqlContext;
  isBarred: (asker: GraphqlContext) => Promise<boolean>;
  reportFault: ReportFault;
  /** Returns false if the caller has sent too much lately, over HTTP and sockets together. */
  spend: (context: GraphqlContext, amount: number) => boolean;
}>;

/** A request with its identified caller. */
export type Asking = Readonly<{ request: FastifyRequest; reply: FastifyReply; caller: Caller }>;

/** Serves `POST /graphql`, and on `GET` the page to try the API on, if there is one. */
export function addGraphqlRoute(app: FastifyInstance, parts: GraphqlRouteParts): void {
  app.post(GRAPHQL_PATH, { config: { rateLimit: parts.rate } }, async (request, reply) => {
    if (!isSameOrigin(request, parts.publicUrl)) {
      return sendProblem({ request, reply }, FOREIGN_ORIGIN);
    }
    const accept = chooseMediaType(request.headers.accept);
    if (accept === undefined) return sendProblem({ request, reply }, NOT_ACCEPTABLE);
    if (!isGraphqlRequest(request.body)) return sendProblem({ request, reply }, NO_QUERY);
    const identified = await parts.identify(request);
    if (!identified.ok) {
      const challenge = reply.header('www-authenticate', 'Bearer');
      return sendProblem({ request, reply: challenge }, unauthorizedProblem(identified.refusal));
    }
    const context = parts.createContext({ request, reply, caller: identified.value });
    if (await parts.isBarred(context)) return sendProblem({ request, reply }, BARRED);
    const result = await answer(request.body, {
      ...parts,
      context,
      onFault: (fault) => parts.reportFault(fault, request.log),
    });
    reply.header('cache-control', 'no-store').type(`${accept}; charset=utf-8`);
    return reply.code(statusOf(result, accept)).send(JSON.stringify(result));
  });
  const sendGraphiql = parts.renderGraphiql && createGraphiqlSender(parts.renderGraphiql);
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'],
    url: GRAPHQL_PATH,
    handler: async (request, reply) => {
      const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
      if (wantsPage && sendGraphiql) {
        const maySee = parts.isGraphiqlOpen || isAskedDirectly(request);
        return maySee ? sendGraphiql(reply) : sendNotFound(request, reply);
      }
      return sendProblem({ request, reply: reply.header('allow', 'POST') }, METHOD_NOT_ALLOWED);
    },
  });
}

type AnswerParts = RunParts & Pick<GraphqlRouteParts, 'executor' | 'spend'>;

/** The rate limit has counted the request once. A large request costs more. */
async function answer(
  asked: GraphqlRequest,
  { executor, spend, context, onFault }: AnswerParts,
): Promise<ExecutionResult> {
  const known = executor.read(asked, onFault);
  if ('errors' in known) return known;
  const more = countAsked(known.operation.weight) - 1;
  if (more > 0 && !spend(context, more)) {
    return { errors: [tooMany(context, 'operations', 'Too many operations; wait a moment.')] };
  }
  return executor.run(known.operation, { context, onFault });
}

const NOT_ACCEPTABLE = {
  status: 406,
  code: 'NOT_ACCEPTABLE',
  message: 'Send an Accept header with application/json or application/graphql-response+json.',
} as const;

const METHOD_NOT_ALLOWED = {
  status: 405,
  code: 'METHOD_NOT_ALLOWED',
  message: 'Send queries by POST.',
} as const;

const MEDIA_TYPES = ['application/graphql-response+json', 'application/json'] as const;

type MediaType = (typeof MEDIA_TYPES)[number];

/** Returns the newer type only if the client names it; undefined if the client accepts neither. */
function chooseMediaType(accept = '*/*'): MediaType | undefined {
  const accepted = accept.split(',').map((range) => range.split(';', 1)[0]?.trim().toLowerCase());
  const named = MEDIA_TYPES.find((type) => accepted.includes(type));
  if (named) return named;
  const isOpen = accepted.includes('*/*') || accepted.includes('application/*');
  return isOpen ? 'application/json' : undefined;
}

/** @see GraphQL over HTTP, "Status Codes": plain JSON answers 200 to any request that could be read. */
function statusOf({ data, errors }: ExecutionResult, mediaType: MediaType): number {
  if (data !== undefined) return 200;
  if (errors?.some((error) => error.extensions.code === 'INTERNAL')) return 500;
  return mediaType === 'application/json' ? 200 : 400;
}
