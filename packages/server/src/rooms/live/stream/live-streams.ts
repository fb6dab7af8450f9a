import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Caller, expiryOf, ownerOf } from '../../../identity/callers/caller.ts';
import type { GraphqlRequest } from '../../../platform/graphql/operation.ts';
import type { HttpProblem } from '../../../platform/http/http-problem.ts';
import type { SharedLiveParts } from '../connections/live-parts.ts';
import { type LiveStream, serveLiveStream } from './live-stream.ts';

const TOO_MANY_STREAMS: HttpProblem = {
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  message: 'Too many event streams are open for this account or address.',
};

/** A request for an event stream, from a caller who was identified. */
export type StreamRequest = Readonly<{
  raw: IncomingMessage;
  response: ServerResponse;
  request: GraphqlRequest;
  caller: Caller;
}>;

/** All event streams of this server. */
export type LiveStreams = Readonly<{
  /** Returns a problem if no stream may be opened; else a function that opens it. */
  open: (asked: StreamRequest) => HttpProblem | (() => void);
  /** Called when the stream's client answered a ping. */
  noteSignOfLife: (streamId: string) => void;
}>;

export function createLiveStreams(parts: SharedLiveParts): LiveStreams {
  const streams = new Map<string, LiveStream>();
  const serve = ({ raw, response, request, caller }: StreamRequest, uncount: () => void) => {
    const onClosed = () => {
      uncount();
      unwatch();
      streams.delete(stream.id);
      parts.connections.remove(stream);
    };
    const context = parts.contextsOf(raw)(caller);
    const expiresAt = expiryOf(raw.headers) ?? Number.POSITIVE_INFINITY;
    const stream = serveLiveStream({ response, request, context, expiresAt, onClosed }, parts);
    // Without `complete`, so that its client comes back and learns that its token is refused.
    const unwatch = parts.access.watch(caller, stream.goAway);
    streams.set(stream.id, stream);
    parts.connections.add(stream);
  };
  return {
    open: (asked) => {
      const { raw, caller } = asked;
      const address = parts.addressOf(raw);
      const ofAddress = parts.countAddress(address);
      if (ofAddress === undefined) {
        parts.onLimit('sockets-of-address', { address });
        return TOO_MANY_STREAMS;
      }
      const ofAccount = caller.type === 'account' ? parts.ofAccounts.open(caller.owner) : () => {};
      if (ofAccount === undefined) {
        ofAddress();
        parts.onLimit('sockets-of-account', { address, account: ownerOf(caller) });
        return TOO_MANY_STREAMS;
      }
      return () =>
        serve(asked, () => {
          ofAddress();
          ofAccount();
        });
    },
    noteSignOfLife: (streamId) => streams.get(streamId)?.noteSignOfLife(),
  };
}
