import type { createClient } from 'graphql-sse';
import type { GraphqlRequest } from '../api/live-road.ts';
import type { ConnectionRetries } from './connection-retries.ts';
import { SignedOutError } from './connection-token.ts';
import type { LiveSink } from './live-subscription.ts';

export type EventStreamParts = Readonly<{
  /** Loads the client of graphql-sse, which only browsers behind such a network need. */
  loadClient: () => Promise<Readonly<{ createClient: typeof createClient }>>;
  /** Fetches as the caller of this tab. */
  fetchAs: typeof fetch;
  now: () => number;
  /** True while a round may wait for this tab: a dead connection is noticed within 12 s then. */
  isAttentive: () => boolean;
  retries: Pick<ConnectionRetries, 'waitToRetry' | 'noteConnected'>;
  onConnecting: () => void;
  onConnected: () => void;
  /** Called when the stream is over and no other is tried. */
  onOver: () => void;
}>;

const STREAM_URL = '/graphql/stream';
const UNAUTHORIZED_STATUS = 401;
const PING = ':ping\n';

const LOOK_EVERY_MS = 1_000;
/** How long a stream may take to open. */
const OPEN_WITHIN_MS = 15_000;
/** The server writes after 12 s at rest, and in an open round after 4 s. */
const SILENT_MS = 30_000;
const ATTENTIVE_SILENT_MS = 11_000;

/**
 * Follows by an event stream, and by another whenever it is lost, until it is stopped or the server ends it. For
 * networks that block sockets.
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

  /** Resolves with what to tell the subscriber, unless the stream was just lost. */
  async function attempt(): Promise<'lost' | (() => void)> {
    const ending = Promise.withResolvers<'lost' | (() => void)>();
    const lose = () => ending.resolve('lost');
    giveUp = lose;
    const tap = createTap(request, parts);
    const watch = setInterval(() => tap.isSilent() && lose(), LOOK_EVERY_MS);
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

/** Sees each byte that the server writes, comments included, which the client of graphql-sse keeps to itself. */
function createTap(
  { variables }: GraphqlRequest,
  { fetchAs, now, isAttentive }: Pick<EventStreamParts, 'fetchAs' | 'now' | 'isAttentive'>,
) {
  let heardAt = now();
  let isOpen = false;

  async function fetchTapped(url: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const answer = await fetchAs(url, init);
    if (answer.body === null) return answer;
    const decoder = new TextDecoder();
    const stream = answer.headers.get('stream-id');
    const tapped = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          heardAt = now();
          controller.enqueue(chunk);
          if (decoder.decode(chunk, { stream: true }).includes(PING)) answerPing(stream);
        },
        flush() {
          // The client overlooks an end that comes together with the last event.
          heardAt = Number.NEGATIVE_INFINITY;
        },
      }),
    );
    return new Response(tapped, answer);
  }

  /** A lost one is made up for by the next ping. */
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
    isSilent(): boolean {
      const most = isAttentive() ? ATTENTIVE_SILENT_MS : SILENT_MS;
      return now() - heardAt > (isOpen ? most : OPEN_WITHIN_MS);
    },
  };
}

function isUnauthorized(fault: unknown): boolean {
  const { response } = fault as Readonly<{ response?: Readonly<{ status: number }> }>;
  return response?.status === UNAUTHORIZED_STATUS;
}
