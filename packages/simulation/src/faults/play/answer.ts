/** What came of an operation. */
export type Answer = Readonly<
  | { type: 'granted'; data: AnswerData }
  | { type: 'refused'; code: string }
  /** Nothing came: whether the server did it is not known. */
  | { type: 'lost' }
>;

/** The fields that were asked for. */
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

/** A code that is missing is as bad as one that is unknown, so it fails the test that lists the codes. */
export function codeOf({ message, extensions }: GraphqlError): string {
  return extensions?.code ?? `no code: ${message}`;
}
