import type { createClient } from 'graphql-sse';
import type { GraphqlRequest } from '../api/live-transport.ts';
import type { ConnectionRetries } from './connection-retries.ts';
import { SignedOutError } from './connection-token.ts';
import type { LiveSink } from './live-subscription.ts';

export type EventStreamParts = Readonly<{
  /** Loads the client of graphql-sse, which is needed only where sockets are blocked. */
  loadClient: () => Promise<Readonly<{ createClient: typeof createClient }>>;
  /** Fetches with the token of this tab's player. */
  fetchAs: typeof fetch;
  now: () => number;
  /** True in an open round. A cut connection is then reported within 5 s, and closed within 12 s. */
  isAttentive: () => boolean;
  retries: Pick<ConnectionRetries, 'waitToRetry' | 'noteConnected'>;
  onConnecting: () => void;
  onConnected: () => void;
  /** Called again and again in an open round. */
  onLook: (isSilent: boolean) => void;
  /** Called when the stream has ended for good. */
  onOver: () => void;
}>;

const STREAM_URL = '/graphql/stream';
const UNAUTHORIZED_STATUS = 401;
const PING = ':ping\n';

const LOOK_EVERY_MS = 500;
/** Time limit for opening a stream. */
const OPEN_WITHIN_MS = 15_000;
/** The server writes at least every 3 s. */
const REPORTED_AFTER_MS = 4_000;
const LOST_AFTER_MS = 30_000;
const ATTENTIVE_LOST_AFTER_MS = 11_000;

/**
 * Subscribes with an event stream, for networks that block sockets. Opens a new stream whenever one is lost, until it
 * is stopped or the server ends it.
 */
export function followByStream(
  request: GraphqlRequest,
  sink: LiveSink,
  parts: EventStreamParts,
): () => void {
  let isOver = false;
  let giveUp = () => {};

  async function run(): Promise<void> {
    while (!isOver) {
      parts.onConnecting();
      const end = await attempt();
      if (isOver) return;
      if (end === 'lost') await parts.retries.waitToRetry();
      else over(end);
    }
  }

  /** Resolves to the call that informs the subscriber of the end, or to "lost". */
  async function attempt(): Promise<'lost' | (() => void)> {
    const ending = Promise.withResolvers<'lost' | (() => void)>();
    const lose = () => ending.resolve('lost');
    giveUp = lose;
    const tap = createTap(request, parts);
    const watch = setInterval(() => tap.look(lose), LOOK_EVERY_MS);
    const control = new AbortController();
    try {
      const { createClient } = await parts.loadClient();
      const client = createClient({ url: STREAM_URL, retryAttempts: 0, fetchFn: tap.fetch });
      const stop = client.subscribe<Record<string, unknown>, unknown>(
        request,
        {
          next: (result) => {
            if (!isOver && !control.signal.aborted)
              sink.next(result as Parameters<LiveSink['next']>[0]);
          },
          error: (fault) => ending.resolve(isUnauthorized(fault) ? signOut : 'lost'),
          complete: () => ending.resolve(sink.complete),
        },
        {
          connected() {
            tap.open();
            parts.retries.noteConnected();
            parts.onConnected();
          },
        },
      );
      control.signal.addEventListener('abort', stop);
    } catch {
      lose();
    }
    const end = await ending.promise;
    clearInterval(watch);
    control.abort();
    return end;
  }

  function signOut(): void {
    sink.error(new SignedOutError());
  }

  function over(tell: () => void): void {
    isOver = true;
    parts.onOver();
    tell();
  }

  void run();
  return () => {
    if (isOver) return;
    over(giveUp);
  };
}

/**
 * Notes each byte from the server. The client of graphql-sse does not report comments, which the server sends as pings.
 */
function createTap(
  { variables }: GraphqlRequest,
  { fetchAs, now, isAttentive, onLook }: EventStreamParts,
) {
  let lastMessageAt = now();
  let isOpen = false;

  async function fetchTapped(url: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const answer = await fetchAs(url, init);
    if (answer.body === null) return answer;
    const decoder = new TextDecoder();
    const stream = answer.headers.get('stream-id');
    const tapped = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          lastMessageAt = now();
          controller.enqueue(chunk);
          if (decoder.decode(chunk, { stream: true }).includes(PING)) answerPing(stream);
        },
        flush() {
          // The client misses an end that arrives together with the last event.
          lastMessageAt = Number.NEGATIVE_INFINITY;
        },
      }),
    );
    return new Response(tapped, answer);
  }

  /** A lost answer does no harm, because the next ping is answered as well. */
  function answerPing(stream: string | null): void {
    const body = JSON.stringify({ room: variables.id, stream });
    const headers = { 'content-type': 'application/json' };
    fetch(`${STREAM_URL}/alive`, { method: 'POST', headers, body }).catch(() => {});
  }

  return {
    fetch: fetchTapped,
    open(): void {
      isOpen = true;
    },
    look(lose: () => void): void {
      const silentFor = now() - lastMessageAt;
      const most = isAttentive() ? ATTENTIVE_LOST_AFTER_MS : LOST_AFTER_MS;
      if (silentFor > (isOpen ? most : OPEN_WITHIN_MS)) lose();
      else if (isOpen && isAttentive()) onLook(silentFor >= REPORTED_AFTER_MS);
    },
  };
}

function isUnauthorized(fault: unknown): boolean {
  const { response } = fault as Readonly<{ response?: Readonly<{ status: number }> }>;
  return response?.status === UNAUTHORIZED_STATUS;
}
