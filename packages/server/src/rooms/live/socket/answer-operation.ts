import { MessageType } from 'graphql-ws';
import type { Executor } from '../../../platform/graphql/executor.ts';
import type { Operation } from '../../../platform/graphql/operation.ts';
import type { RunningCount } from '../connections/running-count.ts';
import { type ProtocolConnection, tell } from './protocol-connection.ts';

/** Answers a query or mutation with this id. Rejects if no answer could be made. */
export type AnswerOperation = (
  operation: Operation,
  asked: Readonly<{ id: string; connection: ProtocolConnection }>,
) => Promise<void>;

export type AnswerOperationParts = Readonly<{
  executor: Executor;
  onFault: (fault: unknown) => void;
  /** Running queries and mutations. */
  running: RunningCount;
}>;

export function createAnswerOperation(parts: AnswerOperationParts): AnswerOperation {
  const { executor, onFault, running } = parts;
  return async (operation, { id, connection }) => {
    const { answering } = connection;
    const { extra: socket } = connection.context;
    // One for each operation, because an id may be given up and used again before the first answer.
    const mark = {};
    answering.set(id, mark);
    const payload = await run(operation, connection);
    if (answering.get(id) !== mark) return;
    answering.delete(id);
    tell(socket, { id, type: MessageType.Next, payload });
    tell(socket, { id, type: MessageType.Complete });
  };

  async function run(operation: Operation, connection: ProtocolConnection) {
    connection.operations += 1;
    running.begin();
    try {
      return await executor.run(operation, {
        context: connection.context.extra.context(),
        onFault,
      });
    } finally {
      connection.operations -= 1;
      running.end();
    }
  }
}
