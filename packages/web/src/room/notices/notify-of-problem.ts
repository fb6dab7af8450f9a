import { type CallProblem, isServerAway } from '../../api/graphql-client.ts';
import { notify, withdraw } from '../../ui/news/notices.ts';
import { onceStorageIsBack } from '../use-room.ts';

/** Shows a notice about a problem, in these words. A notice about a server that cannot store goes once it can. */
export function notifyOfProblem(problem: CallProblem, text: string): void {
  const notice = { kind: 'error', text } as const;
  notify(notice);
  if (isServerAway(problem)) onceStorageIsBack(() => withdraw(notice));
}
