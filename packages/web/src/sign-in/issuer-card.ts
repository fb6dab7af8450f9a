import * as v from 'valibot';

const address = v.pipe(
  v.string(),
  v.check((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'no web address'),
);

const name = v.pipe(v.string(), v.minLength(1));

/** The server's description of the issuer. `metadata` is from the issuer's discovery. */
const cardSchema = v.object({
  client_id: name,
  scopes: v.array(name),
  redirect_uri: address,
  logout_style: v.picklist(['openid', 'cognito', 'none']),
  metadata: v.object({
    issuer: address,
    authorization_endpoint: address,
    token_endpoint: address,
    revocation_endpoint: v.exactOptional(address),
    userinfo_endpoint: v.exactOptional(address),
    end_session_endpoint: v.exactOptional(address),
    id_token_signing_alg_values_supported: v.exactOptional(v.array(v.string())),
    authorization_response_iss_parameter_supported: v.exactOptional(v.boolean()),
  }),
  /** The `prompt` for the pages to change an account; absent if the issuer has no such pages. */
  account_prompt: v.exactOptional(name),
  identity_provider_parameter: name,
  identity_providers: v.array(v.object({ name, label: name })),
});

/** The issuer's addresses, and its name for this app. */
export type IssuerCard = v.InferOutput<typeof cardSchema>;

/** Accounts of another kind with which the issuer signs in. */
export type IdentityProvider = IssuerCard['identity_providers'][number];

/** Thrown if the server's answer is no card. */
export class WrongIssuerCard extends Error {
  readonly code = 'WRONG_ISSUER_CARD';
}

/** Throws WrongIssuerCard for anything else. */
export function parseIssuerCard(answer: unknown): IssuerCard {
  const parsed = v.safeParse(cardSchema, answer);
  if (parsed.success) return parsed.output;
  throw new WrongIssuerCard(parsed.issues[0].message);
}

/** Returns a function that fetches the card once. After a failure, the next call fetches it again. */
export function keepIssuerCard(ask: () => Promise<Response>): () => Promise<IssuerCard> {
  let known: Promise<IssuerCard> | undefined;
  return () => {
    known ??= readCard(ask).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function readCard(ask: () => Promise<Response>): Promise<IssuerCard> {
  const response = await ask();
  if (!response.ok) throw new Error(`issuer.json answers ${response.status}`);
  return parseIssuerCard(await response.json());
}

type ClockSkew = Readonly<{
  /** Reads the `Date` of an answer that has just arrived. Answers of other origins may not show it. */
  note: (answer: Response) => Response;
  /** How many seconds the server's clock is ahead of this device's; 0 until measured. */
  seconds: () => number;
}>;

/** Measures how far this device's clock is off. `now` is the device's clock, in milliseconds since 1970. */
export function createClockSkew(now: () => number): ClockSkew {
  let seconds = 0;
  return {
    note(answer) {
      const sentAt = Date.parse(answer.headers.get('date') ?? '');
      if (!Number.isNaN(sentAt)) seconds = Math.round((sentAt - now()) / 1000);
      return answer;
    },
    seconds: () => seconds,
  };
}

const PATIENCE_MS = 8000;

/** How far this device's clock is off. */
export const clockSkew = createClockSkew(Date.now);

/** Fetched from this page's server, past the cache: a cached answer has an old `Date`. */
export const issuerCard = keepIssuerCard(async () =>
  clockSkew.note(
    await fetch('/issuer.json', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }),
  ),
);
