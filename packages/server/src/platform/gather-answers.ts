import { gatherTicks, type TickPace } from './tick-queue.ts';

export type GatheredAnswers<Question, Answer> = Readonly<{
  ask: (question: Question) => Promise<Answer>;
  /** Resolves when all questions are answered. */
  settle: () => Promise<void>;
}>;

/**
 * Collects the questions of one tick, and those that arrive while the last ones are being answered. `answerAll` answers
 * them together, in their order. If it fails, each question is asked alone, so that one without an answer does not
 * affect the others.
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
