import { EventEmitter } from 'node:events';
import { tenths } from '@outoften/rules/rating';
import type { SeatId } from '@outoften/rules/room/seat';
import { expect, test } from 'vitest';
import { createDraftExchange } from './draft-exchange.ts';

const OF_ANA = { seat: 'room.ana' as SeatId, value: tenths(61), at: 5 };
const OF_BEN = { seat: 'room.ben' as SeatId, value: tenths(40), at: 6 };

test('the wait ends once as many servers have answered as were asked', async () => {
  const subscribers: EventEmitter[] = [];
  const publish = async (channel: string, text: string) => {
    const receivers = channel === 'outoften:drafts' ? subscribers.length : 1;
    for (const each of subscribers) each.emit('message', channel, text);
    return receivers;
  };
  const open = (serverId: string) => {
    const subscriber = new EventEmitter();
    subscribers.push(subscriber);
    return createDraftExchange({
      publisher: { publish } as never,
      subscriber,
      isReachable: () => true,
      serverId,
      // The limit is never reached.
      timers: { after: () => () => {} },
      onFailed: (fault) => expect.unreachable(String(fault)),
    });
  };
  const [one, other] = [open('one'), open('other')];
  one.answerDrafts(() => [OF_ANA]);
  other.answerDrafts(() => [OF_BEN]);
  expect(await one.askDrafts('round')).toEqual([OF_ANA, OF_BEN]);
});
