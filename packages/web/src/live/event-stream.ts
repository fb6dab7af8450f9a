import type { GraphqlRequest } from '../api/graphql-fetch.ts';
import type { ConnectionRetries } from './connection-retries.ts';
import { SignedOutError } from './connection-token.ts';
import type { LiveSink } from './live-subscription.ts';

export type EventStreamParts = Readonly<{
  /** Fetches with the token of this tab's player. */
  fetchAs: typeof fetch;
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
const JSON_HEADERS = { 'content-type': 'application/json' };
const UNAUTHORIZED_STATUS = 401;

const PING = ':ping';
const NEXT = 'event: next\ndata: ';
const COMPLETE = 'event: complete';

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
  let attempt = new AbortController();

  async function run(): Promise<void> {
    while (!isOver) {
      parts.onConnecting();
      attempt = new AbortController();
      const end = await followOnce(request, sink, { ...parts, attempt }).catch(
        () => 'lost' as const,
      );
      attempt.abort();
      if (isOver) return;
      if (end === 'lost') {
        await parts.retries.waitToRetry();
        continue;
      }
      stop();
      if (end === 'refused') sink.error(new SignedOutError());
      else sink.complete();
    }
  }

  function stop(): void {
    if (isOver) return;
    isOver = true;
    attempt.abort();
    parts.onOver();
  }

  void run();
  return stop;
}

/** Follows one stream to its end. Rejects if it can't be opened, breaks, or is silent for too long. */
async function followOnce(
  request: GraphqlRequest,
  sink: LiveSink,
  parts: EventStreamParts & Readonly<{ attempt: AbortController }>,
): Promise<'lost' | 'refused' | 'complete'> {
  const { isAttentive, attempt } = parts;
  const { signal } = attempt;
  const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', reject));
  let heardAt = Date.now();
  let isOpen = false;
  const watch = setInterval(() => {
    const silentFor = Date.now() - heardAt;
    const most = isAttentive() ? ATTENTIVE_LOST_AFTER_MS : LOST_AFTER_MS;
    if (silentFor > (isOpen ? most : OPEN_WITHIN_MS)) attempt.abort();
    else if (isOpen && isAttentive()) parts.onLook(silentFor >= REPORTED_AFTER_MS);
  }, LOOK_EVERY_MS);
  signal.addEventListener('abort', () => clearInterval(watch));
  const response = await Promise.race([openStream(request, signal, parts), aborted]);
  if (response.status === UNAUTHORIZED_STATUS) return 'refused';
  if (!response.ok || response.body === null) return 'lost';
  isOpen = true;
  parts.retries.noteConnected();
  parts.onConnected();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (true) {
    const { done, value } = await Promise.race([reader.read(), aborted]);
    if (done) return 'lost';
    heardAt = Date.now();
    const events = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      if (event === PING) answerPing(request, response);
      if (event.startsWith(COMPLETE)) return 'complete';
      if (event.startsWith(NEXT) && !signal.aborted)
        sink.next(JSON.parse(event.slice(NEXT.length)));
    }
  }
}

function openStream(
  request: GraphqlRequest,
  signal: AbortSignal,
  { fetchAs }: EventStreamParts,
): Promise<Response> {
  const headers = { ...JSON_HEADERS, accept: 'text/event-stream' };
  return fetchAs(STREAM_URL, { method: 'POST', headers, body: JSON.stringify(request), signal });
}

/** A lost answer does no harm, because the next ping is answered as well. */
function answerPing({ variables }: GraphqlRequest, { headers }: Response): void {
  const body = JSON.stringify({ room: variables.id, stream: headers.get('stream-id') });
  fetch(`${STREAM_URL}/alive`, { method: 'POST', headers: JSON_HEADERS, body }).catch(() => {});
}
