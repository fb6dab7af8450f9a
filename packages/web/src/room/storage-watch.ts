import type { RoomCommand } from '@outoften/rules/room/room-command';
import type { CallAnswer } from '../api/graphql-client.ts';
import { isServerAway } from '../api/graphql-client.ts';
import * as documents from './room-documents.ts';
import type { RoomNetwork } from './room-network.ts';

/** Tells when a server that could not store can store again. */
export type StorageWatch = Readonly<{
  /** Called once, as soon as an answer shows that the server stores. */
  onceBack: (call: () => void) => void;
}>;

type Sent = Readonly<{ document: unknown; variables: object }>;

/** A reaction is not stored. */
function isReaction(variables: object): boolean {
  return 'command' in variables && (variables.command as RoomCommand).type === 'react';
}

/** The network, watched for answers that show whether the server stores. */
export function watchStorage(network: RoomNetwork): RoomNetwork & StorageWatch {
  const waiting = new Set<() => void>();
  let isReadingAway = false;

  function note({ document, variables }: Sent, answer: CallAnswer<unknown>): void {
    if (document === documents.commandRoom && isReaction(variables)) return;
    const isReading = document === documents.resumeSession;
    // With a full disk the server still reads. So reading shows that it is back only if reading failed before.
    const isBack = answer.ok && (!isReading || isReadingAway);
    if (answer.ok) isReadingAway = false;
    else if (isReading && isServerAway(answer.problem)) isReadingAway = true;
    if (!isBack) return;
    const calls = [...waiting];
    waiting.clear();
    for (const call of calls) call();
  }

  return {
    ...network,
    mutate: async (document, variables) => {
      const answer = await network.mutate(document, variables);
      note({ document, variables }, answer);
      return answer;
    },
    onceBack: (call) => void waiting.add(call),
  };
}
