import { ok } from '@outoften/rules/result';
import { expect, test, vi } from 'vitest';
import { type RoomNetwork, watchStorage } from './room-calls.ts';
import * as documents from './room-documents.ts';

const AWAY = 'UNAVAILABLE';

/** Sends requests, each answered by `answer`: a problem, or undefined if it was done. */
function aWatch() {
  let problem: string | undefined;
  const mutate = async () =>
    problem === undefined ? ok({}) : { ok: false as const, problem, details: {} };
  const watch = watchStorage({ mutate } as unknown as RoomNetwork);
  const isBack = vi.fn<() => void>();
  watch.onceBack(isBack);
  const answered = (to: 'write' | 'read' | 'reaction', answer?: string) => {
    problem = answer;
    if (to === 'read') return watch.mutate(documents.resumeSession, { code: 'K7WBX' });
    if (to === 'reaction') {
      const command = { type: 'react', room: 'room', reaction: 'gasp' } as const;
      return watch.mutate(documents.commandRoom, { command });
    }
    return watch.mutate(documents.commandRoom, { command: { type: 'finish', room: 'room' } });
  };
  return { answered, isBack };
}

test('a server that stored something is back', async () => {
  const { answered, isBack } = aWatch();
  await answered('write', AWAY);
  await answered('write', 'offline');
  expect(isBack).not.toHaveBeenCalled();
  await answered('write');
  await answered('write');
  expect(isBack).toHaveBeenCalledOnce();
});

test('a server that can read again is back', async () => {
  const { answered, isBack } = aWatch();
  await answered('write', AWAY);
  await answered('read', AWAY);
  await answered('read', 'timeout');
  expect(isBack).not.toHaveBeenCalled();
  await answered('read');
  expect(isBack).toHaveBeenCalledOnce();
});

test('a server with a full disk, which still reads, is not back', async () => {
  const { answered, isBack } = aWatch();
  await answered('write', AWAY);
  await answered('read');
  await answered('reaction');
  await answered('write', 'NOT_HOST');
  expect(isBack).not.toHaveBeenCalled();
});
