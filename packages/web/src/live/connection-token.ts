/** The server refused the token and there is no other, because the player signed out elsewhere. */
export class SignedOutError extends Error {
  readonly code = 'SIGNED_OUT';
}

/** After this many refused tokens in a row, another one is not tried. */
const MOST_REFUSALS = 3;

/** Chooses the token of each connection: the same one until the server refuses it. */
export function createConnectionToken({
  token,
  anotherToken,
}: Readonly<{
  /** The token of the account or guest; undefined if there is neither. */
  token: () => Promise<string | undefined>;
  /** Returns another token than the refused one; undefined if there is none. */
  anotherToken: (refused: string) => Promise<string | undefined>;
}>) {
  let sent: string | undefined;
  let refused: string | undefined;
  let refusals = 0;

  /** Undefined without an account or guest. Throws {@link SignedOutError} if another token would not help. */
  async function take(): Promise<string | undefined> {
    const before = refused;
    sent = before === undefined ? await token() : await anotherToken(before);
    const isHopeless = sent === undefined || refusals > MOST_REFUSALS;
    if (before !== undefined && isHopeless) {
      // The player may have signed in again before the next connection.
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
