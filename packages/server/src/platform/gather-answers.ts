import { gatherTicks, type TickPace } from './tick-queue.ts';

export type GatheredAnswers<Question, Answer> = Readonly<{
  ask: (question: Question) => Promise<Answer>;
  /** Resolves when all that was asked is answered. */
  settle: () => Promise<void>;
}>;

/**
 * Asks together what is asked in one tick and while the last questions are answered. `answerAll` answers each of them,
 * in their order; should it fail, each is asked by itself, so that what can't be answered takes no other with it.
 */
export function gatherAnswers<Question, Answer>(
  answerAll: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  pace?: TickPace,
): GatheredAnswers<Question, Answer> {
  const answerTogether = async (asked: readonly Asked<Question, Answer>[]): Promise<void> => {
    try {
      const answers = await answerAll(asked.map(({ question }) => question));
      for (const [n, answer] of answers.entries()) asked[n]?.answer(answer);
    } catch (fault) {
      if (asked.length === 1) asked[0]?.fail(fault);
      else for (const each of asked) await answerTogether([each]);
    }
  };
  const queue = gatherTicks(answerTogether, pace);
  return {
    ask: (question) =>
      new Promise((answer, fail) => {
        queue.submit({ question, answer, fail });
      }),
    settle: queue.settle,
  };
}

type Asked<Question, Answer> = Readonly<{
  question: Question;
  answer: (answer: Answer) => void;
  fail: (fault: unknown) => void;
}>;
