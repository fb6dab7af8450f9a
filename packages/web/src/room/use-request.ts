import type { Allowance } from '@outoften/rules/allowance';
import { useEffect, useRef, useState } from 'react';
import { type CallProblem, isServerAway } from '../api/graphql-client.ts';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { notify, withdraw } from '../ui/news/notices.ts';
import { type Outcome, seatOf } from './room-state.ts';
import { onceStorageIsBack, room, useRoom } from './use-room.ts';

/** Sends one request at a time, and shows a notice if it fails. */
export function useRequest() {
  const say = useMessages();
  const [isWaiting, setWaiting] = useState(false);

  /** True if the request was sent and succeeded. */
  async function send<T>(request: () => Outcome<T>): Promise<boolean> {
    if (isWaiting) return false;
    setWaiting(true);
    const outcome = await request();
    setWaiting(false);
    if (!outcome.ok) notifyOfProblem(outcome.refusal, say(roomProblemMessage(outcome.refusal)));
    return outcome.ok;
  }

  return { isWaiting, send };
}

/** Shows a notice about a problem, in these words. A notice about a server that cannot store goes once it can. */
export function notifyOfProblem(problem: CallProblem, text: string): void {
  const notice = { kind: 'error', text } as const;
  notify(notice);
  if (isServerAway(problem)) onceStorageIsBack(() => withdraw(notice));
}

/** Messages for the codes of the server and the network. */
const PROBLEMS: Readonly<Record<string, MessageId>> = {
  offline: 'room.problem.offline',
  timeout: 'room.problem.timeout',
  UNAVAILABLE: 'room.problem.unavailable',
  'server-error': 'room.problem.unavailable',
  TOO_MANY_REQUESTS: 'room.problem.too-many',
  UNAUTHORIZED: 'room.problem.unauthorized',
  INVALID_SESSION_NAME: 'room.problem.name',
  INVALID_NAME: 'room.problem.player-name',
  NOT_HOST: 'room.problem.not-host',
  NOT_SEATED: 'room.problem.not-seated',
  'not-waiting': 'room.problem.not-waiting',
  SESSION_BUSY: 'room.problem.busy',
  SESSION_FULL: 'room.problem.full',
  SESSION_CLOSED: 'room.problem.closed',
  ROUND_OVER: 'room.problem.round-over',
  OLD_CLIENT: 'room.ended.old.text',
  GRAPHQL_VALIDATION_FAILED: 'room.ended.old.text',
  'guess-too-late': 'room.problem.guess-too-late',
  'hint-too-late': 'room.problem.hint-too-late',
  'name-too-late': 'room.problem.name-too-late',
  ROUND_PAUSED: 'room.problem.paused',
  ROUND_OPEN: 'room.problem.round-open',
  NOBODY_GUESSED: 'room.problem.nobody-guessed',
  NO_SKIPS_LEFT: 'room.problem.no-skips',
  TOO_FEW_PLAYERS: 'room.problem.too-few',
  NO_MOVIE_FITS: 'room.problem.no-film',
  NO_USABLE_MOVIE: 'room.problem.no-film',
  INVALID_FILTER: 'room.problem.too-few-films',
};

export function roomProblemMessage(problem: CallProblem): MessageId {
  return PROBLEMS[problem] ?? 'room.problem.other';
}

/** Sends the time allowance of a player, or of a member of the audience, to the room, on entering and after each change. */
export function useKeptAllowance(): void {
  const state = useRoom();
  const say = useMessages();
  const [send] = useState(() =>
    createLatestRequest(async (allowance: Allowance) => {
      const set = await room.setAllowance(allowance);
      if (!set.ok) notifyOfProblem(set.refusal, say(roomProblemMessage(set.refusal)));
    }),
  );
  const wanted = useSavedData().data.settings.allowance;
  const seat = state.phase === 'inside' ? seatOf(state.role)?.connectionId : undefined;
  const known = state.phase === 'inside' ? state.allowance : undefined;
  const told = useRef({ seat, allowance: 1 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server says is no new choice
  useEffect(() => {
    // A new seat has the plain time limit unless its host gave it more, so without a choice nothing is sent.
    const before = told.current.seat === seat ? told.current.allowance : 1;
    told.current = { seat, allowance: wanted };
    if (seat !== undefined && wanted !== before && wanted !== known) void send(wanted);
  }, [seat, wanted]);
}

/**
 * Sends one request at a time. While one runs, only the latest further request is kept, because it replaces the others.
 * The returned promise resolves once none is left.
 */
export function createLatestRequest<T>(send: (value: T) => Promise<unknown>) {
  let next: Readonly<{ value: T }> | undefined;
  let sending: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    while (next !== undefined) {
      const { value } = next;
      next = undefined;
      await send(value);
    }
    sending = undefined;
  }

  return (value: T): Promise<void> => {
    next = { value };
    sending ??= sendAll();
    return sending;
  };
}
