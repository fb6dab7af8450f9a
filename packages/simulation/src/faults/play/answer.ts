/** The outcome of an operation. */
export type Answer = Readonly<
  | { type: 'granted'; data: AnswerData }
  | { type: 'refused'; code: string }
  /** There was no answer, so it is unknown whether the server did it. */
  | { type: 'lost' }
>;

/** The requested fields. */
export type AnswerData = Readonly<Record<string, unknown>>;

export const LOST: Answer = { type: 'lost' };

type GraphqlError = Readonly<{ message: string; extensions?: Readonly<{ code?: string }> }>;

/** The payload of a `next` message, or the body of an answer by HTTP. */
export type GraphqlPayload = Readonly<{
  data?: AnswerData | null;
  errors?: readonly GraphqlError[];
}>;

export function readAnswer({ data, errors = [] }: GraphqlPayload): Answer {
  const [error] = errors;
  if (error !== undefined) return { type: 'refused', code: codeOf(error) };
  return { type: 'granted', data: data ?? {} };
}

/**
 * Returns the error's code. A missing code is returned as an unknown one, which fails the test that lists the codes.
 */
export function codeOf({ message, extensions }: GraphqlError): string {
  return extensions?.code ?? `no code: ${message}`;
}
