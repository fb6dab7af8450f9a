export type LineTokenParts = Readonly<{
  /** Of whoever is signed in; undefined if nobody is. */
  token: () => Promise<string | undefined>;
  /** Another than the refused one, undefined if there is none. */
  anotherToken: (refused: string) => Promise<string | undefined>;
}>;

/** The server took no token, and there is no other: somebody signed out elsewhere. */
export class SignedOutError extends Error {
  readonly code = 'SIGNED_OUT';
}

/** So many tokens in a row are refused, then there is no use in another. */
const MOST_REFUSALS = 3;

/** The token a line is opened with: of whoever is signed in, and another one each time it is refused. */
export function createLineToken({ token, anotherToken }: LineTokenParts) {
  let sent: string | undefined;
  let refused: string | undefined;
  let refusals = 0;

  /** Undefined if nobody is signed in. Throws {@link SignedOutError} where there is no use in another one. */
  async function take(): Promise<string | undefined> {
    const before = refused;
    sent = before === undefined ? await token() : await anotherToken(before);
    const isHopeless = sent === undefined || refusals > MOST_REFUSALS;
    if (before !== undefined && isHopeless) {
      // Whoever needs the line after this may have signed in again.
      accept();
      throw new SignedOutError();
    }
    return sent;
  }

  function accept(): void {
    refused = undefined;
    refusals = 0;
  }

  function refuse(): void {
    refused = sent;
    refusals += 1;
  }

  return { take, accept, refuse, sent: () => sent };
}
