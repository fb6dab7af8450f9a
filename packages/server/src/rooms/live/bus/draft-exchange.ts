import type { Redis } from 'ioredis';
import type { CallOff, Timers } from '../../../platform/clock.ts';
import type { SeatDraft } from '../../store/draft-rows.ts';
import type { FindDrafts } from './draft-bus.ts';

/** Slower servers are not waited for: at a deadline they have stored their drafts by then. */
const ANSWER_WITHIN_MS = 150;

/** All servers subscribe to it. */
const QUESTIONS = 'outoften:drafts';

export type DraftExchangeParts = Readonly<{
  publisher: Pick<Redis, 'publish'>;
  subscriber: Readonly<{
    on: (event: 'message', onMessage: (channel: string, text: string) => void) => unknown;
  }>;
  /** True if both connections are open. */
  isReachable: () => boolean;
  serverId: string;
  timers: Pick<Timers, 'after'>;
  onFailed: (fault: unknown) => void;
}>;

type Question = Readonly<{ id: number; from: string; roundId: string }>;

type Answer = Readonly<{ id: number; drafts: readonly SeatDraft[] }>;

type Asked = {
  readonly found: SeatDraft[];
  answers: number;
  /** How many servers were asked, this one included; undefined until Redis has answered. */
  servers: number | undefined;
  readonly done: () => void;
};

/** Lets servers ask each other, by Redis, for drafts that are not stored yet. Every server answers, the asking one too. */
export function createDraftExchange(parts: DraftExchangeParts) {
  const { publisher, subscriber, isReachable, serverId, timers, onFailed } = parts;
  const answers = `${QUESTIONS}:${serverId}`;
  const open = new Map<number, Asked>();
  let find: FindDrafts = () => [];
  let questions = 0;

  const answer = ({ id, from, roundId }: Question) => {
    const text = JSON.stringify({ id, drafts: find(roundId) } satisfies Answer);
    publisher.publish(`${QUESTIONS}:${from}`, text).catch(onFailed);
  };
  const take = ({ id, drafts }: Answer) => {
    const asked = open.get(id);
    if (asked === undefined) return;
    asked.found.push(...drafts);
    asked.answers += 1;
    if (asked.answers === asked.servers) asked.done();
  };
  subscriber.on('message', (channel: string, text: string) => {
    if (channel === QUESTIONS) answer(JSON.parse(text));
    if (channel === answers) take(JSON.parse(text));
  });

  const ask = async (asked: Asked, question: Question) => {
    const servers = await publisher.publish(QUESTIONS, JSON.stringify(question));
    asked.servers = servers;
    if (asked.answers >= servers) asked.done();
  };
  return {
    /** The channels that the subscriber needs. */
    channels: [QUESTIONS, answers],
    answerDrafts(findHere: FindDrafts): void {
      find = findHere;
    },
    async askDrafts(roundId: string): Promise<readonly SeatDraft[]> {
      if (!isReachable()) return [];
      const id = questions++;
      const found: SeatDraft[] = [];
      let callOff: CallOff = () => {};
      await new Promise<void>((done) => {
        callOff = timers.after(ANSWER_WITHIN_MS, done);
        const asked: Asked = { found, answers: 0, servers: undefined, done };
        open.set(id, asked);
        ask(asked, { id, from: serverId, roundId }).catch(onFailed);
      });
      callOff();
      open.delete(id);
      return found;
    },
  };
}
