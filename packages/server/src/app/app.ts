import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import proxyAddr from '@fastify/proxy-addr';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { KnownPuzzles } from '../daily/known-puzzles.ts';
import { addPosters, type Posters } from '../films/posters/posters.ts';
import { addTmdbPosters } from '../films/posters/tmdb-posters.ts';
import type { FetchPoster } from '../films/tmdb/poster-images.ts';
import {
  type AccessTokens,
  type CallerHeaders,
  type CallerParts,
  identifyCaller,
  ownerOf,
} from '../identity/callers/caller.ts';
import { addGuestTokenRoute, createGuestTokens } from '../identity/callers/guest-tokens.ts';
import { readSocketVisitor, readVisitor, visitorOf } from '../identity/callers/visitor.ts';
import { addEmbeddedSignIn } from '../identity/embedded-sign-in.ts';
import type { EmbeddedSignIn, SignInParts } from '../identity/hosted/hosted-visit.ts';
import { addIssuerCardRoute, embeddedIssuerCard } from '../identity/issuer/issuer-card.ts';
import {
  createProfanityCheck,
  NO_NAME_LISTS,
  type ProfanityCheck,
} from '../identity/names/profanity.ts';
import {
  type DiscoveredIssuer,
  issuerOrigins,
  NO_FOREIGN_ORIGINS,
  outsideAccessTokens,
  outsideIssuerCard,
} from '../identity/outside/outside-issuer.ts';
import { type AccessNews, createAccessNews, listKeptGrants } from '../identity/tokens/grants.ts';
import type { Timers } from '../platform/clock.ts';
import type { StoreAccess } from '../platform/db/health/store-access.ts';
import { createExecutor } from '../platform/graphql/executor.ts';
import type { GraphqlContext } from '../platform/graphql/graphql-context.ts';
import { createListCursors } from '../platform/graphql/list-pages.ts';
import {
  answerClientError,
  errorSender,
  sendNotFound,
  unreadableAddressSender,
} from '../platform/http/http-problem.ts';
import { type AllowanceOf, USUAL_ALLOWANCE } from '../platform/limits/address-limits.ts';
import { countExceeded, perMinute, requestCounts } from '../platform/limits/request-counts.ts';
import type { SharedCounts } from '../platform/limits/shared-counts.ts';
import { createFaultReport, createRareWarnings } from '../platform/report-fault.ts';
import { createSecretKeys, type GetSecretKey } from '../platform/secrets.ts';
import { createBars } from '../platform/security/bars.ts';
import { createSecurityLog } from '../platform/security/security-log.ts';
import { findOwnPlayer } from '../players/find-players.ts';
import { createSubscriptionOpener } from '../rooms/api/live-field.ts';
import { addRoundPosters } from '../rooms/api/rounds/round-posters.ts';
import type { RoomBus } from '../rooms/live/bus/room-bus.ts';
import { LIVE_LIMITS, type LiveLimits } from '../rooms/live/connections/live-limits.ts';
import { createCallerBudgets } from '../rooms/live/connections/operation-limits.ts';
import { addLiveRoute, asksForSocket } from '../rooms/live/live-route.ts';
import type { RunningRooms } from '../rooms/rooms.ts';
import { createChallengeTokens } from '../sharing/links/challenge-tokens.ts';
import { createShareTokens, LONGEST_SHARE_TOKEN } from '../sharing/links/share-tokens.ts';
import { createPictureDrawer } from '../sharing/pictures/picture-drawer.ts';
import { pagePreview } from '../sharing/previews/find-preview.ts';
import { posterLoader } from '../sharing/previews/load-poster.ts';
import { addPreviewPictures } from '../sharing/previews/preview-routes.ts';
import {
  type Asker,
  type ContextParts,
  fillContext,
  playWithoutStore,
} from './graphql/fill-context.ts';
import type { RenderGraphiql } from './graphql/graphiql-page.ts';
import { addGraphqlRoute } from './graphql/graphql-route.ts';
import { buildSchema } from './graphql/schema.ts';
import {
  BEHIND_PROXY,
  boundConnections,
  boundRequestsInFlight,
  CONNECTION_LIMITS,
  type ConnectionLimits,
} from './http/connection-bounds.ts';
import { addHealth, type HealthParts } from './http/health.ts';
import { addMisdirectedWarnings } from './http/misdirected.ts';
import { addRequestLog, addRequestRules } from './http/request-rules.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { addWebFiles, mendLink, type WebFiles } from './http/web-files.ts';
import { createMeters, type Meters } from './metrics/meters.ts';
import { addMetricsRoute, type MetricsParts } from './metrics/metrics-route.ts';
import { composePolicy, type PolicySettings } from './policy/policy.ts';
import { type LogLevel, localUrl } from './settings.ts';

export type AppParts = Readonly<{
  log: Readonly<{ level: LogLevel; stream?: Readonly<{ write: (line: string) => void }> }>;
  /** The origin players type; undefined where it is not known before listening. */
  publicUrl: string | undefined;
  /** Whether browsers must reach the host's subdomains by https too; false if not given. */
  hstsSubdomains?: boolean;
  /** Addresses and networks whose headers about a request's origin are believed; none if not given. */
  trustedProxies?: readonly string[];
  /** {@link USUAL_ALLOWANCE} if not given. */
  allowanceOf?: AllowanceOf;
  /** Always present if not given. */
  store?: StoreAccess;
  /** The store's keys if not given. */
  getSecretKey?: GetSecretKey;
  /** Films that browsers keep with their ratings, by id; none if not given. */
  packedFilms?: ReadonlySet<string>;
  /** Daily puzzles in memory; empty if not given. */
  knownPuzzles?: KnownPuzzles;
  /** What identifies callers, beside guests and players of the embedded issuer. */
  callers: Omit<CallerParts, 'guestTokens'>;
  /** What players sign in with; undefined leaves it to the outside issuer. */
  signIn: EmbeddedSignIn | undefined;
  /** The issuer in place of the embedded one. */
  outsideIssuer?: DiscoveredIssuer | undefined;
  web: WebFiles;
  posters: Posters;
  /** Fetches posters of the film database; undefined without one. */
  fetchPoster?: FetchPoster | undefined;
  /** Carries the events of rooms. */
  bus: RoomBus;
  /** Tells other servers whose access ended; only this server knows if not given. */
  accessNews?: AccessNews;
  /** Counts of requests by address that all servers share; undefined if each server counts alone. */
  sharedCounts?: SharedCounts | undefined;
  /** Counters and measurements; its own if not given. */
  meters?: Meters;
  /** The process's timers if not given. */
  timers?: Timers;
  /** The caller starts and stops their clock. */
  rooms: RunningRooms;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds of a clock that is never set; `now` if not given. */
  steadyNow?: () => number;
  /** A number from 0 up to, not including, 1. Only for choices that need no secrecy. */
  random: () => number;
  /** The usual lists, without the operator's, if not given. */
  isProfane?: ProfanityCheck;
  /** 128 random bits in base64url, from a cryptographic source. */
  newVisitorId: () => string;
  /** Called for each request, and for each message on a socket. */
  onActivity?: () => void;
  /** Renders the page to try the API on; undefined for none. */
  renderGraphiql?: RenderGraphiql | undefined;
  /** Whether other machines get that page too; false if not given. */
  isGraphiqlOpen?: boolean;
  /** How many GraphQL requests one address may send. */
  requestsPerMinute?: number;
  /** How many guest tokens one address may get. */
  guestTokensPerMinute?: number;
  /** The limits of one socket. */
  liveLimits?: LiveLimits;
  /** If not given: the limits for players who connect directly, or through a proxy if one is trusted. */
  connections?: ConnectionLimits;
}> &
  PolicySettings &
  MetricsParts &
  Omit<HealthParts, 'registry' | 'timers'>;

/** Health checks come from there, and proxies that are not named as trusted. */
const isLoopback = proxyAddr.compile('loopback');

const BODY_LIMIT_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUESTS_PER_MINUTE = 600;

/** A browser needs one every 50 minutes. A whole school may share one address. */
const GUEST_TOKENS_PER_MINUTE = 60;

/**
 * Builds the server without its socket and clock. The caller passes in what it depends on, and closes that.
 * Requests are counted by the address of their connection. Only headers of trusted proxies can replace it, because
 * anyone can send such headers.
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const isHttps = parts.publicUrl?.startsWith('https:') ?? false;
  const trustProxy = proxyAddr.compile([...(parts.trustedProxies ?? [])]);
  const { allowanceOf = USUAL_ALLOWANCE } = parts;
  const addressOf = (request: IncomingMessage) => proxyAddr(request, trustProxy) ?? '';
  const isBehindProxy = (parts.trustedProxies ?? []).length > 0;
  const { connections = isBehindProxy ? BEHIND_PROXY : CONNECTION_LIMITS } = parts;
  const { meters = createMeters() } = parts;
  const reportFault = createFaultReport(() => app.log, meters.countFault);
  const app: FastifyInstance = Fastify({
    trustProxy,
    logger: { level: parts.log.level, ...(parts.log.stream && { stream: parts.log.stream }) },
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url = '/' }) => mendLink(url),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    // A route's parameter may be the sealed content of a link.
    routerOptions: { maxParamLength: LONGEST_SHARE_TOKEN },
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: connections.idleMs,
    connectionTimeout: connections.stuckMs,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, shouldUpgradeCallback: asksForSocket },
    // Requests that arrive while the server stops are still answered. Their connection is closed afterwards.
    return503OnClosing: false,
    frameworkErrors: unreadableAddressSender(reportFault),
    clientErrorHandler: answerClientError,
  });
  app.setErrorHandler(errorSender(reportFault));
  app.setNotFoundHandler(sendNotFound);
  addRequestRules(app);
  const { getSecretKey = createSecretKeys(parts.db) } = parts;
  const write = (line: object, message: string) => app.log.info(line, message);
  const security = createSecurityLog({ ...meters, getSecretKey, now: parts.now, write });
  const { limitReached: onLimit, report: reportEvent } = security;
  boundRequestsInFlight(app.server, { most: connections.requestsInFlight, onLimit });
  boundConnections(app.server, {
    most: connections.ofAddress,
    allowanceOf,
    onLimit,
    isExempt: (address) => isLoopback(address, 0) || trustProxy(address, 0),
  });
  addRequestLog(app);
  const warnRarely = createRareWarnings((message) => app.log.warn(message), parts.now);
  addMisdirectedWarnings(app, {
    publicUrl: parts.publicUrl,
    isTrusted: (address) => trustProxy(address, 0),
    warnRarely,
  });
  const { onActivity = () => {} } = parts;
  app.addHook('onResponse', async () => onActivity());
  await addSecurityHeaders(app, {
    inline: parts.web.inline,
    publicUrl: parts.publicUrl,
    hstsSubdomains: parts.hstsSubdomains ?? false,
    foreign: parts.outsideIssuer ? issuerOrigins(parts.outsideIssuer) : NO_FOREIGN_ORIGINS,
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    global: false,
    store: requestCounts(parts),
    onExceeded: countExceeded(onLimit),
  });
  await app.register(files, { root: parts.web.root, serve: false, preCompressed: true });
  addMetricsRoute(app, meters, parts);
  addHealth(app, { ...parts, registry: meters.registry });
  addPosters(app, parts.posters);
  if (parts.fetchPoster) addTmdbPosters(app, { fetchPoster: parts.fetchPoster, allowanceOf });
  addRoundPosters(app, parts);
  const publicUrl = () => publicUrlOf(app, parts);
  const guestTokens = createGuestTokens({
    origin: publicUrl,
    getSecretKey,
    now: parts.now,
  });
  const cursors = createListCursors(getSecretKey);
  const challenges = createChallengeTokens(getSecretKey, parts.now);
  const shares = createShareTokens(getSecretKey);
  const mostTokens = parts.guestTokensPerMinute ?? GUEST_TOKENS_PER_MINUTE;
  addGuestTokenRoute(app, {
    publicUrl: parts.publicUrl,
    guestTokens,
    rate: perMinute('guest-tokens', { most: mostTokens, allowanceOf }),
  });
  const most = parts.requestsPerMinute ?? REQUESTS_PER_MINUTE;
  const rate = perMinute('requests', { most, allowanceOf });
  const { accessNews = createAccessNews() } = parts;
  const accessTokens = addIssuer(app, parts, {
    publicUrl,
    rate,
    allowanceOf,
    onLimit,
    meters: meters.accounts,
    reportEvent,
    onFault: reportFault,
    onAccessEnded: accessNews.publishEnded,
  });
  const callers: CallerParts = {
    ...parts.callers,
    guestTokens,
    accessTokens: [...(accessTokens ? [accessTokens] : []), ...parts.callers.accessTokens],
  };
  const { isProfane = createProfanityCheck(NO_NAME_LISTS) } = parts;
  const executor = createExecutor(buildSchema(), meters.countError);
  const identify = (headers: CallerHeaders) => identifyCaller(headers, callers);
  const contextParts: ContextParts = {
    db: parts.db,
    films: parts.films,
    packedFilms: parts.packedFilms ?? new Set(),
    rooms: parts.rooms.rooms,
    now: parts.now,
    random: parts.random,
    isProfane,
    walkIns: callers.walkIns,
    ...playWithoutStore({ ...parts, onFault: reportFault }),
    metrics: meters.films,
    playerMeters: meters.players,
    onLimit,
    reportEvent,
    cursors,
    challenges,
    shares,
    onAccessEnded: accessNews.publishEnded,
    policy: composePolicy(parts),
  };
  const createContext = ({ caller, address, browserId }: Omit<Asker, 'allowance' | 'visitorId'>) =>
    fillContext(contextParts, {
      caller,
      address,
      allowance: allowanceOf(address),
      browserId,
      visitorId: caller.type === 'anonymous' ? browserId : () => visitorOf(caller),
    });
  const bars = createBars(parts);
  const partyOf = ({ address, caller }: GraphqlContext) => ({ address, owner: ownerOf(caller) });
  const isBarred = (asker: GraphqlContext) => bars.isBarred(partyOf(asker));
  const limits = parts.liveLimits ?? LIVE_LIMITS;
  const budgetOf = createCallerBudgets(limits.operationRateOfAccount, parts.now);
  addGraphqlRoute(app, {
    executor,
    spend: (context, amount) => budgetOf(context)(parts.now(), amount),
    publicUrl: parts.publicUrl,
    rate,
    renderGraphiql: parts.renderGraphiql,
    isGraphiqlOpen: parts.isGraphiqlOpen ?? false,
    reportFault,
    identify: ({ headers }) => identify(headers),
    isBarred,
    createContext: ({ request, reply, caller }) =>
      createContext({
        caller,
        address: request.ip,
        browserId: readVisitor({ request, reply }, { ...parts, isSecure: isHttps }),
      }),
  });
  addLiveRoute(app, {
    executor,
    bus: parts.bus,
    rooms: parts.rooms.live,
    limits,
    budgetOf,
    rate,
    onActivity,
    metrics: meters.live,
    publicUrl: parts.publicUrl,
    identify,
    isBarred,
    wasBarred: (asker) => bars.wasBarred(partyOf(asker)),
    accessNews,
    listKeptGrants: (marks) => listKeptGrants(parts.db, marks),
    addressOf,
    allowanceOf,
    isBehindProxy,
    contextsOf: (request) => {
      const address = addressOf(request);
      const browserId = readSocketVisitor(app.parseCookie(request.headers.cookie ?? ''), parts);
      return (caller) => createContext({ caller, address, browserId });
    },
    openSubscription: createSubscriptionOpener({
      schema: executor.schema,
      context: createContext({
        caller: { type: 'anonymous' },
        address: '',
        browserId: parts.newVisitorId,
      }),
      onFault: reportFault,
    }),
    now: parts.now,
    steadyNow: parts.steadyNow ?? parts.now,
    warnRarely,
    onFault: reportFault,
    onLimit,
  });
  const previewParts = {
    rooms: parts.rooms.rooms,
    films: parts.films,
    challenges,
    shares,
    now: parts.now,
    allowanceOf,
    host: () => new URL(publicUrl()).host,
    loadPoster: posterLoader(parts),
    drawer: createPictureDrawer(),
  };
  addPreviewPictures(app, previewParts);
  addWebFiles(app, {
    web: parts.web,
    origin: publicUrl,
    previewOf: (request, path) => pagePreview(request, path, previewParts),
    rate,
    now: parts.now,
    random: parts.random,
  });
  return app;
}

/** Returns how the issuer's tokens are verified; undefined where there is none. */
function addIssuer(
  app: FastifyInstance,
  { db, now, outsideIssuer: outside, signIn, store, web }: AppParts,
  shared: Omit<SignInParts, 'db' | 'now' | 'findPlayerName'>,
): AccessTokens | undefined {
  const { publicUrl } = shared;
  if (outside !== undefined) {
    addIssuerCardRoute(app, () => outsideIssuerCard(outside, publicUrl()));
    return outsideAccessTokens(outside, now);
  }
  if (signIn === undefined) return undefined;
  addIssuerCardRoute(app, () => embeddedIssuerCard(publicUrl(), signIn.socials));
  // The store names the owner of an account of this server by its subject alone.
  const findPlayerName = async (accountId: string) => (await findOwnPlayer(db, accountId))?.name;
  const webPaths = web.paths;
  return addEmbeddedSignIn(app, { ...signIn, ...shared, db, store, now, webPaths, findPlayerName });
}

/** With port 0 the address is known only once the server listens. */
function publicUrlOf(app: FastifyInstance, { publicUrl }: Pick<AppParts, 'publicUrl'>): string {
  return publicUrl ?? localUrl((app.server.address() as AddressInfo).port);
}
